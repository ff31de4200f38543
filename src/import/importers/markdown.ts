import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Blog, Importer, Item } from '../importer';
import { withIncludes } from '../includes';
import { readMetadata } from '../front-matter';
import { reportOtherMarkup } from '../other-texts';
import { folderOf, splitDate, stemOf } from '../permalinks';
import { aliasesOf, createBlog, dateOf, isDraft, readFile, toPath, toSlugs } from '../read-item';
import type { Source } from '../source';
import { readTime } from '../times';
import { fieldOf, isNo, mapOf, textOf, type Values } from '../values';
import { toSlug } from '../../sourcing/to-slug';

/** A folder of texts, and where the program publishes them. */
interface Place {
  folder: string;
  /** The path that their URLs begin with; '' for the top of the site. */
  url: string;
  language?: string;
  /** Whether the names of its files begin with their days, which are folders in their URLs, as in blogs of Docusaurus. */
  isBlog?: boolean;
}

/** What is known of the site of a program. */
interface Site {
  places: readonly Place[];
  url?: string | undefined;
  language?: string | undefined;
  /** What the URL of a text ends with. */
  end?: '/' | '' | '.html';
  /** Whether numbers in front of names only put them in order: `01-start.md`, `2.guide/`. */
  numbered?: true;
  /** Whether its `.md` files may contain components. */
  isMdx?: true;
  /** The names of authors, by what front matter calls them. */
  authors?: ReadonlyMap<string, string>;
  /** Why a file below the places is no text of its own; `undefined` if it is one. */
  whyNot?: (file: string) => string | undefined;
}

/** The programs whose texts are plain Markdown in folders: each finds its own configuration, or nothing. */
const PROGRAMS: readonly ((source: Source) => Site | undefined)[] = [
  readDocusaurus,
  readMkDocs,
  readMdBook,
  readVitePress,
  readPelican,
  readNuxt,
  readNext,
  // A vault of Obsidian.
  ({ root }) => (existsSync(join(root, '.obsidian')) ? { places: [{ folder: '', url: '' }] } : undefined),
];

/** Keys that only arrange the pages of these programs. */
const UNDERSTOOD = [
  ...['slug', 'id', 'date', 'draft', 'published', 'layout', 'template', 'icon', 'hide', 'search', 'navigation'],
  ...['sidebar', 'sidebar_label', 'sidebar_class_name', 'displayed_sidebar', 'custom_edit_url', 'hide_title'],
  ...['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level', 'pagination_label', 'last_update'],
  ...['pagination_next', 'pagination_prev', 'outline', 'prev', 'next', 'editLink', 'aside', 'footer', 'navbar'],
];

/**
 * Folders of Markdown: those of Docusaurus, MkDocs, mdBook, VitePress, Pelican, Nuxt Content, Next.js and Obsidian, and with `--as markdown` any other.
 */
export const markdown: Importer = {
  label: 'Markdown',
  recognise: (source) => (PROGRAMS.some((read) => read(source)) ? 3 : 0),
  read: readMarkdown,
};

function readMarkdown(source: Source): Blog {
  const known = PROGRAMS.map((read) => read(source)).find(Boolean);
  const site: Site = known ?? { places: [{ folder: '', url: '' }] };
  const places = [...site.places].sort((a, b) => b.folder.length - a.folder.length);
  const isRead = (file: string) => /\.(?:mdx?|markdown)$/i.test(file);
  const placeOf = (file: string) => places.find(({ folder }) => folder === '' || file.startsWith(`${folder}/`));
  const files = source.files.filter(placeOf);
  const tops = site.places.flatMap(({ folder }) => [
    posix.join(folder, 'public'),
    posix.join(folderOf(folder), 'static'),
    folder,
  ]);
  const blog = createBlog({
    url: site.url,
    language: site.language,
    staticFolders: [...new Set(['static', 'public', ...tops, ''].map((folder) => (folder === '.' ? '' : folder)))],
    lists: [{ from: '/tags/:name/', to: 'tag' }],
    understood: UNDERSTOOD,
    aliasesOfFiles: [['@site/', '']],
    ...(site.authors && { authors: site.authors }),
    ...(site.isMdx && { isMdx: true }),
  });
  reportOtherMarkup(files, blog.skipped, isRead);
  for (const file of files.filter(isRead)) {
    const place = placeOf(file);
    const why = site.whyNot?.(file) ?? whyNoText(file, known === undefined || place?.folder === '');
    if (why !== undefined) blog.skipped.push({ file, why });
    else if (place) blog.items.push(readItem(source, file, place, site, blog));
  }
  return blog;
}

/** Why a file is no text of its own in any of these programs. `isTop` says whether texts lie at the top of the source, beside what is about them. */
function whyNoText(file: string, isTop: boolean): string | undefined {
  if (/^_/.test(posix.basename(file))) return 'it is a part of other texts, or not published there';
  if (
    isTop &&
    /^(?:CHANGELOG|LICEN[CS]E|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|PULL_REQUEST_TEMPLATE)\b[^/]*$/i.test(file)
  )
    return 'it is about the files, not one of the texts';
  return undefined;
}

function readItem(source: Source, file: string, place: Place, site: Site, blog: Blog): Item {
  const read = readFile(source, file, blog.skipped);
  const { values, body: written, bodyLine } = read.found ? read : readMetadata(read.body);
  const body = withIncludes(written, {
    ...{ file, source, skipped: blog.skipped },
    folders: [folderOf(file), place.folder, ...site.places.map(({ folder }) => folder), ''],
  });
  const path = file.slice(place.folder === '' ? 0 : place.folder.length + 1).replace(/\.\w+$/, '');
  const isIndex = /^(?:index|readme)$/i.test(stemOf(file));
  const [, above = '', day, rest = ''] =
    /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/.exec(place.isBlog ? path.replace(/\/index$/, '') : '') ?? [];
  const named = splitDate(isIndex ? posix.basename(folderOf(path)) : stemOf(file));
  const { created, updated } = mapOf(values.date);
  const whole: Values = {
    ...values,
    ...(created !== undefined && { date: created }),
    ...(updated !== undefined && { updated }),
    ...(textOf(mapOf(values.last_update).date) && { updated: textOf(mapOf(values.last_update).date) }),
  };
  const date = dateOf(whole) ?? readTime((day ?? named.date ?? '').replaceAll('/', '-'));
  const own = textOf(values.slug) || (place.isBlog ? '' : textOf(values.id));
  const folder = isIndex ? folderOf(path) : path;
  const usual = (day === undefined ? folder : `${day.replaceAll('-', '/')}/${above}${rest}`)
    .split('/')
    .map((part) => (site.numbered ? part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s\d])/, '') : part))
    .join('/');
  const inPlace = own === '' ? usual : own.startsWith('/') ? own : posix.join(place.isBlog ? '' : folderOf(usual), own);
  const bare = toPath(place.url, inPlace).replace(/(?<=.)\/$/, '');
  const url = bare === '/' ? bare : bare + (isIndex && site.end === '.html' && own === '' ? '/' : (site.end ?? '/'));
  const kind = date === undefined ? 'page' : 'post';
  // A note is called by its file, if neither front matter nor a heading names it.
  const stem = stemOf(file);
  const title = textOf(values.title) || (/\s/.test(stem) && !/^\s*#\s/.test(body) ? stem : '');
  return {
    ...{
      file,
      kind,
      values: { ...whole, ...(title && { title }) },
      body,
      bodyLine,
      format: 'markdown',
      draft: isDraft(values),
    },
    ...(date !== undefined && { date }),
    ...(place.language !== undefined && { language: place.language, translationOf: inPlace }),
    slug:
      kind === 'post'
        ? toSlug(own.split('/').filter(Boolean).at(-1) ?? (rest || splitDate(posix.basename(usual)).rest || usual))
        : toSlugs(bare.replace(/\.html$/, '')),
    oldUrls: [
      place.language !== undefined && place.language !== site.language ? toPath(place.language, url) : url,
      ...aliasesOf(values),
    ],
    folders: [folderOf(file), ...(place.folder === '' ? [''] : [place.folder])],
  };
}

/** The shortest path with one of these names, at the top of the source or in a folder there. */
function findConfig({ files }: Source, pattern: RegExp): string | undefined {
  return files
    .filter((file) => file.split('/').length <= 2 && pattern.test(posix.basename(file)))
    .sort((a, b) => a.split('/').length - b.split('/').length)[0];
}

const hasTexts = ({ files }: Source, folder: string): boolean =>
  files.some((file) => (folder === '' || file.startsWith(`${folder}/`)) && /\.mdx?$/.test(file));

const settingIn = (code: string, name: string): string =>
  new RegExp(`\\b${name}["']?\\s*[:=]\\s*["'\`]([^"'\`]*)["'\`]`).exec(code)?.[1] ?? '';

/** The folders of translations that lie below a folder: `fr/`, `pt-br/`. */
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

function readDocusaurus(source: Source): Site | undefined {
  const config = findConfig(source, /^docusaurus\.config\.(?:[cm]?js|ts)$/);
  if (config === undefined) return undefined;
  const code = source.text(config);
  const below = (path: string) => posix.join(folderOf(config), path);
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
  const translated = new Set(
    source.files.flatMap((file) => {
      const [, folder = ''] = new RegExp(`^${below('i18n')}/([\\w-]+)/`).exec(file) ?? [];
      return LANGUAGE.test(folder) && folder !== language ? [folder] : [];
    }),
  );
  const translations = [...translated].flatMap((code) =>
    [
      { folder: below(`i18n/${code}/docusaurus-plugin-content-docs/current`), url: base('docs'), language: code },
      { folder: below(`i18n/${code}/docusaurus-plugin-content-blog`), url: base('blog'), language: code, isBlog: true },
      { folder: below(`i18n/${code}/docusaurus-plugin-content-pages`), url: '', language: code },
    ].filter(({ folder }) => hasTexts(source, folder)),
  );
  const authors = all.flatMap(({ folder }) =>
    Object.entries(source.settings(`${folder}/authors.yml`)).map(
      ([id, author]) => [id, textOf(mapOf(author).name)] as const,
    ),
  );
  return {
    places: [...(translations.length > 0 ? all.map((place) => ({ ...place, language })) : all), ...translations],
    url: settingIn(code, 'url')
      ? settingIn(code, 'url').replace(/\/$/, '') + toPath(settingIn(code, 'baseUrl'))
      : undefined,
    language,
    end: /trailingSlash:\s*true/.test(code) ? '/' : '',
    numbered: true,
    isMdx: true,
    authors: new Map(authors.filter(([, name]) => name !== '')),
  };
}

function readMkDocs(source: Source): Site | undefined {
  const config = findConfig(source, /^mkdocs\.ya?ml$/);
  if (config === undefined) return undefined;
  const settings = source.settings(config);
  const folder = posix.join(folderOf(config), textOf(settings.docs_dir) || 'docs');
  return {
    places: [{ folder: folder === '.' ? '' : folder, url: '' }],
    url: textOf(settings.site_url) || undefined,
    end: isNo(settings.use_directory_urls) ? '.html' : '/',
  };
}

function readMdBook(source: Source): Site | undefined {
  const config = findConfig(source, /^book\.toml$/);
  if (config === undefined) return undefined;
  const book = mapOf(source.settings(config).book);
  const folder = posix.join(folderOf(config), textOf(book.src) || 'src');
  const summary = source.text(`${folder}/SUMMARY.md`);
  const listed = new Set(
    Array.from(summary.matchAll(/\]\(\s*<?(?:\.\/)?([^)>#]+)/g), ([, path = '']) =>
      posix.join(folder, decodeURI(path.trim())),
    ),
  );
  return {
    places: [{ folder, url: '' }],
    language: textOf(book.language) || undefined,
    end: '.html',
    whyNot: (file) =>
      file === `${folder}/SUMMARY.md`
        ? 'it is the table of contents'
        : listed.has(file)
          ? undefined
          : 'SUMMARY.md does not list it, so the book does not show it',
  };
}

function readVitePress(source: Source): Site | undefined {
  const folders = ['', ...new Set(source.files.map((file) => file.replace(/(?:^|\/)[^/]*$/, '').replace(/\/.*$/, '')))];
  const own = ['.vitepress', '.vuepress'];
  const top = folders.find((folder) => own.some((name) => existsSync(join(source.root, folder, name))));
  if (top === undefined) return undefined;
  const languages = new Set(
    source.files.flatMap((file) => {
      const [, folder = ''] =
        /^([^/]+)\/(?:index|README)\.md$/.exec(top === '' ? file : file.slice(top.length + 1)) ?? [];
      return LANGUAGE.test(folder) ? [folder] : [];
    }),
  );
  return {
    places: [
      { folder: top, url: '', ...(languages.size > 0 && { language: 'en' }) },
      ...[...languages].map((language) => ({ folder: posix.join(top, language), url: '', language })),
    ],
    language: 'en',
    end: '.html',
    isMdx: true,
  };
}

function readPelican(source: Source): Site | undefined {
  const config = findConfig(source, /^pelicanconf\.py$/);
  if (config === undefined) return undefined;
  const code = source.text(config);
  return {
    places: [{ folder: posix.join(folderOf(config), settingIn(code, 'PATH') || 'content'), url: '' }],
    url:
      settingIn(code, 'SITEURL') ||
      settingIn(source.text(posix.join(folderOf(config), 'publishconf.py')), 'SITEURL') ||
      undefined,
    language: settingIn(code, 'DEFAULT_LANG') || undefined,
    end: '.html',
  };
}

function readNuxt(source: Source): Site | undefined {
  const config = findConfig(source, /^nuxt\.config\.(?:[cm]?js|ts)$/);
  const folder = config === undefined ? '' : posix.join(folderOf(config), 'content');
  if (folder === '' || !hasTexts(source, folder)) return undefined;
  return { places: [{ folder, url: '' }], end: '', numbered: true };
}

function readNext(source: Source): Site | undefined {
  const config = findConfig(source, /^next\.config\.(?:[cm]?js|ts)$/);
  if (config === undefined) return undefined;
  const folders = [
    'data',
    'content',
    'posts',
    '_posts',
    'blog',
    'src/content',
    'src/posts',
    'src/data',
    'pages',
    'src/pages',
  ];
  const places = folders
    .map((folder) => posix.join(folderOf(config), folder))
    .filter((folder) => hasTexts(source, folder))
    .map((folder) => ({ folder, url: /posts$|blog$/.test(folder) ? posix.basename(folder).replace('_', '') : '' }));
  const isAuthor = (file: string) => /(?:^|\/)authors?\//.test(file);
  return {
    places,
    end: '',
    authors: new Map(
      source.files
        .filter((file) => isAuthor(file) && /\.mdx?$/.test(file))
        .map((file) => [stemOf(file), textOf(fieldOf(readFile(source, file, []).values, 'name', 'title'))] as const)
        .filter(([, name]) => name !== ''),
    ),
    whyNot: (file) => (isAuthor(file) ? 'it is about an author, whose name is taken' : undefined),
  };
}
