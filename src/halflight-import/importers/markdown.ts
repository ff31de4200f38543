import { posix } from 'node:path';
import type { Blog, Importer, Item } from '../importer';
import { withIncludes } from '../includes';
import { readMetadata } from '../front-matter';
import { readSiteOf } from '../markdown-programs';
import type { Place, Site } from '../markdown-programs/site';
import { createVaultFinder, isVault, withoutComments } from '../obsidian';
import { reportOtherMarkup } from '../other-texts';
import { folderOf, splitDate, stemOf } from '../permalinks';
import { aliasesOf, createBlog, dateOf, isDraft, readFile, toPath, toSlugs } from '../read-item';
import type { Source } from '../source';
import { hideCode } from '../tags/turn-tags';
import { readTime } from '../times';
import { fieldOf, isNo, mapOf, textOf, textsOf, type Values } from '../values';
import { toSlug } from '../../halflight/sourcing/to-slug';

/** Keys that only arrange the pages of these programs. */
const UNDERSTOOD = [
  ...['slug', 'id', 'date', 'draft', 'published', 'layout', 'template', 'icon', 'hide', 'search', 'navigation'],
  ...['sidebar', 'sidebar_label', 'sidebar_class_name', 'displayed_sidebar', 'custom_edit_url', 'hide_title'],
  ...['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level', 'pagination_label', 'last_update'],
  ...[
    'cssclass',
    'cssclasses',
    'pagination_next',
    'pagination_prev',
    'outline',
    'prev',
    'next',
    'editLink',
    'aside',
    'footer',
    'navbar',
  ],
];

/**
 * Folders of Markdown: those of Docusaurus, MkDocs, mdBook, VitePress, Pelican, Nuxt Content, Next.js and Obsidian, and with `--as markdown` any other.
 */
export const markdown: Importer = {
  label: 'Markdown',
  recognise: (source) => (readSiteOf(source) ? 3 : 0),
  read: readMarkdown,
};

function readMarkdown(source: Source): Blog {
  const known = readSiteOf(source);
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
  const find = createVaultFinder(files);
  // A folder of a vault may lack its settings.
  const isNotes = site.isVault ?? (known === undefined && isVault(files.filter(isRead).map(source.text), find));
  if (isNotes) blog.findInVault = find;
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
  const { values: said, body: written, bodyLine } = read.found ? read : readMetadata(read.body);
  const isNote = blog.findInVault !== undefined;
  const values = isNote ? ofNote(said) : said;
  const body = withIncludes(isNote ? withoutComments(written, file, blog.skipped) : written, {
    ...{ file, source, skipped: blog.skipped },
    folders: [folderOf(file), place.folder, ...site.places.map(({ folder }) => folder), ''],
  });
  const path = file.slice(place.folder === '' ? 0 : place.folder.length + 1).replace(/\.\w+$/, '');
  const isIndex = /^(?:index|readme)$/i.test(stemOf(file));
  const [, above = '', day, rest = ''] =
    /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/.exec(place.isBlog ? path.replace(/\/index$/, '') : '') ?? [];
  const named = splitDate(isIndex ? posix.basename(folderOf(path)) : stemOf(file));
  const whole = withDates(values);
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
  const isName = /\s/.test(stem) || (isNote && !isIndex);
  const title = textOf(values.title) || (isName && !/^\s*#\s/.test(body) ? stem : '');
  const hasFormulas = isNote && FORMULA.test(hideCode(body));
  return {
    ...{
      file,
      kind,
      values: { ...whole, ...(title && { title }), ...(hasFormulas && { math: 'true' }) },
      body,
      bodyLine,
      format: 'markdown',
      draft: isDraft(values) || (isNote && isNo(said.publish)),
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

/** A formula in a note. In "$5 and $10" there is none. */
const FORMULA = /\$\$|(?<![\\$\w])\$(?![\s$])(?:[^$\n]{0,300}[^\s$\\])?\$(?![\w$])/;

/** Front matter as notes of Obsidian have it: `aliases` are names there, unless they begin like URLs. */
function ofNote(values: Values): Values {
  const names = textsOf(fieldOf(values, 'aliases', 'alias'));
  const isUrl = (name: string) => name.startsWith('/');
  const others = names.filter((name) => !isUrl(name));
  const rest = Object.entries(values).filter(([key]) => !['aliases', 'alias', 'publish'].includes(key));
  return { ...Object.fromEntries(rest), aliases: names.filter(isUrl), ...(others.length > 0 && { names: others }) };
}

/** Front matter whose days are where other programs have them: `date: { created, updated }` of MkDocs, `last_update` of Docusaurus. */
function withDates(values: Values): Values {
  const { created, updated } = mapOf(values.date);
  const changed = textOf(mapOf(values.last_update).date);
  return {
    ...values,
    ...(created !== undefined && { date: created }),
    ...(updated !== undefined && { updated }),
    ...(changed && { updated: changed }),
  };
}
