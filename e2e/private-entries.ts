import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { collections as registry } from '../src/halflight/collections';
import { filesOf } from './sites';

/** Why an entry is private. Posts and recipes may also have a future date. */
const kindsOfPrivacy = ['draft', 'later', 'expired', 'dated'] as const;
type Privacy = (typeof kindsOfPrivacy)[number];

const lines: Record<Privacy, string> = {
  draft: 'draft: true',
  later: 'publish: 2999-01-01',
  expired: 'expires: 2001-01-01',
  dated: 'date: 2999-01-01',
};

/** The beginning of every marker: letters only, so that it is the same in URLs, file names and the search index. */
export const MARKER = 'zqleak';

/** The marker in the comments of public entries, which are for their author alone. */
export const COMMENT = `${MARKER}comment`;

/** The marker in the metadata of every picture, which must not be published even if the picture is. */
export const METADATA = 'zqmetadata';

/** The fields of an entry of each collection; `mark` returns a word that occurs nowhere else. */
const fieldsOf: Record<string, (mark: (field: string) => string) => string[]> = {
  posts: (mark) => [
    `title: ${mark('title')}`,
    `summary: ${mark('summary')}`,
    `tags: [shared, ${mark('tag')}]`,
    'series: A shared series',
    `cover: { src: ./${mark('picture')}.jpg, alt: ${mark('alt')} }`,
    `canonical: https://${mark('canonical')}.test/`,
  ],
  projects: (mark) => [
    `title: ${mark('title')}`,
    `summary: ${mark('summary')}`,
    `role: ${mark('role')}`,
    `tools: [${mark('tool')}]`,
    `tags: [shared, ${mark('tag')}]`,
    'featured: true',
    `cover: { src: ./${mark('picture')}.jpg, alt: ${mark('alt')} }`,
    `gallery: [{ src: ./${mark('gallery')}.jpg, alt: ${mark('galleryalt')} }]`,
    `links: [{ label: ${mark('label')}, url: https://${mark('link')}.test/ }]`,
  ],
  experience: (mark) => [
    `title: ${mark('title')}`,
    `organization: ${mark('organization')}`,
    'start: 2020',
    `highlights: [${mark('highlight')}]`,
  ],
  education: (mark) => [`title: ${mark('title')}`, `institution: ${mark('institution')}`, 'start: 2019', 'end: 2020'],
  awards: (mark) => [`title: ${mark('title')}`, `issuer: ${mark('issuer')}`, 'date: 2020'],
  books: (mark) => [`title: ${mark('title')}`, `authors: [${mark('author')}]`, `cover: ./${mark('picture')}.jpg`],
  events: (mark) => [`title: ${mark('title')}`, 'start: 2999-05-05', `location: ${mark('location')}`],
  services: (mark) => [`title: ${mark('title')}`, `summary: ${mark('summary')}`],
  products: (mark) => [`title: ${mark('title')}`, `summary: ${mark('summary')}`, `features: [${mark('feature')}]`],
  testimonials: (mark) => [`name: ${mark('name')}`, `role: ${mark('role')}`, `avatar: ./${mark('picture')}.jpg`],
  people: (mark) => [
    `name: ${mark('name')}`,
    `role: ${mark('role')}`,
    `avatar: ./${mark('picture')}.jpg`,
    `social: [https://${mark('social')}.test/]`,
  ],
  // A collection that the site declares itself.
  recipes: (mark) => [
    `title: ${mark('title')}`,
    `summary: ${mark('summary')}`,
    `cover: { src: ./${mark('picture')}.jpg, alt: ${mark('alt')} }`,
    `ingredients: [${mark('ingredient')}]`,
    `method: ${mark('method')}`,
    `origin: https://${mark('origin')}.test/`,
    `tags: [shared, ${mark('tag')}]`,
  ],
  pages: (mark) => [
    `title: ${mark('title')}`,
    'sections:',
    `  - { type: hero, title: ${mark('hero')}, text: ${mark('text')} }`,
    `  - { type: gallery, items: [{ src: ./${mark('picture')}.jpg, alt: ${mark('alt')} }] }`,
    '  - { type: prose }',
  ],
};

const collections = Object.keys(fieldsOf);
const isDated = (collection: string) => collection === 'posts' || collection === 'recipes';

/** What a test searches for: for each entry, the word that all its markers begin with. */
export const marks = collections.flatMap((collection) =>
  kindsOfPrivacy
    .filter((kind) => kind !== 'dated' || isDated(collection))
    .map((kind) => ({ collection, kind, mark: MARKER + collection + kind })),
);

/** A home page that lists everything public, a collection, and public entries of some collections. */
const surroundings: Record<string, string> = {
  'pages/index.md': `---
title: Home
sections:
${['hero', 'showcase', 'timeline', 'services', 'products', 'testimonials', 'team', 'awards', 'books', 'events', 'posts']
  .map((type) => `  - type: ${type}\n`)
  .join('')}  - type: collection
    of: recipe
---
`,
  'collections/recipe.md': `---
label: Recipes
list: cards
card: [ingredients]
publishes: { by: date, feed: true }
schema: Recipe
fields:
  - { name: date, kind: day }
  - { name: summary, kind: text, optional: true }
  - { name: cover, kind: image, optional: true }
  - { name: ingredients, kind: text, list: true, property: recipeIngredient }
  - { name: method, kind: markdown, property: recipeInstructions }
  - { name: origin, kind: url, optional: true }
  - { name: tags, kind: text, list: true, optional: true }
---
`,
  'recipes/shown.md':
    '---\ntitle: Shown\ndate: 2020-01-02\ningredients: [Water]\nmethod: Boil it.\ntags: [shared]\n---\n\nWords.\n',
  'posts/shown.md': `---
title: Shown
date: 2020-01-02
tags: [shared]
series: A shared series
---
<!-- ${COMMENT}block -->

Words <!-- ${COMMENT}inline --> and more.

<div><!-- ${COMMENT}html --> Words.</div>

- An item <!--
${COMMENT}item --> of a list

<!-- ${COMMENT}open
`,
  'projects/shown.md': '---\ntitle: Shown\ntags: [shared]\n---\n\nWords.\n',
  'events/shown.md': '---\ntitle: Shown\nstart: 2998-05-05\n---\n\nWords.\n',
};

/** Writes an entry of every kind of privacy into every collection, full of markers; with `published`, the same entries as public ones. */
export async function writePrivateEntries(content: string, published: boolean): Promise<void> {
  for (const [path, text] of Object.entries(surroundings)) write(join(content, path), text);
  let shade = 0;
  for (const { collection, kind, mark: base } of marks) {
    const mark = (field: string) => base + field;
    const folder = join(content, collection, `${base}file`);
    const fields = fieldsOf[collection]?.(mark) ?? [];
    const hidden = published ? [] : [lines[kind]];
    const day = isDated(collection) && (published || kind !== 'dated') ? ['date: 2000-01-01'] : [];
    // File names become URLs; an entry with a slug has its marker there instead.
    const named = kind === 'draft' ? [`slug: ${mark('slug')}`] : [];
    const hasPage = collection === 'recipes' || registry.some(({ folder, page }) => folder === collection && page);
    const alias = hasPage ? [`aliases: [/${mark('alias')}/]`] : [];
    const more = [...alias, `extra: { note: ${mark('extra')} }`];
    const pictures = fields.join('\n').match(/[a-z]+\.jpg/g) ?? [];
    const text = `${mark('body')} [a paper](./${mark('paper')}.pdf), [a photograph](./${mark('photo')}.jpg)\n\n## ${mark('heading')}\n\n![${mark('inline')}](./${mark('photo')}.jpg)`;
    write(
      join(folder, 'index.md'),
      ['---', ...fields, ...day, ...hidden, ...named, ...more, '---', '', text, ''].join('\n'),
    );
    write(join(folder, `${mark('paper')}.pdf`), `%PDF-1.4 ${mark('bytes')}`);
    for (const picture of [...pictures, `${mark('photo')}.jpg`]) {
      shade += 1;
      await draw(join(folder, picture), shade);
    }
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A small photograph with a camera's metadata: its maker, and the location. */
function draw(path: string, shade: number): Promise<unknown> {
  return sharp({
    create: { width: 48, height: 32, channels: 3, background: `hsl(${shade % 360}, 60%, ${30 + (shade % 40)}%)` },
  })
    .jpeg()
    .withExif({ IFD0: { Make: METADATA, ImageDescription: METADATA }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><r>${METADATA}</r></x:xmpmeta>`)
    .toFile(path);
}

/** What was found in a finished site. */
export interface Look {
  /** The markers that were found, by file: in its name, its bytes, or its decompressed bytes. */
  found: Map<string, string[]>;
  /** The number of files of each kind. */
  places: Record<string, number>;
  /** Published pictures with a camera's metadata. */
  tagged: string[];
}

const pictures = ['.jpg', '.jpeg', '.png', '.avif', '.webp'];

/** Searches every byte of a finished site for the markers, or for words that begin with another pattern. */
export async function lookForMarkers(folder: string, begin = `(?:${MARKER}|${METADATA})`): Promise<Look> {
  const { found, places, tagged }: Look = { found: new Map(), places: {}, tagged: [] };
  const marker = new RegExp(`${begin}[a-z]*`, 'gi');
  for (const path of filesOf(folder)) {
    const bytes = readFileSync(join(folder, path));
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = [path, bytes.toString('latin1'), isPacked ? gunzipSync(bytes).toString('latin1') : ''].join('\n');
    const names = new Set(Array.from(text.matchAll(marker), ([name]) => name.toLowerCase()));
    if (names.size > 0) found.set(path, [...names]);
    const kind = kindOf(path);
    places[kind] = (places[kind] ?? 0) + 1;
    if (!pictures.includes(extname(path))) continue;
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    // The only metadata that we write is the copyright notice of a picture in an album.
    const rest = xmp?.toString().replace(/<dc:rights>[^]*?<\/dc:rights>/, '') ?? '';
    if (exif ?? iptc ?? /<(?!\/?(?:x|rdf):)/.exec(rest)) tagged.push(path);
  }
  return { found, places, tagged };
}

/** The kind of a file: its name if that has a meaning, else its extension. */
export function kindOf(path: string): string {
  const [name = ''] = /[^/]+$/.exec(path) ?? [];
  return /^(?:feed\.(?:xml|json)|sitemap.*|robots\.txt|llms\.txt|_headers|_redirects|page-data\.json)$/.test(name)
    ? name
    : extname(name) || name;
}
