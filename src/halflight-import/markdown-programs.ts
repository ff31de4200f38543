import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ListKind } from './importer';
import { withPages } from './list-urls';
import { folderOf, stemOf, toPath } from './permalinks';
import { openSource, type Source } from './source';
import { authorsIn, isMdx, readText, settingIn } from './texts';
import { fieldOf, isNo, mapOf, textOf } from './values';

/** A folder of texts, and where the program publishes them. */
export interface Place {
  folder: string;
  /** The path prefix of their URLs; '' for the site's root. */
  url: string;
  language?: string;
  /** Whether its file names begin with dates that become folders in URLs, as in Docusaurus blogs. */
  isBlog?: boolean;
}

/** The site of a program whose texts are plain Markdown files in folders. */
export interface Site {
  places: readonly Place[];
  url?: string | undefined;
  language?: string | undefined;
  /** The suffix of a text's URL. */
  end?: '/' | '' | '.html';
  /** Whether numeric prefixes of names only sort them: `01-start.md`, `2.guide/`. */
  numbered?: true;
  /** Whether its `.md` files may contain components. */
  isMdx?: true;
  /** Whether it is an Obsidian vault, which has its own syntax. */
  isVault?: true;
  /** The URLs of its feeds. */
  feeds?: readonly string[];
  /** The URLs of its lists, and how many texts a page of them shows: see `Blog`. */
  lists?: Record<string, ListKind>;
  pageSize?: number;
  /** The names of authors, by their ids in front matter. */
  authors?: ReadonlyMap<string, string>;
  /** Why a file below the places is not a text of its own; `undefined` if it is. */
  whyNot?: (file: string) => string | undefined;
}

/** Reads the site in a source; `undefined` if the source is not of this program. */
type Read = (source: Source) => Site | undefined;

/** Reads a site by its configuration file, which is at the top of the source or in a folder there. `below` joins a path to the file's folder. */
const configuredBy =
  (name: RegExp, read: (source: Source, config: string, below: (path: string) => string) => Site | undefined): Read =>
  (source) => {
    const depth = (file: string) => file.split('/').length;
    const [config] = source.files
      .filter((file) => depth(file) <= 2 && name.test(posix.basename(file)))
      .sort((a, b) => depth(a) - depth(b));
    return config === undefined ? undefined : read(source, config, (path) => posix.join(folderOf(config), path));
  };

const hasTexts = ({ files }: Source, folder: string): boolean =>
  files.some((file) => file.startsWith(`${folder}/`) && isMdx(file));

/** Names of translation folders: `fr/`, `pt-br/`. */
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/** `docs/`, blogs and pages, with their translations in `i18n/`. */
const docusaurus = configuredBy(/^docusaurus\.config\.(?:[cm]?js|ts)$/, (source, config, below) => {
  const code = source.text(config);
  // `path: '../docs', routeBasePath: '/'`, in either order.
  const said = Array.from(
    code.matchAll(
      /\bpath:\s*["'`]([^"'`]+)["'`][^{}]{0,300}?\brouteBasePath:\s*["'`]([^"'`]*)|\brouteBasePath:\s*["'`]([^"'`]*)["'`][^{}]{0,300}?\bpath:\s*["'`]([^"'`]+)/g,
    ),
    ([, path, url, urlAbove, pathBelow]) => ({ folder: below(path ?? pathBelow ?? ''), url: url ?? urlAbove ?? '' }),
  ).filter(({ folder }) => !folder.startsWith('..'));
  const base = (name: string) =>
    new RegExp(`\\b${name}:\\s*\\{[^{}]{0,2000}?routeBasePath:\\s*["'\`]([^"'\`]*)`).exec(code)?.[1] ?? name;
  const usual = [
    { folder: below('docs'), url: base('docs') },
    { folder: below('blog'), url: base('blog') },
    { folder: below('src/pages'), url: '' },
  ];
  const all = [...said, ...usual.filter(({ folder }) => !said.some((place) => place.folder === folder))]
    .filter(({ folder }) => hasTexts(source, folder))
    .map((place) => ({ ...place, isBlog: /blog/.test(posix.basename(place.folder)) }));
  const language = settingIn(code, 'defaultLocale') || 'en';
  const inTranslations = new RegExp(`^${below('i18n')}/([\\w-]+)/`);
  const languages = new Set(source.files.flatMap((file) => inTranslations.exec(file)?.[1] ?? []));
  const translations = [...languages]
    .filter((code) => LANGUAGE.test(code) && code !== language)
    .flatMap((code): Place[] => {
      const plugin = below(`i18n/${code}/docusaurus-plugin-content-`);
      return [
        { folder: `${plugin}docs/current`, url: base('docs'), language: code },
        { folder: `${plugin}blog`, url: base('blog'), language: code, isBlog: true },
        { folder: `${plugin}pages`, url: '', language: code },
      ].filter(({ folder }) => hasTexts(source, folder));
    });
  const url = settingIn(code, 'url');
  return {
    places: [...(translations.length > 0 ? all.map((place) => ({ ...place, language })) : all), ...translations],
    url: url ? url.replace(/\/$/, '') + toPath(settingIn(code, 'baseUrl')) : undefined,
    feeds: all
      .filter(({ isBlog }) => isBlog)
      .flatMap((blog) => ['rss.xml', 'atom.xml'].map((name) => toPath(blog.url, name))),
    lists: Object.assign(
      {},
      ...all
        .filter(({ isBlog }) => isBlog)
        .map(({ url }) => ({
          ...withPages({ [toPath(url, '/')]: 'posts', [toPath(url, 'tags/:name/')]: 'tag' }, 'page/:number/'),
          ...{ [toPath(url, 'tags/')]: 'tags', [toPath(url, 'archive/')]: 'archive' },
        })),
    ) as Record<string, ListKind>,
    pageSize: Number(/\bpostsPerPage:\s*(\d+)/.exec(code)?.[1]) || 10,
    ...{ language, end: /trailingSlash:\s*true/.test(code) ? '/' : '', numbered: true, isMdx: true },
    authors: new Map(all.flatMap(({ folder }) => [...authorsIn(source.settings(`${folder}/authors.yml`))])),
  };
});

const mkDocs = configuredBy(/^mkdocs\.ya?ml$/, (source, config, below) => {
  const settings = source.settings(config);
  const folder = below(textOf(settings.docs_dir) || 'docs');
  return {
    places: [{ folder: folder === '.' ? '' : folder, url: '' }],
    url: textOf(settings.site_url) || undefined,
    end: isNo(settings.use_directory_urls) ? '.html' : '/',
  };
});

/** The files listed in `SUMMARY.md`. */
const mdBook = configuredBy(/^book\.toml$/, (source, config, below) => {
  const book = mapOf(source.settings(config).book);
  const folder = below(textOf(book.src) || 'src');
  const summary = `${folder}/SUMMARY.md`;
  const links = source.text(summary).matchAll(/\]\(\s*<?(?:\.\/)?([^)>#]+)/g);
  const listed = new Set(Array.from(links, ([, path = '']) => posix.join(folder, decodeURI(path.trim()))));
  return {
    places: [{ folder, url: '' }],
    language: textOf(book.language) || undefined,
    end: '.html',
    whyNot: (file) => {
      if (file === summary) return 'it is the table of contents';
      return listed.has(file) ? undefined : 'SUMMARY.md does not list it, so the book does not show it';
    },
  };
});

/** VitePress and VuePress: the texts next to their configuration folder, with translations in folders named after a language. */
const vitePress: Read = ({ files, root }) => {
  const folders = ['', ...new Set(files.map((file) => folderOf(file).replace(/\/.*$/, '')))];
  const top = folders.find((folder) =>
    ['.vitepress', '.vuepress'].some((name) => existsSync(join(root, folder, name))),
  );
  if (top === undefined) return undefined;
  const inTop = files.map((file) => (top === '' ? file : file.slice(top.length + 1)));
  const named = new Set(inTop.flatMap((file) => /^([^/]+)\/(?:index|README)\.md$/.exec(file)?.[1] ?? []));
  const languages = [...named].filter((folder) => LANGUAGE.test(folder));
  return {
    places: [
      { folder: top, url: '', ...(languages.length > 0 && { language: 'en' }) },
      ...languages.map((language) => ({ folder: posix.join(top, language), url: '', language })),
    ],
    ...{ language: 'en', end: '.html', isMdx: true },
  };
};

const pelican = configuredBy(/^pelicanconf\.py$/, (source, config, below) => {
  const code = source.text(config);
  const published = source.text(below('publishconf.py'));
  return {
    places: [{ folder: below(settingIn(code, 'PATH') || 'content'), url: '' }],
    url: settingIn(code, 'SITEURL') || settingIn(published, 'SITEURL') || undefined,
    language: settingIn(code, 'DEFAULT_LANG') || undefined,
    feeds: ['FEED_ALL_ATOM', 'FEED_ALL_RSS']
      .flatMap((name) => settingIn(published, name) || settingIn(code, name) || [])
      .map((path) => toPath(path)),
    // Pelican's usual URLs: https://docs.getpelican.com/en/latest/settings.html#url-settings.
    lists: {
      ...{ '/tag/:name.html': 'tag', '/category/:name.html': 'tag', '/author/:author.html': 'posts' },
      ...{ '/tag/:name:number.html': 'tag', '/category/:name:number.html': 'tag', '/index:number.html': 'posts' },
      ...{ '/archives.html': 'archive', '/tags.html': 'tags', '/categories.html': 'tags' },
    },
    pageSize: Number(/^DEFAULT_PAGINATION\s*=\s*(\d+)/m.exec(code)?.[1]) || Infinity,
    end: '.html',
  };
});

const nuxt = configuredBy(/^nuxt\.config\.(?:[cm]?js|ts)$/, (source, _, below) => {
  const folder = below('content');
  return hasTexts(source, folder) ? { places: [{ folder, url: '' }], end: '', numbered: true } : undefined;
});

/** The folders of texts in Next's starters. */
const NEXT = 'data content posts _posts blog src/content src/posts src/data pages src/pages'.split(' ');

const next = configuredBy(/^next\.config\.(?:[cm]?js|ts)$/, (source, _, below) => {
  const isAuthor = (file: string) => /(?:^|\/)authors?\//.test(file);
  const authors = source.files
    .filter((file) => isAuthor(file) && isMdx(file))
    .map((file) => [stemOf(file), textOf(fieldOf(readText(source, file, []).values, 'name', 'title'))] as const);
  const usual = NEXT.map(below).filter((folder) => hasTexts(source, folder));
  // Otherwise, every folder at the top that has texts.
  const others = new Set(
    source.files.filter((file) => isMdx(file) && file.includes('/')).map((file) => file.replace(/\/.*/, '')),
  );
  return {
    places: (usual.length > 0 ? usual : [...others]).map((folder) => ({
      folder,
      url: /posts$|blog$/.test(folder) ? posix.basename(folder).replace('_', '') : '',
    })),
    end: '',
    authors: new Map(authors.filter(([, name]) => name !== '')),
    whyNot: (file) => (isAuthor(file) ? 'it is about an author, whose name is taken' : undefined),
  };
});

const obsidian: Read = ({ root }) => {
  if (!existsSync(join(root, '.obsidian'))) return undefined;
  const templates = textOf(openSource(join(root, '.obsidian')).settings('templates.json').folder).replace(
    /^\/+|\/+$/g,
    '',
  );
  return {
    places: [{ folder: '', url: '' }],
    isVault: true,
    whyNot: (file) => {
      if (file.endsWith('.excalidraw.md')) return 'it is a drawing of Excalidraw: export it as SVG, and show that';
      return templates && file.startsWith(`${templates}/`) ? 'it is a template for new notes' : undefined;
    },
  };
};

/** The site in a source; `undefined` if no program recognises it. */
export function readSiteOf(source: Source): Site | undefined {
  for (const read of [docusaurus, mkDocs, mdBook, vitePress, pelican, nuxt, next, obsidian]) {
    const site = read(source);
    if (site) return site;
  }
  return undefined;
}
