const OLD_URL =
  'the folder and the file’s name (or "slug") make the URL; the old URL belongs in "aliases", and redirects here';
const DRAFT = 'write draft: true for what should not be published';

interface GeneratorKey {
  names: readonly string[];
  note?: string;
  /** Whether it can be dropped without loss: then it is ignored, with a warning. */
  idle?: true;
  /** Whether its value is a path that may have been published. */
  oldUrl?: true;
  /** Whether its values have another meaning here. */
  differs?: true;
  /** Whether its `true` is `false` here. */
  opposite?: true;
}

/**
 * Front matter keys of Jekyll, Hugo and WordPress exports, with our names for them. If there are several, the first that the collection has is
 * suggested. An empty list: we have no equivalent, and the note says why.
 */
const generatorKeys: Record<string, GeneratorKey> = {
  lastmod: { names: ['updated'] },
  last_modified_at: { names: ['updated'] },
  modified: { names: ['updated'] },
  updatedDate: { names: ['updated'] },
  updatedAt: { names: ['updated'] },
  updated_at: { names: ['updated'] },
  last_updated: { names: ['updated'] },
  lastUpdated: { names: ['updated'] },
  modDatetime: { names: ['updated'] },
  pubDate: { names: ['date', 'publish'] },
  publishDate: { names: ['publish'] },
  publishdate: { names: ['publish'] },
  published_at: { names: ['publish'] },
  published: { names: ['draft'], note: DRAFT },
  post_status: { names: ['draft'], note: DRAFT },
  status: { names: ['draft'], note: DRAFT },
  private: { names: ['draft'] },
  isDraft: { names: ['draft'] },
  expiryDate: { names: ['expires'] },
  expirydate: { names: ['expires'] },
  permalink: { names: ['aliases'], note: OLD_URL, oldUrl: true },
  path: { names: ['aliases'], note: OLD_URL, oldUrl: true },
  url: { names: ['aliases'], note: OLD_URL, oldUrl: true },
  url_slug: { names: ['slug'] },
  post_name: { names: ['slug'] },
  redirect_from: { names: ['aliases'] },
  redirect_to: { names: ['to', 'canonical'] },
  categories: { names: ['tags'] },
  category: { names: ['tags'] },
  tag: { names: ['tags'] },
  keywords: { names: ['tags'] },
  author: {
    names: [],
    note: 'delete the line: without "authors", an entry is by the person in person.md; a site with several writers lists them under "authors", by the names of their files in people/',
  },
  description: { names: ['summary'] },
  excerpt: { names: ['summary'] },
  subtitle: { names: ['summary'] },
  abstract: { names: ['summary'] },
  image: { names: ['cover', 'avatar'] },
  images: { names: ['gallery', 'cover'] },
  thumbnail: { names: ['cover'] },
  featured_image: { names: ['cover'] },
  featuredImage: { names: ['cover'] },
  heroImage: { names: ['cover'] },
  cover_image: { names: ['cover'] },
  coverImage: { names: ['cover'] },
  ogImage: { names: ['cover'] },
  banner: { names: ['cover'] },
  photo: { names: ['avatar', 'cover'] },
  canonicalURL: { names: ['canonical'] },
  canonical_url: { names: ['canonical'] },
  weight: { names: ['order'] },
  menu_order: { names: ['order'] },
  sidebar_position: { names: ['order'] },
  position: { names: ['order', 'role'] },
  robots: { names: ['noindex'], differs: true },
  sitemap: { names: ['noindex'], differs: true },
  index: {
    names: ['noindex'],
    note: 'here it is the opposite, noindex: true for what search engines are not to list',
    opposite: true,
  },
  listed: {
    names: ['unlisted'],
    note: 'here it is the opposite, unlisted: true for what only its URL leads to',
    opposite: true,
  },
  mathjax: { names: ['math'] },
  katex: { names: ['math'] },
  use_math: { names: ['math'] },
  company: { names: ['organization'] },
  employer: { names: ['organization'] },
  school: { names: ['institution'] },
  startDate: { names: ['start'] },
  endDate: { names: ['end'] },
  from: { names: ['start'] },
  until: { names: ['end'] },
  link: { names: ['url', 'links'] },
  website: { names: ['url'] },
  baseURL: { names: ['url'] },
  baseurl: { names: ['url'] },
  siteUrl: { names: ['url'] },
  languageCode: { names: ['language'] },
  lang: { names: ['language'] },
  timezone: { names: ['timeZone'] },
  menu: { names: ['navigation'], note: 'the navigation is set in site.md' },
  layout: { names: [], idle: true, note: 'the folder decides how an entry is shown' },
  type: { names: [], idle: true, note: 'the folder decides what an entry is' },
  post_type: { names: [], idle: true, note: 'the folder decides what an entry is' },
  guid: { names: [], idle: true, note: 'the URL of an entry comes from its name' },
  comments: { names: [], idle: true, note: 'comments cannot be turned on or off for one entry' },
  toc: { names: [], idle: true, note: 'the table of contents is made from the headings' },
  markup: { names: [], idle: true, note: 'everything is Markdown' },
  cssclasses: { names: [], idle: true, note: 'styles belong in custom.css' },
  cssclass: { names: [], idle: true, note: 'styles belong in custom.css' },
  cascade: { names: [], note: 'values are not inherited; anything of your own belongs in extra' },
  params: { names: [], note: 'anything of your own belongs in extra' },
};

/** What is reported about another generator's key. */
interface Explained {
  suggestion?: string;
  /** The field with the same meaning that accepts the same value. */
  same?: string;
  note?: string;
  idle?: true;
}

/**
 * Our name for another generator's key, among the names allowed at its place, or a note on why there is none; `undefined` for an unknown key, or one
 * whose names are not allowed there. `value` is used for keys that hold an old URL.
 */
export function explainGeneratorKey(key: string, allowed: readonly string[], value?: unknown): Explained | undefined {
  const known = Object.hasOwn(generatorKeys, key) ? generatorKeys[key] : undefined;
  if (!known) return undefined;
  const name = known.names.find((each) => allowed.includes(each));
  if (!name && known.names.length > 0) return undefined;
  const isPath = known.oldUrl && typeof value === 'string' && /^\/[^:{}[\],]*$/.test(value);
  const suggestion = isPath && name ? `${name}: [${value}]` : name;
  const isSame = known.oldUrl ? isPath : !known.note && !known.differs;
  return {
    ...(isSame && name && { same: name }),
    ...(suggestion && { suggestion }),
    ...(known.note && { note: known.note }),
    ...(known.idle && { idle: true }),
  };
}

/**
 * A collection's name for another generator's key; `idle` if the key can be dropped without loss; neither if there is no name, or only one with the
 * opposite meaning.
 */
export function nameHere(key: string, allowed: readonly string[]): { name?: string; idle?: true } {
  const known = Object.hasOwn(generatorKeys, key) ? generatorKeys[key] : undefined;
  const name = known?.opposite ? undefined : known?.names.find((each) => allowed.includes(each));
  return { ...(name !== undefined && { name }), ...(known?.idle && { idle: true }) };
}

/** The front matter keys that only mean something to other generators and can be dropped without loss. */
export function findIdleKeys(values: object, allowed: readonly string[]): string[] {
  return Object.keys(values).filter((key) => !allowed.includes(key) && explainGeneratorKey(key, allowed)?.idle);
}
