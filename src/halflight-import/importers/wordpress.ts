import { isPicture } from '../../halflight/fields/picture-files';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { groupBy } from '../../halflight/group-by';
import { IMPORT_NESTING, IMPORT_PATTERNS } from '../../halflight/limits';
import { decodeUrl } from '../../halflight/parse-url';
import { withFootnotes } from '../footnotes';
import { numberIn } from '../find-item';
import type { Importer, Item } from '../importer';
import { withPages } from '../list-urls';
import { toPath } from '../permalinks';
import { childrenOf, fieldIn, readXml, type XmlElement } from '../read-xml';
import type { Source } from '../source';
import { wordpress as tags } from '../tags/wordpress';
import { createBlog, orWhy } from '../texts';
import { readTime } from '../times';
import type { Value, Values } from '../values';
import { withoutTags } from '../write-html';

export const wordpress: Importer = {
  label: 'WordPress',
  recognise: (source) => (findExports(source).length > 0 ? 10 : 0),
  read: (source) => {
    // A large export is split into several files, and a post in one may use media of another.
    const exports = findExports(source).map((file) => {
      const { document, mistakes } = readXml(source.text(file));
      const channels = childrenOf(document, 'rss').flatMap((rss) => childrenOf(rss, 'channel'));
      const inChannels = (name: string) => channels.flatMap((channel) => childrenOf(channel, name));
      const records = inChannels('item').filter(({ isWhole }) => isWhole);
      return { file, mistakes, channel: channels[0], authors: inChannels('wp:author'), records };
    });
    const all = exports.flatMap(({ records }) => records);
    const media = new Map(
      all
        .filter((record) => fieldIn(record, 'wp:post_type') === 'attachment')
        .map(
          (record) =>
            [
              fieldIn(record, 'wp:post_id'),
              {
                url: fieldIn(record, 'wp:attachment_url').trim(),
                alt: metaOf(record).get('_wp_attachment_image_alt') ?? '',
              },
            ] as const,
        )
        .filter(([, { url }]) => url !== ''),
    );
    const uploads = groupBy(
      all.filter((record) => fieldIn(record, 'wp:post_type') === 'attachment'),
      (record) => fieldIn(record, 'wp:post_parent'),
    );
    const patterns = new Map(
      all
        .filter((record) => fieldIn(record, 'wp:post_type') === 'wp_block')
        .map((record) => [fieldIn(record, 'wp:post_id'), fieldIn(record, 'content:encoded')]),
    );
    const channels = exports.map(({ channel }) => channel);
    const said = (...names: string[]) =>
      channels.flatMap((channel) => names.map((name) => fieldIn(channel, name).trim())).find(Boolean);
    const url = said('wp:base_blog_url', 'link');
    const blog = createBlog({
      url,
      title: said('title'),
      description: said('description'),
      feeds: ['/feed/', '/feed/rss/', '/feed/rss2/', '/feed/atom/', '/comments/feed/'],
      language: said('language')?.slice(0, 2),
      authors: new Map(
        exports
          .flatMap(({ authors }) => authors)
          .map((author) => ['login', 'display_name'].map((name) => fieldIn(author, `wp:author_${name}`).trim()))
          .map(([login = '', name = '']) => [login, name || login]),
      ),
      staticFolders: [''],
      // Uploads that lie beside the export. Pictures are shown in sizes of the new site, as those beside texts of other programs.
      publishes: (file) =>
        /(?:^|\/)wp-content\/uploads\//.test(file) && !isPicture(file)
          ? `/${file.replace(/^.*?(?=wp-content\/)/, '')}`
          : undefined,
      lists: {
        ...withPages(
          {
            ...{ '/tag/:name/': 'tag', '/category/:name/': 'tag', '/blog/': 'posts', '/author/:author/': 'posts' },
            ...{ '/:year/': 'archive', '/:year/:month/': 'archive' },
          },
          NEXT,
        ),
        [`/${NEXT}`]: 'posts',
        ...{ '/tag/:name/feed/': 'tagFeed', '/category/:name/feed/': 'tagFeed', '/author/:author/feed/': 'feed' },
      },
      toListName: namesIn(
        exports.map(({ channel }) => channel),
        all,
      ),
      shortLink: '/?p=NUMBER',
      tags: [tags],
      uploadsOf: (number) =>
        (uploads.get(number) ?? []).flatMap((record) => media.get(fieldIn(record, 'wp:post_id')) ?? []),
      remote: [...media.values()],
      media,
      understood: [],
    });
    // Plugins for AMP give each text a second URL, and leave values of theirs in some.
    const hasAmp = all.some((record) => [...metaOf(record).keys()].some((key) => /^_?amp(?:_|for-?wp)/.test(key)));
    for (const { file, records, mistakes } of exports) {
      for (const record of records) {
        const [id, title] = ['wp:post_id', 'title'].map((name) => withoutTags(fieldIn(record, name).trim()));
        const name = `${file}#${id}${title && ` (${title.slice(0, 60)})`}`;
        const item = orWhy(() => toItem(record, name, { media, patterns, url, hasAmp }));
        if (typeof item === 'string') blog.skipped.push({ file: name, why: item });
        else if (item) blog.items.push(item);
      }
      const why = `it is not well-formed in ${mistakes} places; what could be read was taken`;
      if (mistakes > 0) blog.skipped.push({ file, why });
    }
    return blog;
  },
};

/** The exports at the top of a source, which other programs write in this format, too. */
export function findExports({ files, text }: Source): string[] {
  const isExport = (file: string) => /<rss\b[^>]*\bxmlns:wp=/.test(text(file).slice(0, 20_000));
  return files.filter((file) => /^[^/]+\.xml$/i.test(file) && isExport(file));
}

/** The metadata of an item, by its keys. */
const metaOf = (record: XmlElement): ReadonlyMap<string, string> =>
  new Map(
    childrenOf(record, 'wp:postmeta').map((meta) => [fieldIn(meta, 'wp:meta_key'), fieldIn(meta, 'wp:meta_value')]),
  );

/** Post types that are not texts, and how messages describe them. */
const OTHER_KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nav_menu_item: 'menu item: the navigation is set in site.md',
    revision: 'older version of a text',
    wp_block: 'reusable block, which is in the texts that show it',
    wp_template: 'template',
    wp_global_styles: 'style',
    wp_navigation: 'menu: the navigation is set in site.md',
    custom_css: 'style: styles belong in custom.css',
  }),
);

interface Shared {
  media: ReadonlyMap<string, { url: string; alt: string }>;
  patterns: ReadonlyMap<string, string>;
  url: string | undefined;
  hasAmp: boolean;
}

/** The item in a record of an export, or why it is not imported. Pictures are no items. */
function toItem(record: XmlElement, file: string, { media, patterns, url, hasAmp }: Shared): Item | string | undefined {
  const field = (name: string) => fieldIn(record, name).trim();
  const [type, status, id] = [field('wp:post_type'), field('wp:status'), field('wp:post_id')];
  if (type === 'attachment') return undefined;
  if (type !== 'post' && type !== 'page')
    return `it is a ${OTHER_KINDS.get(type) ?? `"${type}", a kind of a plugin's own`}`;
  if (status === 'trash') return 'it is in the trash';
  if (status === 'auto-draft') return 'it was never saved';
  const title = withoutTags(field('title'));
  const meta = metaOf(record);
  const written = field('wp:post_date');
  const date = readTime(written.startsWith('0000') ? '' : written) ?? readTime(field('pubDate'));
  const named = decodeUrl(field('wp:post_name')).replace(/^.*\/|\.html?$/g, '') || title;
  const link = pathOf(field('link'), url);
  const isPublished = status === 'publish' || status === 'future';
  const listed = (domain: string): Value[] =>
    childrenOf(record, 'category')
      .filter(({ attributes }) => attributes.domain === domain)
      .map((term) => term.text.trim())
      .filter((name) => !/^Uncategori[sz]ed$/i.test(name));
  const thumbnail = media.get(meta.get('_thumbnail_id') ?? '');
  const values: Values = {
    ...(title && { title }),
    ...(field('excerpt:encoded') && { excerpt: withoutTags(field('excerpt:encoded')) }),
    ...(listed('category').length > 0 && { categories: listed('category') }),
    ...(listed('post_tag').length > 0 && { tags: listed('post_tag') }),
    ...(field('dc:creator') && { author: field('dc:creator') }),
    ...(field('wp:is_sticky') === '1' && type === 'post' && { featured: 'true' }),
    ...(Number(field('wp:menu_order')) !== 0 && { menu_order: field('wp:menu_order') }),
    ...(thumbnail && { featured_image: thumbnail.alt ? { src: thumbnail.url, alt: thumbnail.alt } : thumbnail.url }),
    ...(meta.get('_yoast_wpseo_metadesc') && { description: meta.get('_yoast_wpseo_metadesc') ?? '' }),
  };
  const modified = readTime(field('wp:post_modified'));
  if (modified && modified.slice(0, 10) > (date ?? '').slice(0, 10)) values.modified = modified;
  const body = withFootnotes(withPatterns(field('content:encoded'), patterns), meta.get('footnotes') ?? '');
  const parts = link?.replace(/\?.*$/, '').split('/').filter(Boolean).map(toSlug) ?? [];
  return {
    ...{ file, kind: type, values, body, bodyLine: 1, format: 'html', number: id },
    slug: (type === 'page' && isPublished && parts.join('/')) || toSlug(named) || `${type}-${id}`,
    date: date ?? '1970-01-01',
    // Password-protected texts become drafts.
    draft: !isPublished || field('wp:post_password') !== '',
    oldUrls:
      link !== undefined && isPublished && numberIn(link) === undefined ? toOldUrls(link, { hasAmp, record }) : [],
    folders: ['', 'wp-content/uploads', 'uploads'],
  };
}

/** The URLs of a text: its own, that of the feed of its comments if it has any, and that of its version for AMP. */
function toOldUrls(link: string, { hasAmp, record }: { hasAmp: boolean; record: XmlElement }): string[] {
  if (!link.endsWith('/') || link === '/') return [link];
  const isShown = (comment: XmlElement) => fieldIn(comment, 'wp:comment_approved').trim() === '1';
  const hasComments = childrenOf(record, 'wp:comment').some(isShown);
  return [link, ...(hasComments ? [`${link}feed/`] : []), ...(hasAmp ? [`${link}amp/`] : [])];
}

/** The spelling of tags and categories in URLs: their short names, those of a category below those that it belongs to. */
function namesIn(
  channels: readonly (XmlElement | undefined)[],
  records: readonly XmlElement[],
): (name: string, isCategory: boolean) => string {
  const termsOf = (kind: 'category' | 'tag', ...fields: string[]) =>
    channels
      .flatMap((channel) => (channel ? childrenOf(channel, `wp:${kind}`) : []))
      .map((term) => fields.map((field) => fieldIn(term, `wp:${field}`).trim()));
  const categories = termsOf('category', 'category_nicename', 'cat_name', 'category_parent');
  const parents = new Map(categories.map(([slug = '', , parent = '']) => [slug, parent]));
  const pathOf = (slug: string, depth = 0): string => {
    const parent = parents.get(slug);
    return parent && depth < IMPORT_NESTING ? `${pathOf(parent, depth + 1)}/${slug}` : slug;
  };
  // An export of some posts alone describes the terms nowhere else.
  const named = (wanted: string) =>
    records
      .flatMap((record) => childrenOf(record, 'category'))
      .map(({ text, attributes: { domain, nicename = '' } }) => [domain === wanted ? nicename : '', text.trim()]);
  const toPaths = (terms: readonly (readonly string[])[]) =>
    new Map(terms.flatMap(([slug = '', name = '']) => (slug ? [[name.toLowerCase(), pathOf(slug)] as const] : [])));
  const paths = toPaths([...named('category'), ...categories]);
  const tags = toPaths([...named('post_tag'), ...termsOf('tag', 'tag_slug', 'tag_name')]);
  return (name, isCategory) => decodeUrl((isCategory ? paths : tags).get(name.toLowerCase()) || toSlug(name));
}

/** What WordPress appends to the URL of a list for the pages after its first. */
const NEXT = 'page/:number/';

/** Replaces references to synced patterns with their content. Nested and unknown ones stay. */
function withPatterns(html: string, patterns: ReadonlyMap<string, string>): string {
  let count = 0;
  return html.replace(/<!-- wp:block \{"ref":(\d+)[^>]{0,2000}-->/g, (mark, id: string) => {
    count += 1;
    return (count <= IMPORT_PATTERNS ? patterns.get(id) : undefined) ?? mark;
  });
}

/** The path and query of a URL of the site, which Squarespace writes without the host. */
function pathOf(link: string, base = ''): string | undefined {
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(link)) return undefined;
  const path = decodeUrl(link.replace(/^https?:\/\/[^/]+/, '').replace(/#.*$/, ''));
  const prefix = base.replace(/^https?:\/\/[^/]+/, '').replace(/\/$/, '');
  return toPath(prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path);
}
