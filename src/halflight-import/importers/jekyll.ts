import type { Blog, Importer, Item } from '../importer';
import { isMarkup, reportBare, reportOtherMarkup } from '../other-texts';
import { fillPermalink, folderOf, partsOf, splitDate, stemOf } from '../permalinks';
import {
  aliasesOf,
  createBlog,
  dateOf,
  formatOf,
  isDraft,
  isText,
  readFile,
  toPath,
  toSlugs,
  withoutIndex,
} from '../read-item';
import type { Source } from '../source';
import { liquid, rawInCode } from '../tags/liquid';
import { readTime, toLocal, toTimeZone } from '../times';
import { fieldOf, isYes, mapOf, textOf, textsOf, type Value, type Values } from '../values';
import { toSlug } from '../../halflight/sourcing/to-slug';

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

export const jekyll: Importer = {
  label: 'Jekyll',
  recognise: ({ files, has, text }) => {
    const posts = files.some((file) => /(?:^|\/)_(?:posts|drafts)\//.test(file));
    const isHexo = files.some((file) => file.startsWith('source/_posts/'));
    const config = CONFIGS.some(has);
    if (isHexo || !(posts || config)) return 0;
    return (posts ? 5 : 0) + (config ? 3 : 0) + (/jekyll|github-pages/.test(text('Gemfile')) ? 2 : 0);
  },
  read: readJekyll,
};

/** Layouts of common themes that list entries, on pages without a text. */
const LISTING = /^(?:archives?|archive-taxonomy|categor(?:y|ies)|tags?|posts|collection|home|blog|search)$/;

const isBlank = (text: string): boolean => text.trim() === '';

function readJekyll(source: Source): Blog {
  const configFile = CONFIGS.find(source.has) ?? '';
  const config = source.settings(configFile);
  const style = textOf(config.permalink) || 'date';
  const collections = mapOf(config.collections);
  const blog = createBlog({
    url: textOf(config.url) + textOf(config.baseurl) || undefined,
    language: textOf(config.lang) || textOf(config.locale).slice(0, 2) || undefined,
    staticFolders: [''],
    authors: readAuthors(source, config),
    lists: [
      { from: '/tags/:name/', to: 'tag' },
      { from: '/categories/:name/', to: 'tag' },
      { from: '/blog/', to: 'posts' },
    ],
    variables: Object.fromEntries(
      Object.entries(config).flatMap(([key, value]) => (typeof value === 'string' ? [[`site.${key}`, value]] : [])),
    ),
    tags: [liquid, rawInCode],
    understood: ['permalink', 'redirect_from', 'layout', 'date', 'published', 'draft'],
  });
  const timeZone = toTimeZone(textOf(config.timezone), configFile, blog.skipped);
  const isIncluded = listed(config.include);
  const isExcluded = listed(config.exclude);
  /** The folder with an underscore that a file lies in, unless the settings make it one like any other. */
  const specialOf = (file: string) => {
    const [above = '', special] = /^(?:.*?\/)?_([^/]+)(?=\/)/.exec(file) ?? [];
    return special === undefined || isIncluded(`${above}/`) ? undefined : special;
  };
  const isContent = (special: string) =>
    special === 'posts' || special === 'drafts' || Object.hasOwn(collections, special);
  reportOtherMarkup(
    source.files.filter(isMarkup).filter((file) => {
      const special = specialOf(file);
      // Elsewhere, only front matter makes a file a page.
      return special === undefined ? !isText(file) && source.text(file).startsWith('---\n') : isContent(special);
    }),
    blog.skipped,
  );
  for (const file of source.files.filter(isText)) {
    const special = specialOf(file);
    if (special !== undefined && !isContent(special)) continue;
    const read = readFile(source, file, blog.skipped);
    const isPost = special === 'posts' || special === 'drafts';
    if (isExcluded(file) && !isIncluded(file)) {
      if (read.found) blog.skipped.push({ file, why: `${configFile} excludes it` });
      continue;
    }
    if (!read.found) {
      // Jekyll copies other files without front matter unchanged.
      if (isPost) blog.skipped.push({ file, why: 'it has no front matter' });
      else reportBare(file, blog.skipped);
      continue;
    }
    const values = { ...defaultsFor(file, isPost ? 'posts' : (special ?? 'pages'), config), ...read.values };
    const whyNoText = isPost ? undefined : whyOnlyLists(read.body, textOf(values.layout));
    if (whyNoText !== undefined) {
      blog.skipped.push({ file, why: whyNoText });
      continue;
    }
    const common = {
      file,
      body: read.body,
      bodyLine: read.bodyLine,
      format: formatOf(file),
      folders: [folderOf(file), ''],
    };
    blog.items.push({
      ...common,
      ...(isPost
        ? readPost(file, values, { style, timeZone, source })
        : readPage(file, values, style, special, collections)),
    });
  }
  return blog;
}

/** A loop without another one in it. */
const LOOP =
  /\{%-?\s*(?:for|paginate)\b(?:(?!\{%-?\s*(?:for|paginate|endfor|endpaginate)\b)[^])*\{%-?\s*end(?:for|paginate)\b/;

/** The words that a page with a loop has besides it if it is a text, rather than a list with a heading. */
const WORDS_OF_TEXT = 30;

/** Why a page has nothing but what a loop makes; `undefined` if it has a text of its own. */
function whyOnlyLists(body: string, layout: string): string | undefined {
  const lists = 'it lists posts, which Halflight does by itself';
  if (!/\{%-?\s*(?:for|paginate)\b/.test(body)) return isBlank(body) && LISTING.test(layout) ? lists : undefined;
  let rest = body;
  while (LOOP.test(rest)) rest = rest.replace(new RegExp(LOOP, 'g'), '{% ');
  const words = rest.replace(/\{%[^]{0,2000}?%\}|\{\{[^]{0,500}?\}\}|<[^>]{0,2000}>/g, ' ').match(/\p{L}+/gu) ?? [];
  if (words.length >= WORDS_OF_TEXT) return undefined;
  return /\bin\s+site\.data\b/.test(body) ? 'a loop over data makes it, which only Jekyll can run' : lists;
}

/** A name as Jekyll writes it for `:title`: whatever is neither a letter nor a digit, nor one of these signs, becomes a hyphen. */
function toUrlTitle(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{Nd}._~!$&'()+,;=@]+/gu, '-').replace(/^-|-$/g, '');
}

function readPost(
  file: string,
  read: Values,
  { style, timeZone, source }: { style: string; timeZone: string; source: Source },
): Pick<Item, 'kind' | 'values' | 'slug' | 'date' | 'draft' | 'oldUrls'> {
  const { date: named, rest: title } = splitDate(stemOf(file));
  const date = dateOf(read) ?? (named && readTime(named));
  const draft = isDraft(read) || /(?:^|\/)_drafts\//.test(file);
  const above = folderOf(file).split('/_')[0] ?? '';
  const categories = [
    ...(above.startsWith('_') || above === '' ? [] : above.split('/')),
    ...[fieldOf(read, 'categories', 'category')].flatMap((value) =>
      // A string may hold several, separated by spaces.
      typeof value === 'string' && !value.includes(',') ? value.split(/\s+/) : textsOf(value),
    ),
  ].filter(Boolean);
  const tags = fieldOf(read, 'tags');
  const values: Values = {
    ...read,
    ...(categories.length > 0 && { categories }),
    ...(typeof tags === 'string' && !tags.includes(',') && { tags: tags.split(/\s+/) }),
  };
  delete values.category;
  const own = textOf(read.permalink);
  const pattern = own || style;
  const slug = textOf(read.slug) || title;
  const parts = partsOf(toLocal(date ?? source.changedOn(file), timeZone));
  const url = fillPermalink(STYLES.get(pattern) ?? pattern, {
    ...{ title: toUrlTitle(slug), slug: toSlug(slug), name: title, output_ext: '.html' },
    categories: [...new Set(categories.map((name) => name.toLowerCase()))].join('/'),
    slugified_categories: [...new Set(categories.map(toSlug))].join('/'),
    ...{ year: parts.year, month: parts.month, day: parts.day, hour: parts.hour, minute: parts.minute },
    ...{ second: parts.second, short_year: parts.shortYear, i_month: parts.plainMonth, i_day: parts.plainDay },
    ...{ y_day: parts.paddedYearDay, week: parts.week, short_day: parts.weekday.slice(0, 3), long_day: parts.weekday },
    ...{
      short_month: parts.monthName.slice(0, 3),
      long_month: parts.monthName,
      w_day: String(Number(parts.weekdayNumber) || 7),
    },
    w_year: parts.year,
  });
  return {
    kind: 'post',
    values,
    slug: toSlug(slug),
    date: date ?? source.changedOn(file),
    draft,
    oldUrls: [...(url !== undefined && !/\/_drafts\//.test(`/${file}`) ? [withoutIndex(url)] : []), ...aliasesOf(read)],
  };
}

function readPage(
  file: string,
  values: Values,
  style: string,
  collection: string | undefined,
  collections: Values,
): Pick<Item, 'kind' | 'values' | 'slug' | 'draft' | 'oldUrls'> {
  const stem = stemOf(file);
  const folder = collection === undefined ? folderOf(file) : file.slice(0, file.lastIndexOf('/')).replace(/^_/, '');
  const isPretty = style === 'pretty' || (style.endsWith('/') && !STYLES.has(style));
  const usual = stem === 'index' ? toPath(folder, '/') : toPath(folder, isPretty ? `${stem}/` : `${stem}.html`);
  const pattern = textOf(values.permalink) || (collection && textOf(mapOf(collections[collection]).permalink));
  const url =
    (pattern &&
      fillPermalink(pattern, {
        collection: collection ?? '',
        path: stem,
        name: stem,
        title: toUrlTitle(textOf(values.slug) || stem),
        slug: toSlug(textOf(values.slug) || stem),
        output_ext: '.html',
        basename: stem,
      })) ||
    usual;
  const isPublished = collection === undefined || isYes(mapOf(collections[collection]).output);
  const path = withoutIndex(url).replace(/\.html?$/, '');
  return {
    kind: 'page',
    values,
    slug: toSlugs(path),
    draft: isDraft(values) || !isPublished,
    oldUrls: [...(isPublished ? [withoutIndex(url)] : []), ...aliasesOf(values)],
  };
}

/** Whether a path is in a list such as `exclude`, itself or with a folder that it lies in. As in Jekyll, an item is how a path begins, or a pattern. */
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

function readAuthors(source: Source, config: Values): Map<string, string> {
  const listed = Object.entries({ ...source.settings('_data/authors.yml'), ...mapOf(config.authors) });
  return new Map(listed.map(([key, author]) => [key, textOf(mapOf(author).name) || key]));
}
