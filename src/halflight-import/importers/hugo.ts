import { toSlug } from '../../halflight/sourcing/to-slug';
import { readForeignText } from '../front-matter';
import type { Importer, Item, Skipped } from '../importer';
import { toPage, withPages } from '../list-urls';
import { fillPermalink, folderOf, partsOf, toPath } from '../permalinks';
import type { Source } from '../source';
import { hugo as tags, hugoExamples } from '../tags/hugo';
import { readTemplates } from '../tags/hugo-templates';
import { publishedBeside, publishedFrom } from '../static-files';
import { addTexts, aliasesOf, authorsIn, createBlog, dateAndName, isDraft } from '../texts';
import { toLocal, toTimeZone } from '../times';
import { fieldOf, isYes, mapOf, textOf, textsOf, type Values } from '../values';

const NAMES = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'];
const CONFIGS = NAMES.flatMap((name) => ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`));

/** Images that many themes show automatically. */
const FEATURED = ['featured', 'feature'].flatMap((name) =>
  ['jpg', 'jpeg', 'png', 'webp', 'avif'].map((ending) => `${name}.${ending}`),
);

/** The keys that Hugo itself reads: https://gohugo.io/content-management/front-matter/#fields. */
const KEYS = new Map(
  `aliases author authors build cascade categories date description draft expiryDate headless images isCJKLanguage keywords
  lastmod layout linkTitle markup menu menus modified outputs params pubDate publishDate published resources series sitemap
  slug summary tags title translationKey type url weight`
    .split(/\s+/)
    .map((key) => [key.toLowerCase(), key]),
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
  read: (source) => {
    const skipped: Skipped[] = [];
    const settings = readSettings(source, skipped);
    const { config, languages, main, isUgly } = settings;
    const end = isUgly ? '.html' : '/';
    const next = `${settings.pagePath}/:number${end}`;
    const folders = [...new Set(languages.map(({ folder }) => folder))].sort((a, b) => b.length - a.length);
    const blog = createBlog({
      skipped,
      url: textOf(config.baseurl) || undefined,
      title: textOf(config.title) || undefined,
      description: textOf(settings.parameters.description) || undefined,
      language: main,
      // Other files in the content folders are published unchanged.
      staticFolders: ['static', 'assets', ...new Set(languages.map(({ folder }) => folder))],
      authors: authorsIn(source.settings('data/authors.yaml')),
      lists: {},
      toListName: urlize,
      ...{ pageSize: settings.pageSize, timeZone: settings.timeZone },
      variables: {
        'site.Title': textOf(config.title),
        '.Site.Title': textOf(config.title),
        ...Object.fromEntries(toParameters(settings.parameters, 'param')),
      },
      textOf: source.text,
      tags: [{ ...tags, other: readTemplates(source) }, hugoExamples],
      understood: ['layout', 'outputs', 'headless', 'translationKey', 'markup', 'type'],
    });
    const folderWith = (file: string) => folders.find((each) => file.startsWith(`${each}/`));
    const isRead = (file: string) => /\.(?:md|markdown|html?)$/.test(file);
    const texts = source.files.filter((file) => folderWith(file) !== undefined);
    const placeOf = (file: string) => {
      const folder = folderWith(file) ?? '';
      const path = file.slice(folder.length + 1);
      const [, name = '', suffix] = /^(.*?)(?:\.([a-z]{2,3}(?:-[a-z\d]{2,8})?))?\.\w+$/i.exec(path) ?? [];
      const named = languages.find(({ code }) => code === suffix?.toLowerCase());
      const inFolder = languages.find(
        (each) => each.folder === folder && (languages.length === 1 || each.folder !== 'content' || each.code === main),
      );
      const language = named ?? inFolder ?? languages[0] ?? { code: main, folder, prefix: '' };
      // A suffix that is not one of the languages is part of the name.
      const stem = suffix !== undefined && !named ? path.replace(/\.\w+$/, '') : name;
      const isIndex = /(?:^|\/)index$/.test(stem);
      const isBranch = /(?:^|\/)_index$/.test(stem);
      return { folder, language, stem, isIndex, isBranch, own: isIndex || isBranch ? folderOf(stem) : stem };
    };
    const bundles = new Set(
      source.files.filter((file) => /\/index(?:\.[\w-]+)?\.(?:md|markdown|html)$/.test(file)).map(folderOf),
    );
    let withPosts: Set<string> | undefined;
    /** Whether a section is one of posts, whose list Halflight makes. */
    const holdsPosts = (head: string) => {
      withPosts ??= new Set(
        texts.filter(isRead).flatMap((file) => {
          const { values } = readForeignText(source.text(file));
          const { own, isBranch } = placeOf(file);
          if (isBranch || dateAndName(withHugoKeys(values), own.split('/').at(-1) ?? '').date === undefined) return [];
          const folders = folderOf(file).split('/');
          return folders.map((_, index) => folders.slice(0, index + 1).join('/'));
        }),
      );
      return withPosts.has(folderOf(head));
    };
    const whyNot = (file: string) => {
      const { folder, isIndex, isBranch, stem } = placeOf(file);
      const parent = folderOf(stem);
      // Other texts in a page bundle are resources that only its template uses.
      return !isIndex && !isBranch && parent !== '' && bundles.has(`${folder}/${parent}`)
        ? 'it is a part of a page bundle, which only a template shows'
        : undefined;
    };
    addTexts(source, blog, texts, { isRead, whyNot }, (text) => {
      const { file, body } = text;
      const { folder, language, stem, isIndex, isBranch, own } = placeOf(file);
      const { params, ...read } = withHugoKeys(text.values);
      const values: Values = { ...read, ...mapOf(params) };
      const hasText = body.trim() !== '' && !/^(?:tags|categories|series)$/.test(own);
      if (isBranch && (!hasText || (own !== '' && holdsPosts(file))))
        return 'it is the head of a list, which Halflight makes by itself';
      if (isYes(values.headless)) return 'it is "headless": no page of its own';
      const featured =
        isIndex && !hasPicture(values) && FEATURED.find((name) => source.has(`${folderOf(file)}/${name}`));
      if (featured) values.featured_image = featured;
      return {
        values,
        ...toItem(own, values, settings, language),
        translationOf: textOf(values.translationKey) || own,
        folders: [folderOf(file), ...(isIndex || isBranch ? [] : [`${folder}/${stem}`]), 'assets'],
        language: language.code,
      };
    });
    const posts = blog.items.filter(({ kind }) => kind === 'post');
    const atTop = posts.filter(({ file }) => !placeOf(file).own.includes('/'));
    const inSections = posts.filter((item) => !atTop.includes(item));
    // If there are more posts in sections than at the top, the top has pages: "hugo new" dates those, too.
    if (atTop.length < inSections.length) for (const item of atTop) item.kind = 'page';
    const sections = new Set(
      inSections.map(({ file }) => {
        const { own, language } = placeOf(file);
        return toPath(language.prefix, own.split('/')[0] ?? '');
      }),
    );
    for (const { prefix } of languages) {
      const terms = { [`${prefix}/tags/:name${end}`]: 'tag', [`${prefix}/categories/:name${end}`]: 'tag' } as const;
      Object.assign(blog.lists, withPages(terms, next), { [`${prefix}/categories/`]: 'tags' });
      for (const list of Object.keys(terms)) blog.lists[toPage(list, 'index.xml')] = 'tagFeed';
      // The list of a home page, and Hugo's redirect from its first page.
      Object.assign(blog.lists, {
        [`${prefix}/${next}`]: 'posts',
        [`${prefix}/${next.replace(':number', '1')}`]: 'posts',
      });
    }
    for (const section of sections) Object.assign(blog.lists, withPages({ [section + end]: 'posts' }, next));
    const inStatic = publishedFrom(['static']);
    const inBundle = publishedBeside(blog.items, ({ file }) =>
      placeOf(file).stem === placeOf(file).own ? undefined : folderOf(file),
    );
    blog.publishes = (file) => inStatic(file) ?? inBundle(file);
    blog.feeds = ['', ...sections, '/tags', '/categories'].map((list) => `${list}/index.xml`);
    return blog;
  },
};

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
  /** Values that texts may insert: "params". */
  parameters: Values;
  timeZone: string;
  isUgly: boolean;
  pageSize: number;
  /** The folder of the pages after the first of a list. */
  pagePath: string;
}

/** Hugo's settings are case-insensitive. */
function lowerKeys(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key.toLowerCase(), value]));
}

/** Normalises the case of Hugo's own front matter keys. Hugo ignores it, so `Draft: true` is a draft, too. */
function withHugoKeys(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [KEYS.get(key.toLowerCase()) ?? key, value]));
}

/** Flattens the texts in a map to lower-case paths: `param.version.latest`. */
function toParameters(values: Values, above: string): [name: string, value: string][] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = `${above}.${key.toLowerCase()}`;
    return typeof value === 'string' ? [[name, value] as [string, string]] : toParameters(mapOf(value), name);
  });
}

/** Whether front matter has an image, as a path or as an object with a path. */
const hasPicture = (values: Values): boolean =>
  ['cover', 'image', 'images', 'banner', 'thumbnail', 'featured_image', 'featuredImage'].some(
    (key) => textsOf(values[key]).length > 0 || textOf(fieldOf(mapOf(values[key]), 'src', 'image', 'url')) !== '',
  );

function toItem(
  path: string,
  values: Values,
  settings: Settings,
  { prefix }: Language,
): Pick<Item, 'kind' | 'slug' | 'date' | 'draft' | 'oldUrls'> {
  const { date, rest } = dateAndName(values, path.split('/').at(-1) ?? '');
  const own = textOf(values.url);
  const usual = urlOf(path, values, settings, date, rest);
  const url = own ? toPath(own.replace(/^https?:\/\/[^/]+/, '')) : usual && toPath(prefix, usual);
  const base = url?.replace(/\/[^/]*\/?$/, '/') ?? '/';
  const listed = aliasesOf(values).map((alias) => (alias.startsWith('/') ? alias : toPath(base, alias)));
  const name = toSlug(textOf(values.slug) || rest || path);
  return {
    kind: date === undefined ? 'page' : 'post',
    slug: date === undefined ? [...folderOf(path).split('/').map(toSlug), name].filter(Boolean).join('/') : name,
    ...{ date, draft: isDraft(values), oldUrls: [...(url ? [url] : []), ...listed] },
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
  values: Values,
  { permalinks, isUgly, timeZone }: Settings,
  date: string | undefined,
  rest: string,
): string | undefined {
  const [section = ''] = path.split('/');
  const [file, sections] = [urlize(path.split('/').at(-1) ?? ''), urlize(folderOf(path))];
  const slug = urlize(textOf(values.slug));
  const pattern =
    path.includes('/') && (textOf(fieldOf(mapOf(permalinks.page), section)) || textOf(permalinks[section]));
  // Hugo strips the date from a file name only if its settings say so.
  const name = slug || file;
  if (!pattern) return toPath(sections, isUgly ? `${name}.html` : `${name}/`);
  const title = urlize(textOf(values.title));
  const filled = fillPermalink(pattern.replace(/:sections\[[^\]]*\]/g, ':sections'), {
    ...partsOf(toLocal(date ?? '1970-01-01', timeZone)),
    ...{ section: urlize(section), sections, title, slug: slug || title || name },
    ...{ slugorfilename: name, slugorcontentbasename: name, filename: file, contentbasename: file, rest: urlize(rest) },
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
  const pagination = lowerKeys(part('pagination'));
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
    pageSize: Number(textOf(pagination.pagersize) || textOf(config.paginate)) || 10,
    pagePath: textOf(pagination.path) || textOf(config.paginatepath) || 'page',
  };
}
