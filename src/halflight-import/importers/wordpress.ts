import sax from 'sax';
import { IMPORT_PATTERNS } from '../../halflight/limits';
import { withFootnotes } from '../footnotes';
import type { Blog, Importer, Item, Skipped } from '../importer';
import { toPath } from '../read-item';
import type { Source } from '../source';
import { wordpress as tags } from '../tags/wordpress';
import { readTime } from '../times';
import type { Value, Values } from '../values';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { decodeUrl } from '../../halflight/parse-url';

const isExport = (text: string): boolean => /<rss\b[^>]*\bxmlns:wp=/.test(text.slice(0, 20_000));

export const wordpress: Importer = {
  label: 'WordPress',
  recognise: ({ files, text }) => (findExports(files, text).length > 0 ? 10 : 0),
  read: readWordpress,
};

function findExports(files: readonly string[], text: (path: string) => string): string[] {
  return files.filter((file) => /^[^/]+\.xml$/i.test(file) && isExport(text(file)));
}

/** An `<item>` of the export: its fields by name, its terms and its metadata. */
interface Piece {
  fields: Map<string, string>;
  terms: { domain: string; name: string }[];
  meta: Map<string, string>;
}

interface Export {
  channel: Map<string, string>;
  authors: Map<string, string>;
  records: Piece[];
  mistakes: number;
}

/** Parses an export with SAX. Entities that the file declares are never expanded, so they cannot exhaust memory. */
function parseExport(xml: string): Export {
  const parser = sax.parser(true, { position: false });
  const result: Export = { channel: new Map(), authors: new Map(), records: [], mistakes: 0 };
  const path: string[] = [];
  let record: Piece | undefined;
  let author = new Map<string, string>();
  let meta = { key: '', value: '' };
  let domain = '';
  let text: string[] = [];
  parser.onerror = () => {
    result.mistakes += 1;
    parser.resume();
  };
  parser.onopentag = ({ name, attributes }) => {
    path.push(name);
    text = [];
    if (name === 'item') record = { fields: new Map(), terms: [], meta: new Map() };
    if (name === 'wp:author') author = new Map();
    if (name === 'wp:postmeta') meta = { key: '', value: '' };
    if (name === 'category') domain = typeof attributes.domain === 'string' ? attributes.domain : '';
  };
  parser.ontext = (part) => void text.push(part);
  parser.oncdata = (part) => void text.push(part);
  parser.onclosetag = (name) => {
    path.pop();
    const value = text.join('');
    text = [];
    const above = path.at(-1);
    if (name === 'item' && record) {
      result.records.push(record);
      record = undefined;
    } else if (name === 'wp:author')
      result.authors.set(author.get('wp:author_login') ?? '', author.get('wp:author_display_name') ?? '');
    else if (above === 'wp:author') author.set(name, value.trim());
    else if (name === 'wp:meta_key' && above === 'wp:postmeta') meta.key = value;
    else if (name === 'wp:meta_value' && above === 'wp:postmeta') meta.value = value;
    else if (name === 'wp:postmeta') record?.meta.set(meta.key, meta.value);
    else if (name === 'category' && above === 'item') record?.terms.push({ domain, name: value.trim() });
    else if (above === 'item') record?.fields.set(name, value);
    else if (above === 'channel') result.channel.set(name, value.trim());
  };
  parser.write(xml).close();
  return result;
}

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

function readWordpress(source: Source): Blog {
  const skipped: Skipped[] = [];
  const items: Item[] = [];
  const media = new Map<string, { url: string; alt: string }>();
  const patterns = new Map<string, string>();
  const authors = new Map<string, string>();
  let url: string | undefined;
  let language: string | undefined;
  // A large export is split into several files, and a post in one may show media of another.
  const exports = findExports(source.files, source.text).map((file) => ({ file, ...parseExport(source.text(file)) }));
  for (const read of exports) {
    url ??= read.channel.get('wp:base_blog_url') || read.channel.get('link');
    language ??= read.channel.get('language')?.slice(0, 2);
    for (const [login, name] of read.authors) authors.set(login, name || login);
    for (const { fields, meta } of read.records) {
      const type = fields.get('wp:post_type');
      const id = fields.get('wp:post_id') ?? '';
      const address = (fields.get('wp:attachment_url') ?? '').trim();
      if (type === 'wp_block') patterns.set(id, fields.get('content:encoded') ?? '');
      if (type === 'attachment' && address)
        media.set(id, { url: address, alt: meta.get('_wp_attachment_image_alt') ?? '' });
    }
  }
  for (const { file, records, mistakes } of exports) {
    for (const record of records) {
      const item = toItem(record, { file, media, patterns, skipped, base: url });
      if (item) items.push(item);
    }
    if (mistakes > 0)
      skipped.push({ file, why: `it is not well-formed in ${mistakes} places; what could be read was taken` });
  }
  return {
    ...{ items, skipped, url, language, authors },
    staticFolders: [''],
    lists: [
      { from: '/tag/:name/', to: 'tag' },
      { from: '/category/:name/', to: 'tag' },
      { from: '/blog/', to: 'posts' },
    ],
    variables: {},
    tags: [tags],
    remote: [...media.values()],
    media,
    understood: ['date'],
  };
}

function toItem(
  { fields, terms, meta }: Piece,
  {
    file,
    media,
    patterns,
    skipped,
    base,
  }: {
    file: string;
    media: ReadonlyMap<string, { url: string; alt: string }>;
    patterns: ReadonlyMap<string, string>;
    skipped: Skipped[];
    base: string | undefined;
  },
): Item | undefined {
  const field = (name: string) => (fields.get(name) ?? '').trim();
  const type = field('wp:post_type');
  const status = field('wp:status');
  const title = field('title').replace(/<[^>]*>/g, '');
  const id = field('wp:post_id');
  const name = `${file}#${id}${title && ` (${title.slice(0, 60)})`}`;
  if (type === 'attachment') return undefined;
  if (type !== 'post' && type !== 'page') {
    skipped.push({ file: name, why: `it is a ${OTHER_KINDS.get(type) ?? `"${type}", a kind of a plugin's own`}` });
    return undefined;
  }
  if (status === 'trash' || status === 'auto-draft') {
    skipped.push({ file: name, why: status === 'trash' ? 'it is in the trash' : 'it was never saved' });
    return undefined;
  }
  const written = field('wp:post_date');
  const date = readTime(written.startsWith('0000') ? '' : written) ?? readTime(field('pubDate'));
  const named = decodeUrl(field('wp:post_name')) || title;
  const link = pathOf(field('link'), base);
  const isPublished = status === 'publish' || status === 'future';
  const listed = (domain: string): Value[] =>
    terms.filter((term) => term.domain === domain && !/^Uncategori[sz]ed$/i.test(term.name)).map((term) => term.name);
  const thumbnail = media.get(meta.get('_thumbnail_id') ?? '');
  const values: Values = {
    ...(title && { title }),
    ...(field('excerpt:encoded') && { excerpt: field('excerpt:encoded').replace(/<[^>]*>/g, '') }),
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
  const isPage = type === 'page';
  const body = withFootnotes(withPatterns(field('content:encoded'), patterns), meta.get('footnotes') ?? '');
  const parts = link?.replace(/\?.*$/, '').split('/').filter(Boolean).map(toSlug) ?? [];
  return {
    ...{ file: name, kind: type, values, body, bodyLine: 1, format: 'html', number: id },
    slug: isPage
      ? parts.length > 0 && isPublished
        ? parts.join('/')
        : toSlug(named) || `page-${id}`
      : toSlug(named) || `post-${id}`,
    date: date ?? '1970-01-01',
    // Password-protected texts become drafts.
    draft: !isPublished || field('wp:post_password') !== '',
    oldUrls: link !== undefined && isPublished ? [link] : [],
    folders: ['', 'wp-content/uploads', 'uploads'],
  };
}

/** A text with the content of its synced patterns in their place. Those within patterns, and unknown ones, stay. */
function withPatterns(html: string, patterns: ReadonlyMap<string, string>): string {
  let count = 0;
  return html.replace(/<!-- wp:block \{"ref":(\d+)[^>]{0,2000}-->/g, (mark, id: string) => {
    count += 1;
    return (count <= IMPORT_PATTERNS ? patterns.get(id) : undefined) ?? mark;
  });
}

/** The path and query of a URL of the site. */
function pathOf(link: string, base = ''): string | undefined {
  if (!/^https?:\/\//.test(link)) return undefined;
  const path = decodeUrl(link.replace(/^https?:\/\/[^/]+/, '').replace(/#.*$/, ''));
  const prefix = base.replace(/^https?:\/\/[^/]+/, '').replace(/\/$/, '');
  return toPath(prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path);
}
