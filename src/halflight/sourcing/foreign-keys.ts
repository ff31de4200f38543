const OLD_URL =
  'the folder and the file’s name (or "slug") make the URL; the old URL belongs in "aliases", and redirects here';
const DRAFT = 'write draft: true for what should not be published';

interface ForeignKey {
  ours: readonly string[];
  note?: string;
  /** Whether nothing is lost without it: then it is ignored, with a warning. */
  idle?: true;
  /** Whether its value is a path that visitors may know. */
  oldUrl?: true;
  /** Whether its values mean something else there than ours. */
  differs?: true;
  /** Whether its `true` is our `false`. */
  opposite?: true;
}

/**
 * Front matter keys of Jekyll, Hugo and WordPress exports, and their names here. Of several names, the first that the collection has is suggested. An
 * empty list: we have no equivalent, and the note says why.
 */
const foreignKeys: Record<string, ForeignKey> = {
  lastmod: { ours: ['updated'] },
  last_modified_at: { ours: ['updated'] },
  modified: { ours: ['updated'] },
  updatedDate: { ours: ['updated'] },
  updatedAt: { ours: ['updated'] },
  updated_at: { ours: ['updated'] },
  last_updated: { ours: ['updated'] },
  lastUpdated: { ours: ['updated'] },
  modDatetime: { ours: ['updated'] },
  pubDate: { ours: ['date', 'publish'] },
  publishDate: { ours: ['publish'] },
  publishdate: { ours: ['publish'] },
  published_at: { ours: ['publish'] },
  published: { ours: ['draft'], note: DRAFT },
  post_status: { ours: ['draft'], note: DRAFT },
  status: { ours: ['draft'], note: DRAFT },
  private: { ours: ['draft'] },
  isDraft: { ours: ['draft'] },
  expiryDate: { ours: ['expires'] },
  expirydate: { ours: ['expires'] },
  permalink: { ours: ['aliases'], note: OLD_URL, oldUrl: true },
  path: { ours: ['aliases'], note: OLD_URL, oldUrl: true },
  url: { ours: ['aliases'], note: OLD_URL, oldUrl: true },
  url_slug: { ours: ['slug'] },
  post_name: { ours: ['slug'] },
  redirect_from: { ours: ['aliases'] },
  redirect_to: { ours: ['to', 'canonical'] },
  categories: { ours: ['tags'] },
  category: { ours: ['tags'] },
  tag: { ours: ['tags'] },
  keywords: { ours: ['tags'] },
  author: {
    ours: [],
    note: 'delete the line: without "authors", an entry is by the person in person.md; a site with several writers lists them under "authors", by the names of their files in people/',
  },
  description: { ours: ['summary'] },
  excerpt: { ours: ['summary'] },
  subtitle: { ours: ['summary'] },
  abstract: { ours: ['summary'] },
  image: { ours: ['cover', 'avatar'] },
  images: { ours: ['gallery', 'cover'] },
  thumbnail: { ours: ['cover'] },
  featured_image: { ours: ['cover'] },
  featuredImage: { ours: ['cover'] },
  heroImage: { ours: ['cover'] },
  cover_image: { ours: ['cover'] },
  coverImage: { ours: ['cover'] },
  ogImage: { ours: ['cover'] },
  banner: { ours: ['cover'] },
  photo: { ours: ['avatar', 'cover'] },
  canonicalURL: { ours: ['canonical'] },
  canonical_url: { ours: ['canonical'] },
  weight: { ours: ['order'] },
  menu_order: { ours: ['order'] },
  sidebar_position: { ours: ['order'] },
  position: { ours: ['order', 'role'] },
  robots: { ours: ['noindex'], differs: true },
  sitemap: { ours: ['noindex'], differs: true },
  index: {
    ours: ['noindex'],
    note: 'here it is the opposite, noindex: true for what search engines are not to list',
    opposite: true,
  },
  listed: {
    ours: ['unlisted'],
    note: 'here it is the opposite, unlisted: true for what only its URL leads to',
    opposite: true,
  },
  mathjax: { ours: ['math'] },
  katex: { ours: ['math'] },
  use_math: { ours: ['math'] },
  company: { ours: ['organization'] },
  employer: { ours: ['organization'] },
  school: { ours: ['institution'] },
  startDate: { ours: ['start'] },
  endDate: { ours: ['end'] },
  from: { ours: ['start'] },
  until: { ours: ['end'] },
  link: { ours: ['url', 'links'] },
  website: { ours: ['url'] },
  baseURL: { ours: ['url'] },
  baseurl: { ours: ['url'] },
  siteUrl: { ours: ['url'] },
  languageCode: { ours: ['language'] },
  lang: { ours: ['language'] },
  timezone: { ours: ['timeZone'] },
  menu: { ours: ['navigation'], note: 'the navigation is set in site.md' },
  layout: { ours: [], idle: true, note: 'the folder decides how an entry is shown' },
  type: { ours: [], idle: true, note: 'the folder decides what an entry is' },
  post_type: { ours: [], idle: true, note: 'the folder decides what an entry is' },
  guid: { ours: [], idle: true, note: 'the URL of an entry comes from its name' },
  comments: { ours: [], idle: true, note: 'comments cannot be turned on or off for one entry' },
  toc: { ours: [], idle: true, note: 'the table of contents is made from the headings' },
  markup: { ours: [], idle: true, note: 'everything is Markdown' },
  cascade: { ours: [], note: 'values are not inherited; anything of your own belongs in extra' },
  params: { ours: [], note: 'anything of your own belongs in extra' },
};

/** What is reported about a key of another generator. */
interface Explained {
  suggestion?: string;
  /** The field with the same meaning, which accepts the same value. */
  same?: string;
  note?: string;
  idle?: true;
}

/**
 * The name here of a key of another generator, among the names allowed at its place, or a note on why there is none; `undefined` for a key that is
 * none of theirs, or whose names here are not allowed at its place. `value` is used for keys that hold an old URL.
 */
export function explainForeignKey(key: string, allowed: readonly string[], value?: unknown): Explained | undefined {
  const foreign = Object.hasOwn(foreignKeys, key) ? foreignKeys[key] : undefined;
  if (!foreign) return undefined;
  const name = foreign.ours.find((ours) => allowed.includes(ours));
  if (!name && foreign.ours.length > 0) return undefined;
  const isPath = foreign.oldUrl && typeof value === 'string' && /^\/[^:{}[\],]*$/.test(value);
  const suggestion = isPath && name ? `${name}: [${value}]` : name;
  const isSame = foreign.oldUrl ? isPath : !foreign.note && !foreign.differs;
  return {
    ...(isSame && name && { same: name }),
    ...(suggestion && { suggestion }),
    ...(foreign.note && { note: foreign.note }),
    ...(foreign.idle && { idle: true }),
  };
}

/**
 * The name here of another generator's key, among those of a collection; `idle` if nothing is lost without it, neither if it has none or only an
 * opposite.
 */
export function nameHere(key: string, allowed: readonly string[]): { name?: string; idle?: true } {
  const foreign = Object.hasOwn(foreignKeys, key) ? foreignKeys[key] : undefined;
  const name = foreign?.opposite ? undefined : foreign?.ours.find((ours) => allowed.includes(ours));
  return { ...(name !== undefined && { name }), ...(foreign?.idle && { idle: true }) };
}

/** The keys of front matter that only mean something to other generators, and that nothing is lost without. */
export function findIdleKeys(values: object, allowed: readonly string[]): string[] {
  return Object.keys(values).filter((key) => !allowed.includes(key) && explainForeignKey(key, allowed)?.idle);
}
