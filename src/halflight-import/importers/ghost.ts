import { h } from 'hastscript';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { ghostTextToHtml } from '../ghost-texts';
import type { Importer, Item } from '../importer';
import { withPages } from '../list-urls';
import { toPath } from '../permalinks';
import { byClass, callout, drop, findIn, leave, linkTo, propertyOf, wordsIn } from '../rewrite-html';
import { remotePictures } from '../hosts';
import type { Source } from '../source';
import { addItem, createBlog, withoutEmpty } from '../texts';
import { readTime } from '../times';
import { fieldOf, isYes, mapOf, textOf, type Values } from '../values';
import { withoutTags } from '../write-html';

export const ghost: Importer = {
  label: 'Ghost',
  recognise: (source) => (findExports(source).length > 0 ? 10 : 0),
  read: (source, url = '') => {
    const exports = findExports(source).map((file) => ({ file, data: dataIn(source.settings(file)) }));
    const base = url.replace(/\/$/, '');
    const all = (table: string) => exports.flatMap(({ data }) => rowsOf(data, table));
    const byId = (table: string) => new Map(all(table).map((row) => [textOf(row.id), row]));
    const [tags, users, meta] = [byId('tags'), byId('users'), new Map<string, Values>()];
    for (const row of all('posts_meta')) meta.set(textOf(row.post_id), row);
    const tagsOf = relation(all('posts_tags'), 'tag_id');
    const authorsOf = relation(all('posts_authors'), 'author_id');
    const slugOf = new Map([...tags.values()].map((tag) => [textOf(tag.name), textOf(tag.slug)]));
    const slugOfAuthor = new Map([...users.values()].map((user) => [textOf(user.name), textOf(user.slug)]));
    const pictures = findPictureFolder(source);
    const settings = new Map(all('settings').map((row) => [textOf(row.key), textOf(row.value)]));
    const blog = createBlog({
      title: settings.get('title') || undefined,
      description: settings.get('description') || undefined,
      language: (settings.get('locale') || settings.get('lang'))?.slice(0, 2) || undefined,
      staticFolders: ['', pictures.folder],
      ...(pictures.isBare && { aliasesOfFiles: { '/content/images/': `${pictures.folder}/` } }),
      lists: {
        ...withPages({ '/tag/:name/': 'tag', '/author/:author/': 'posts' }, 'page/:number/'),
        ...{ '/page/:number/': 'posts', '/tag/:name/rss/': 'tagFeed', '/author/:author/rss/': 'feed' },
      },
      feeds: ['/rss/'],
      // Themes say how many; without one that does, Ghost shows five.
      pageSize: 5,
      toListName: (tag) => slugOf.get(tag) ?? toSlug(tag),
      toAuthorName: (name) => slugOfAuthor.get(name) ?? toSlug(name),
      understood: [],
      rewrite,
    });
    for (const { file, data } of exports) {
      for (const row of rowsOf(data, 'posts')) {
        const id = textOf(row.id);
        const names = (rows: ReadonlyMap<string, Values>, ids: readonly string[] = []) =>
          ids.map((each) => textOf(rows.get(each)?.name)).filter((name) => name !== '');
        const authors = names(users, authorsOf.get(id) ?? [textOf(row.author_id)]);
        const slug = textOf(row.slug) || toSlug(textOf(row.title)) || id;
        const name = `${file}#${slug}`;
        const report = (why: string | false | undefined) => why && blog.skipped.push({ file: name, why });
        addItem(blog, name, () => {
          const item = toItem({ ...row, ...meta.get(id) }, slug, {
            ...{ file: name, tags: names(tags, tagsOf.get(id)), authors, base },
          });
          report(whyDraft(row));
          report(
            item.body === '' && textOf(row.lexical) + textOf(row.mobiledoc) !== '' && 'its text could not be read',
          );
          const code = textOf(row.codeinjection_head) + textOf(row.codeinjection_foot);
          report(code !== '' && 'the code that was injected into it is left out');
          return item;
        });
      }
    }
    const hasPictures = blog.items.some(({ body }) => body.includes('"/content/images/'));
    if (hasPictures && !source.files.some((name) => /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(name)))
      for (const { file } of exports)
        blog.skipped.push({
          file,
          why: 'it has no pictures and does not say where they are: add "--url" with the URL of the old site, and "--download"',
        });
    blog.remote = remotePictures(blog.items, /^https:\/\/storage\.ghost\.io\//);
    return blog;
  },
};

function findExports({ files, text }: Source): string[] {
  const isExport = (file: string) => /^\s*\{\s*"db"\s*:|"exported_on"\s*:/.test(text(file).slice(0, 2000));
  return files.filter((file) => /^[^/]+\.json$/i.test(file) && isExport(file));
}

/** The tables of an export. */
function dataIn(settings: Values): Values {
  const [first] = Array.isArray(settings.db) ? settings.db : [settings];
  return mapOf(mapOf(first).data);
}

const rowsOf = (data: Values, table: string): Values[] => {
  const rows = fieldOf(data, table);
  return Array.isArray(rows) ? rows.map(mapOf) : [];
};

/** What belongs to each post, in order. */
function relation(rows: readonly Values[], key: string): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const row of [...rows].sort((a, b) => Number(a.sort_order) - Number(b.sort_order))) {
    const post = textOf(row.post_id);
    related.set(post, [...(related.get(post) ?? []), textOf(row[key])]);
  }
  return related;
}

/** The folder of pictures beside an export. It is `bare` if the folders above it, `content/images`, are missing. */
function findPictureFolder({ files }: Source): { folder: string; isBare: boolean } {
  const found = files.map((file) => /^(?:(.*?)\/)?content\/(?:images|media|files)\//.exec(file)).find(Boolean);
  if (found) return { folder: found[1] ?? '', isBare: false };
  const bare = files.map((file) => /^(.*?)(?=\/\d{4}\/\d{2}\/[^/]+$)/.exec(file)?.[1]).find(Boolean);
  return { folder: bare ?? '', isBare: bare !== undefined };
}

/** Why a post that was sent or shown to some readers becomes a draft; `undefined` if everybody could read it. */
function whyDraft(row: Values): string | undefined {
  const visibility = textOf(row.visibility) || 'public';
  if (visibility !== 'public')
    return `it was only for ${visibility === 'members' ? 'members' : 'paying members'}, so it becomes a draft`;
  return textOf(row.status) === 'sent' ? 'it was only sent as a newsletter, so it becomes a draft' : undefined;
}

function toItem(
  row: Values,
  slug: string,
  { file, tags, authors, base }: { file: string; tags: string[]; authors: string[]; base: string },
): Item {
  const field = (...names: string[]) =>
    textOf(fieldOf(row, ...names))
      .replaceAll('__GHOST_URL__', base)
      // Smaller copies, which a backup may lack.
      .replace(/(?<=\/content\/images\/)size\/w\d+(?:h\d+)?\/(?:format\/\w+\/)?/g, '');
  const isPublished = field('status') === 'published' || field('status') === 'scheduled';
  const draft = !isPublished || whyDraft(row) !== undefined;
  const isPage = field('type') === 'page' || isYes(row.page);
  const [date, updated] = ['published_at', 'updated_at'].map((name) => readTime(field(name)));
  const picture = field('feature_image', 'image');
  const caption = withoutTags(field('feature_image_caption'));
  const values = withoutEmpty({
    title: textOf(row.title),
    excerpt: field('custom_excerpt'),
    description: field('meta_description'),
    meta_title: field('meta_title'),
    tags: tags.filter((tag) => !tag.startsWith('#')),
    internal_tags: tags.filter((tag) => tag.startsWith('#')),
    authors,
    canonical_url: field('canonical_url'),
    featured: isYes(row.featured) ? 'true' : '',
    image: picture && { src: picture, alt: field('feature_image_alt') || caption },
    feature_image_caption: picture && field('feature_image_alt') && caption,
    updated: updated && date && updated.slice(0, 10) > date.slice(0, 10) ? updated : '',
  });
  return {
    ...{ file, kind: isPage ? 'page' : 'post', values, bodyLine: 1, format: 'html' },
    body: field('html') || ghostTextToHtml(row).replaceAll('__GHOST_URL__', base) || field('plaintext'),
    slug: toSlug(slug),
    date: isPage && !date ? undefined : (date ?? readTime(field('created_at')) ?? '1970-01-01'),
    draft,
    oldUrls: isPublished || field('status') === 'sent' ? [toPath(slug, '/')] : [],
    folders: [''],
  };
}

const media = (name: 'audio' | 'video') => (card: Parameters<typeof wordsIn>[0]) => [
  h('p', wordsIn(card, `kg-${name}-title`)),
  h(name, { src: propertyOf(findIn(card, `<${name}>`), 'src'), title: wordsIn(card, `kg-${name}-title`) }),
  h('p', wordsIn(card, '<figcaption>')),
];

/** Ghost's cards. Others are plain HTML. */
const rewrite = byClass({
  'kg-bookmark-card': (card) =>
    linkTo(
      propertyOf(findIn(card, '<a>'), 'href'),
      wordsIn(card, 'kg-bookmark-title'),
      [wordsIn(card, 'kg-bookmark-description'), wordsIn(card, '<figcaption>')].filter(Boolean).join(' — '),
    ),
  'kg-callout-emoji': drop,
  'kg-callout-card': (card) => callout([h('p', findIn(card, 'kg-callout-text')?.children ?? [])]),
  'kg-toggle-card': (card) => [
    h('details', [
      h('summary', wordsIn(card, 'kg-toggle-heading-text')),
      ...(findIn(card, 'kg-toggle-content')?.children ?? []),
    ]),
  ],
  'kg-audio-card': media('audio'),
  'kg-video-card': media('video'),
  'kg-file-card': (card) =>
    linkTo(
      propertyOf(findIn(card, '<a>'), 'href'),
      wordsIn(card, 'kg-file-card-title') || wordsIn(card, 'kg-file-card-filename'),
      wordsIn(card, 'kg-file-card-caption'),
    ),
  'kg-signup-card': leave('the signup card'),
  'kg-email-card': leave('the email card'),
  'kg-email-cta-card': leave('the email card'),
  'kg-paywall-card': drop,
});
