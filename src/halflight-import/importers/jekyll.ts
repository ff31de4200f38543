import { posix } from 'node:path';
import { IMPORT_WORDS } from '../../halflight/limits';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { isTimeZone } from '../../halflight/fields/formats';
import type { Blog, Importer, ListKind } from '../importer';
import { fillPermalink, folderOf, partsOf, stemOf, toPath, toSlugs, withoutIndex } from '../permalinks';
import { liquid, rawInCode } from '../tags/liquid';
import { sourceBelow, type Source } from '../source';
import { isPublic } from '../static-files';
import {
  addTexts,
  aliasesOf,
  authorsIn,
  createBlog,
  dateAndName,
  isDraft,
  isMarkup,
  isText,
  variablesIn,
  whyBare,
  type ItemOfText,
} from '../texts';
import { toLocal, toTimeZone } from '../times';
import { fieldOf, isYes, mapOf, textOf, textsOf, type Value, type Values } from '../values';

/** The named permalink styles: https://jekyllrb.com/docs/permalinks/#built-in-formats. */
const STYLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    date: '/:categories/:year/:month/:day/:title:output_ext',
    pretty: '/:categories/:year/:month/:day/:title/',
    ordinal: '/:categories/:year/:y_day/:title:output_ext',
    weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
    none: '/:categories/:title:output_ext',
  }),
);

const CONFIGS = ['_config.yml', '_config.yaml', '_config.toml'];

/** Common themes' layouts that list entries, on pages without text. */
const LISTING = /^(?:archives?|archive-taxonomy|categor(?:y|ies)|tags?|posts|collection|home|blog|search)$/;

export const jekyll: Importer = {
  label: 'Jekyll',
  recognise: ({ files, has, text }) => {
    const posts = files.some((file) => /(?:^|\/)_(?:posts|drafts)\//.test(file));
    const isHexo = files.some((file) => file.startsWith('source/_posts/'));
    const config = CONFIGS.some(has);
    if (isHexo || !(posts || config)) return 0;
    return (posts ? 5 : 0) + (config ? 3 : 0) + (/jekyll|github-pages/.test(text('Gemfile')) ? 2 : 0);
  },
  read: (whole) => {
    const configFile = CONFIGS.find(whole.has) ?? '';
    const config = whole.settings(configFile);
    const folder = findFolder(whole, textOf(config.source));
    const source = folder === undefined ? whole : sourceBelow(whole, folder);
    const collections = mapOf(config.collections);
    const isIncluded = listed(config.include);
    const isExcluded = listed(config.exclude);
    const blog = createBlog({
      url: textOf(config.url) + textOf(config.baseurl) || undefined,
      title: textOf(config.title) || undefined,
      description: textOf(config.description) || undefined,
      publishes: (file) =>
        !/(?:^|\/)[_.]/.test(file) && !(isExcluded(file) && !isIncluded(file)) && isPublic(file, source)
          ? `/${file}`
          : undefined,
      feeds: ['/feed.xml', '/atom.xml', '/rss.xml'].filter(
        (feed) => source.has(feed.slice(1)) || feed === toPath(textOf(mapOf(config.feed).path) || 'feed.xml'),
      ),
      language: textOf(config.lang) || textOf(config.locale).slice(0, 2) || undefined,
      staticFolders: [''],
      authors: authorsIn({ ...source.settings('_data/authors.yml'), ...mapOf(config.authors) }),
      lists: { '/tags/:name/': 'tag', '/categories/:name/': 'tag', '/blog/': 'posts', ...listsIn(config) },
      pageSize: Number(textOf(config.paginate) || textOf(mapOf(config.pagination).per_page)) || 10,
      timeZone: isTimeZone(textOf(config.timezone)) ? textOf(config.timezone) : 'UTC',
      variables: variablesIn(config, 'site'),
      included: (name) => source.text(`_includes/${name}`) || undefined,
      tags: [liquid, rawInCode],
      understood: ['layout'],
    });
    const permalinks: Permalinks = {
      style: textOf(config.permalink) || 'date',
      timeZone: toTimeZone(textOf(config.timezone), configFile, blog.skipped),
      collections,
    };
    /** The underscore folder that a file is in, unless the settings treat it as an ordinary one. */
    const specialOf = (file: string) => {
      const [above = '', special] = /^(?:.*?\/)?_([^/]+)(?=\/)/.exec(file) ?? [];
      return special === undefined || isIncluded(`${above}/`) ? undefined : special;
    };
    const files = source.files.filter((file) => {
      const special = specialOf(file);
      if (special !== undefined) return /^(?:posts|drafts)$/.test(special) || Object.hasOwn(collections, special);
      // Elsewhere, only front matter makes a file a page.
      return isText(file) || (isMarkup(file) && source.text(file).startsWith('---\n'));
    });
    addTexts(source, blog, files, {}, (text) => {
      const { file, found, body } = text;
      const special = specialOf(file);
      const isPost = special === 'posts' || special === 'drafts';
      if (isExcluded(file) && !isIncluded(file)) return found ? `${configFile} excludes it` : undefined;
      // Jekyll copies other files without front matter unchanged.
      if (!found) return isPost ? 'it has no front matter' : whyBare(text);
      const values = { ...defaultsFor(file, isPost ? 'posts' : (special ?? 'pages'), config), ...text.values };
      const why = isPost ? undefined : whyOnlyLists(body, textOf(values.layout));
      if (why !== undefined) return why;
      const item = isPost
        ? postOf(file, values, permalinks, source.changedOn)
        : pageOf(file, values, permalinks, special);
      return { ...item, folders: [folderOf(file), ''] };
    });
    return folder === undefined ? blog : withFolder(blog, folder, source);
  },
};

/** Folders that only the top folder of a site has. */
const OF_TOP = /^(?:(.*)\/)?_(?:layouts|includes)\//;

/** The folder that the site is in, if it is not the top one: what `_config.yml` names, or else what looks like one. */
function findFolder({ files }: Source, named: string): string | undefined {
  const wanted = named.replace(/^\.?\/+|\/+$/g, '');
  if (wanted !== '' && files.some((file) => file.startsWith(`${wanted}/`))) return wanted;
  const tops = files.flatMap((file) => {
    const found = OF_TOP.exec(file);
    return found ? [found[1] ?? ''] : [];
  });
  const [top] = [...new Set(tops)].sort((a, b) => a.length - b.length);
  const hasPosts = (folder: string) => files.some((file) => file.startsWith(`${folder}_posts/`));
  return top && hasPosts(`${top}/`) && !hasPosts('') ? top : undefined;
}

/** A blog that was read from a folder, as one of the folder around it. */
function withFolder(blog: Blog, folder: string, source: Source): Blog {
  const within = (path: string) => posix.join(folder, path);
  return {
    ...blog,
    items: blog.items.map((item) => ({ ...item, file: within(item.file), folders: item.folders.map(within) })),
    skipped: blog.skipped.map((each) => (source.has(each.file) ? { ...each, file: within(each.file) } : each)),
    staticFolders: blog.staticFolders.map(within),
    publishes: (file) => (file.startsWith(`${folder}/`) ? blog.publishes?.(file.slice(folder.length + 1)) : undefined),
  };
}

/** The archives of `jekyll-archives`, with their usual URLs: https://github.com/jekyll/jekyll-archives/blob/master/docs/configuration.md. */
const ARCHIVES = {
  ...{ year: '/:year/', month: '/:year/:month/', day: '/:year/:month/:day/' },
  ...{ tags: '/tag/:name/', categories: '/category/:name/' },
} as const;

/** The lists, and the feeds of tags and categories, that plugins make according to `_config.yml`. */
function listsIn(config: Values): Record<string, ListKind> {
  const folder = (path: string) => toPath(path, /\.\w+$/.test(path) ? '' : '/');
  const { enabled, permalinks } = mapOf(config['jekyll-archives']);
  const isOn = (kind: string) => textOf(enabled) === 'all' || textsOf(enabled).includes(kind);
  const archives = Object.entries(ARCHIVES)
    .filter(([kind]) => isOn(kind))
    .map(([kind, usual]): [string, ListKind] => {
      const own = textOf(mapOf(permalinks)[kind.replace(/ies$/, 'y').replace(/s$/, '')]);
      return [folder(own || usual), usual.includes(':name') ? 'tag' : 'archive'];
    });
  const { enabled: paginates, permalink } = mapOf(config.pagination);
  const next =
    config.paginate !== undefined
      ? textOf(config.paginate_path) || '/page:num/'
      : isYes(paginates) && (textOf(permalink) || '/page/:num/');
  const { path, categories, tags: ofTags } = mapOf(config.feed);
  const feeds = textOf(path).replace(/\/?[^/]*$/, '') || '/feed';
  const tagFeeds = textOf(mapOf(ofTags).path) || `${feeds}/by_tag/`;
  return {
    ...Object.fromEntries(archives),
    ...(next && { [folder(next.replace(':num', ':number'))]: 'posts' }),
    ...(textsOf(categories).length > 0 && { [toPath(feeds, ':name.xml')]: 'tagFeed' }),
    ...((isYes(ofTags) || typeof ofTags === 'object') && { [toPath(tagFeeds, ':name.xml')]: 'tagFeed' }),
  };
}

/** A loop that contains no other loop. */
const LOOP =
  /\{%-?\s*(?:for|paginate)\b(?:(?!\{%-?\s*(?:for|paginate|endfor|endpaginate)\b)[^])*\{%-?\s*end(?:for|paginate)\b/;

/** Why a page has nothing but a loop's output; `undefined` if it has text of its own. */
export function whyOnlyLists(body: string, layout: string): string | undefined {
  const lists = 'it lists posts, which Halflight does by itself';
  if (!/\{%-?\s*(?:for|paginate)\b/.test(body)) return body.trim() === '' && LISTING.test(layout) ? lists : undefined;
  let rest = body;
  while (LOOP.test(rest)) rest = rest.replace(new RegExp(LOOP, 'g'), '{% ');
  const words = rest.replace(/\{%[^]{0,2000}?%\}|\{\{[^]{0,500}?\}\}|<[^>]{0,2000}>/g, ' ').match(/\p{L}+/gu) ?? [];
  if (words.length >= IMPORT_WORDS) return undefined;
  return /\bin\s+site\.data\b/.test(body) ? 'a loop over data makes it, which only Jekyll can run' : lists;
}

/** A name as Jekyll writes it for `:title`: everything except letters, digits and these characters becomes a hyphen. */
function toUrlTitle(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{Nd}._~!$&'()+,;=@]+/gu, '-').replace(/^-|-$/g, '');
}

interface Permalinks {
  /** The pattern of posts without one of their own, or the name of one. */
  style: string;
  timeZone: string;
  collections: Values;
}

function postOf(
  file: string,
  read: Values,
  { style, timeZone }: Permalinks,
  changedOn: (file: string) => string,
): ItemOfText {
  const { date = changedOn(file), rest: title } = dateAndName(read, stemOf(file));
  const isInDrafts = /(?:^|\/)_drafts\//.test(file);
  const above = folderOf(file).split('/_')[0] ?? '';
  const written = fieldOf(read, 'categories', 'category');
  const categories = [
    ...(above.startsWith('_') || above === '' ? [] : above.split('/')),
    // A string may hold several, separated by spaces.
    ...(typeof written === 'string' && !written.includes(',') ? written.split(/\s+/) : textsOf(written)),
  ].filter(Boolean);
  const tags = fieldOf(read, 'tags');
  const { category: _, ...values }: Values = {
    ...read,
    ...(categories.length > 0 && { categories }),
    ...(typeof tags === 'string' && !tags.includes(',') && { tags: tags.split(/\s+/) }),
  };
  const pattern = textOf(read.permalink) || style;
  const slug = textOf(read.slug) || title;
  const url = fillPermalink(STYLES.get(pattern) ?? pattern, {
    ...partsOf(toLocal(date, timeZone)),
    ...{ title: toUrlTitle(slug), slug: toSlug(slug), name: title, output_ext: '.html' },
    categories: [...new Set(categories.map((name) => name.toLowerCase()))].join('/'),
    slugified_categories: [...new Set(categories.map(toSlug))].join('/'),
  });
  return {
    ...{ kind: 'post', values, slug: toSlug(slug), date, draft: isDraft(read) || isInDrafts },
    oldUrls: [...(url !== undefined && !isInDrafts ? [withoutIndex(url)] : []), ...aliasesOf(read)],
  };
}

function pageOf(
  file: string,
  values: Values,
  { style, collections }: Permalinks,
  collection: string | undefined,
): ItemOfText {
  const stem = stemOf(file);
  const settings = mapOf(collection === undefined ? undefined : collections[collection]);
  const folder = collection === undefined ? folderOf(file) : folderOf(file).replace(/^_/, '');
  const isPretty = style === 'pretty' || (style.endsWith('/') && !STYLES.has(style));
  const usual = toPath(folder, stem === 'index' ? '/' : isPretty ? `${stem}/` : `${stem}.html`);
  const slug = textOf(values.slug) || stem;
  const pattern = textOf(values.permalink) || textOf(settings.permalink);
  const parts = { collection: collection ?? '', path: stem, name: stem, basename: stem, output_ext: '.html' };
  const filled = pattern && fillPermalink(pattern, { ...parts, title: toUrlTitle(slug), slug: toSlug(slug) });
  const url = withoutIndex(filled || usual);
  const isPublished = collection === undefined || isYes(settings.output);
  return {
    ...{ kind: 'page', values, slug: toSlugs(url.replace(/\.html?$/, '')), draft: isDraft(values) || !isPublished },
    oldUrls: [...(isPublished ? [url] : []), ...aliasesOf(values)],
  };
}

/** Whether a list such as `exclude` contains a path or one of its parent folders. As in Jekyll, an item is a path prefix or a pattern. */
function listed(value: Value | undefined): (path: string) => boolean {
  const patterns = textsOf(value)
    .map((item) => item.replace(/^\.?\/+/, ''))
    .filter((item) => item !== '')
    .map((item) => {
      const escaped = item.replace(/[.+^$()|[\]\\{}]/g, '\\$&');
      return /[*?]/.test(item)
        ? new RegExp(`^${escaped.replace(/\*+/g, '.*').replaceAll('?', '.')}(?:/|$)`)
        : new RegExp(`^${escaped}`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** The defaults in `_config.yml` for a path and a type. */
function defaultsFor(file: string, type: string, config: Values): Values {
  const defaults = Array.isArray(config.defaults) ? config.defaults : [];
  return Object.assign(
    {},
    ...defaults.map(mapOf).flatMap(({ scope, values }) => {
      const { path, type: wanted } = mapOf(scope);
      const within = textOf(path).replace(/\*.*$/, '').replace(/\/$/, '');
      const fits =
        (within === '' || file === within || file.startsWith(`${within}/`)) &&
        (!textOf(wanted) || textOf(wanted) === type);
      return fits ? [mapOf(values)] : [];
    }),
  ) as Values;
}
