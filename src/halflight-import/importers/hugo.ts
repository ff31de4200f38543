import { withHugoKeys } from '../hugo-keys';
import type { Blog, Importer, Item, Skipped } from '../importer';
import { reportOtherMarkup } from '../other-texts';
import { fillPermalink, folderOf, partsOf, splitDate } from '../permalinks';
import { aliasesOf, createBlog, dateOf, formatOf, isDraft, readFile, toPath } from '../read-item';
import type { Source } from '../source';
import { hugo as tags, hugoExamples } from '../tags/hugo';
import { readTime, toLocal, toTimeZone } from '../times';
import { fieldOf, isYes, mapOf, textOf, textsOf, type Values } from '../values';
import { toSlug } from '../../halflight/sourcing/to-slug';

const NAMES = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'];
const CONFIGS = NAMES.flatMap((name) => ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`));

const FEATURED = ['featured', 'feature'].flatMap((name) =>
  ['jpg', 'jpeg', 'png', 'webp', 'avif'].map((ending) => `${name}.${ending}`),
);

export const hugo: Importer = {
  label: 'Hugo',
  recognise: (source) => {
    const config = CONFIGS.find(source.has);
    const content = source.files.some((file) => /^content\/.*\.(?:md|html)$/.test(file));
    if (!config || !content) return 0;
    if (/(?:^|\/)hugo\.\w+$/.test(config)) return 10;
    const settings = lowerKeys(source.settings(config));
    // Zola's configuration file has the same name, but spells this with an underscore.
    if (settings.base_url !== undefined) return 0;
    const folders = source.files.some((file) => /^(?:archetypes|layouts|themes)\//.test(file));
    return (settings.baseurl !== undefined ? 6 : 2) + (folders ? 3 : 0);
  },
  read: readHugo,
};

/** Hugo's settings are case-insensitive. */
function lowerKeys(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key.toLowerCase(), value]));
}

interface Language {
  code: string;
  folder: string;
  prefix: string;
}

interface Settings {
  config: Values;
  languages: Language[];
  main: string;
  permalinks: Values;
  /** What texts may insert: "params". */
  parameters: Values;
  timeZone: string;
  isUgly: boolean;
}

function readHugo(source: Source): Blog {
  const skipped: Skipped[] = [];
  const settings = readSettings(source, skipped);
  const { config, languages, main, isUgly } = settings;
  const end = isUgly ? '.html' : '/';
  const blog = createBlog({
    skipped,
    url: textOf(config.baseurl) || undefined,
    language: main,
    // What is no text in the folders of texts is published where it is.
    staticFolders: ['static', 'assets', ...new Set(languages.map(({ folder }) => folder))],
    authors: new Map(
      Object.entries(source.settings('data/authors.yaml')).map(([key, author]) => [
        key,
        textOf(mapOf(author).name) || key,
      ]),
    ),
    lists: [
      { from: `/tags/:name${end}`, to: 'tag' },
      { from: `/categories/:name${end}`, to: 'tag' },
    ],
    toListName: urlize,
    variables: {
      'site.Title': textOf(config.title),
      '.Site.Title': textOf(config.title),
      ...Object.fromEntries(toParameters(settings.parameters, 'param')),
    },
    tags: [tags, hugoExamples],
    understood: [
      'url',
      'slug',
      'aliases',
      'layout',
      'date',
      'draft',
      'outputs',
      'headless',
      'translationKey',
      'markup',
      'type',
    ],
  });
  const bundles = new Set(
    source.files.filter((file) => /\/index(?:\.[\w-]+)?\.(?:md|markdown|html)$/.test(file)).map(folderOf),
  );
  const atTop: Item[] = [];
  const inSections: Item[] = [];
  const folders = [...new Set(languages.map(({ folder }) => folder))].sort((a, b) => b.length - a.length);
  const folderWith = (file: string) => folders.find((each) => file.startsWith(`${each}/`));
  const isRead = (file: string) => /\.(?:md|markdown|html?)$/.test(file);
  reportOtherMarkup(
    source.files.filter((file) => folderWith(file) !== undefined),
    blog.skipped,
    isRead,
  );
  for (const file of source.files) {
    const folder = folderWith(file);
    if (folder === undefined || !isRead(file)) continue;
    const path = file.slice(folder.length + 1);
    const [, name = '', suffix] = /^(.*?)(?:\.([a-z]{2,3}(?:-[a-z\d]{2,8})?))?\.\w+$/i.exec(path) ?? [];
    const language =
      languages.find(({ code }) => suffix !== undefined && code === suffix.toLowerCase()) ??
      languages.find(
        (each) => each.folder === folder && (languages.length === 1 || each.folder !== 'content' || each.code === main),
      ) ??
      languages[0];
    // A suffix that is not one of the languages is part of the name.
    const stem = suffix !== undefined && language?.code !== suffix.toLowerCase() ? path.replace(/\.\w+$/, '') : name;
    const isIndex = /(?:^|\/)index$/.test(stem);
    const isBranch = /(?:^|\/)_index$/.test(stem);
    const parent = folderOf(stem);
    // Other texts in a page bundle are resources that only its template uses.
    if (!isIndex && !isBranch && parent !== '' && bundles.has(`${folder}/${parent}`)) {
      blog.skipped.push({ file, why: 'it is a part of a page bundle, which only a template shows' });
      continue;
    }
    const { values: written, body, bodyLine } = readFile(source, file, blog.skipped);
    const read = withHugoKeys(written);
    const values: Values = { ...read, ...mapOf(read.params) };
    delete values.params;
    const isAlone =
      isBranch &&
      body.trim() !== '' &&
      !/^(?:|tags|categories|series)$/.test(parent) &&
      !source.files.some((other) => other !== file && isRead(other) && other.startsWith(`${folderOf(file)}/`));
    if (isBranch && !isAlone) {
      blog.skipped.push({ file, why: 'it is the head of a list, which Halflight makes by itself' });
      continue;
    }
    if (isYes(values.headless)) {
      blog.skipped.push({ file, why: 'it is "headless": no page of its own' });
      continue;
    }
    // Many themes show a picture of this name without being told to.
    const featured = isIndex && !hasPicture(values) && FEATURED.find((name) => source.has(`${folderOf(file)}/${name}`));
    if (featured) values.featured_image = featured;
    const own = isIndex || isBranch ? parent : stem;
    const known = toItem({
      path: own,
      values,
      settings,
      language: language ?? { code: main, folder, prefix: '' },
    });
    const translationOf = textOf(values.translationKey) || own;
    const item: Item = {
      ...{ file, values, body, bodyLine, format: formatOf(file), ...known, translationOf },
      folders: [folderOf(file), ...(isIndex || isBranch ? [] : [`${folder}/${stem}`]), 'assets'],
      language: language?.code,
    };
    blog.items.push(item);
    if (item.kind === 'post') (own.includes('/') ? inSections : atTop).push(item);
  }
  // Beside more posts in sections, the top has pages: "hugo new" dates those, too.
  if (atTop.length < inSections.length) for (const item of atTop) item.kind = 'page';
  const dated = new Set(inSections.map(({ file }) => file.split('/')[1] ?? ''));
  return {
    ...blog,
    lists: [...blog.lists, ...[...dated].map((section) => ({ from: `/${section}${end}`, to: 'posts' as const }))],
  };
}

/** The texts in a map by the paths of their names, in lower case: `param.version.latest`. */
function toParameters(values: Values, above: string): [name: string, value: string][] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = `${above}.${key.toLowerCase()}`;
    return typeof value === 'string' ? [[name, value] as [string, string]] : toParameters(mapOf(value), name);
  });
}

/** Whether front matter names a picture: as a path, or as the path in an object. */
const hasPicture = (values: Values): boolean =>
  ['cover', 'image', 'images', 'banner', 'thumbnail', 'featured_image', 'featuredImage'].some(
    (key) => textsOf(values[key]).length > 0 || textOf(fieldOf(mapOf(values[key]), 'src', 'image', 'url')) !== '',
  );

function toItem({
  path,
  values,
  settings,
  language,
}: {
  path: string;
  values: Values;
  settings: Settings;
  language: Language;
}): Pick<Item, 'kind' | 'slug' | 'date' | 'draft' | 'oldUrls'> {
  const { date: named, rest } = splitDate(path.split('/').at(-1) ?? '');
  const date = dateOf(values) ?? (named && readTime(named));
  const own = textOf(values.url);
  const slug = textOf(values.slug);
  const usual = urlOf(path, { values, settings, date, rest, slug });
  const url = own ? toPath(own.replace(/^https?:\/\/[^/]+/, '')) : usual && toPath(language.prefix, usual);
  const base = url?.replace(/\/[^/]*\/?$/, '/') ?? '/';
  const listed = aliasesOf(values).map((alias) => (alias.startsWith('/') ? alias : toPath(base, alias)));
  const kind = date !== undefined ? 'post' : 'page';
  const name = toSlug(slug || rest || path);
  return {
    kind,
    slug: kind === 'post' ? name : [...folderOf(path).split('/').map(toSlug), name].filter(Boolean).join('/'),
    ...(date !== undefined && { date }),
    draft: isDraft(values),
    oldUrls: [...(url ? [url] : []), ...listed],
  };
}

/** A name as Hugo writes it in URLs: spaces become hyphens, and most punctuation is removed. */
function urlize(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}\p{M}/_.~-]+/gu, '')
    .replace(/-{2,}/g, '-');
}

function urlOf(
  path: string,
  {
    values,
    settings,
    date,
    rest,
    slug,
  }: { values: Values; settings: Settings; date: string | undefined; rest: string; slug: string },
): string | undefined {
  const { permalinks, isUgly, timeZone } = settings;
  const [section = ''] = path.split('/');
  const file = path.split('/').at(-1) ?? '';
  const sections = folderOf(path);
  const pages = mapOf(permalinks.page);
  const pattern = path.includes('/') ? textOf(fieldOf(pages, section)) || textOf(permalinks[section]) : '';
  // Hugo strips the date from a file name only if its settings say so.
  const name = urlize(slug || file);
  if (!pattern) return isUgly ? toPath(urlize(sections), `${name}.html`) : toPath(urlize(sections), `${name}/`);
  const parts = partsOf(toLocal(date ?? '1970-01-01', timeZone));
  const title = urlize(textOf(values.title));
  const slugOrTitle = slug ? urlize(slug) : title || name;
  const filled = fillPermalink(pattern.replace(/:sections\[[^\]]*\]/g, ':sections'), {
    ...{
      year: parts.year,
      month: parts.month,
      monthname: parts.monthName,
      day: parts.day,
      weekday: parts.weekdayNumber,
    },
    ...{ weekdayname: parts.weekday, yearday: parts.yearDay, section: urlize(section), sections: urlize(sections) },
    ...{ title, slug: slugOrTitle, slugorfilename: name, slugorcontentbasename: name },
    ...{ filename: urlize(file), contentbasename: urlize(file), rest: urlize(rest) },
  });
  return filled?.toLowerCase().replace(/(?<=\/[^./]+)$/, '/');
}

function readSettings(source: Source, skipped: Skipped[]): Settings {
  const file = CONFIGS.find(source.has) ?? '';
  const config = lowerKeys(source.settings(file));
  const beside = (name: string) =>
    ['toml', 'yaml', 'yml', 'json'].map((ending) => `config/_default/${name}.${ending}`).find(source.has);
  const part = (name: string): Values => {
    const own = beside(name);
    return own ? source.settings(own) : mapOf(config[name]);
  };
  const main = (textOf(config.defaultcontentlanguage) || textOf(config.languagecode).slice(0, 2) || 'en').toLowerCase();
  const inSubfolder = isYes(config.defaultcontentlanguageinsubdir);
  const top = textOf(config.contentdir) || 'content';
  const listed = Object.entries(part('languages')).map(([code, language]): Language => ({
    code: code.toLowerCase(),
    folder: (textOf(lowerKeys(mapOf(language)).contentdir) || top).replace(/\/$/, ''),
    prefix: code.toLowerCase() === main && !inSubfolder ? '' : `/${code.toLowerCase()}`,
  }));
  return {
    config,
    main,
    languages: listed.length > 0 ? listed : [{ code: main, folder: top, prefix: '' }],
    permalinks: part('permalinks'),
    parameters: part('params'),
    timeZone: toTimeZone(textOf(config.timezone), file, skipped),
    isUgly: isYes(config.uglyurls),
  };
}
