import { posix } from 'node:path';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { readMetadata } from '../front-matter';
import type { Blog, Importer } from '../importer';
import { withIncludes } from '../includes';
import { readSiteOf, type Place, type Site } from '../markdown-programs';
import { createVaultFinder, isVault, withoutComments } from '../obsidian';
import { folderOf, splitDate, stemOf, toPath, toSlugs } from '../permalinks';
import type { Source } from '../source';
import { hideCode } from '../tags/turn-tags';
import { publishedFrom } from '../static-files';
import { addTexts, aliasesOf, createBlog, dateOf, isDraft, type ItemOfText, type Text } from '../texts';
import { readTime } from '../times';
import { fieldOf, isNo, mapOf, textOf, textsOf, type Values } from '../values';

/** Keys that only affect how these programs arrange pages. */
const UNDERSTOOD =
  `id layout template icon hide search navigation sidebar sidebar_label sidebar_class_name displayed_sidebar
  custom_edit_url hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level pagination_label last_update
  cssclass cssclasses pagination_next pagination_prev outline prev next editLink aside footer navbar`.split(/\s+/);

/**
 * Markdown folders: those of Docusaurus, MkDocs, mdBook, VitePress, Pelican, Nuxt Content, Next.js and Obsidian, and any other with `--as markdown`.
 */
export const markdown: Importer = {
  label: 'Markdown',
  recognise: (source) => (readSiteOf(source) ? 3 : 0),
  read: (source) => {
    const known = readSiteOf(source);
    const site: Site = known ?? { places: [{ folder: '', url: '' }] };
    const places = [...site.places].sort((a, b) => b.folder.length - a.folder.length);
    const placeOf = (file: string) => places.find(({ folder }) => folder === '' || file.startsWith(`${folder}/`));
    const isRead = (file: string) => /\.(?:mdx?|markdown)$/i.test(file);
    const files = source.files.filter(placeOf);
    const tops = site.places.flatMap(({ folder }) => [
      posix.join(folder, 'public'),
      posix.join(folderOf(folder), 'static'),
      folder === '.' ? '' : folder,
    ]);
    const find = createVaultFinder(files);
    // A copied vault may lack its settings folder.
    const isNotes = site.isVault ?? (known === undefined && isVault(files.filter(isRead).map(source.text), find));
    const blog = createBlog({
      ...{ url: site.url, language: site.language, understood: UNDERSTOOD },
      lists: site.lists ?? { '/tags/:name/': 'tag' },
      ...(site.pageSize !== undefined && { pageSize: site.pageSize }),
      publishes: publishedFrom(['static', 'public', ...tops.filter((top) => /(?:^|\/)(?:static|public)$/.test(top))]),
      feeds: site.feeds ?? [],
      staticFolders: [...new Set(['static', 'public', ...tops, ''])],
      aliasesOfFiles: { '@site/': '' },
      ...(site.authors && { authors: site.authors }),
      ...(site.isMdx && { isMdx: true }),
      ...(isNotes && { findInVault: find }),
    });
    const whyNot = (file: string) => {
      if (site.whyNot?.(file) !== undefined) return site.whyNot(file);
      if (/^_/.test(posix.basename(file))) return 'it is a part of other texts, or not published there';
      // At the top of the source, texts are next to files about the source itself.
      const isTop = known === undefined || placeOf(file)?.folder === '';
      return isTop && ABOUT.test(file) ? 'it is about the files, not one of the texts' : undefined;
    };
    addTexts(source, blog, files, { isRead, whyNot }, (text) =>
      toItem(text, placeOf(text.file) ?? { folder: '', url: '' }, site, source, blog),
    );
    return blog;
  },
};

const ABOUT =
  /^(?:AGENTS|CLAUDE|CHANGELOG|LICEN[CS]E|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|PULL_REQUEST_TEMPLATE)\b[^/]*$/i;

function toItem(text: Text, place: Place, site: Site, source: Source, blog: Blog): ItemOfText {
  const { file } = text;
  const { values: said, body: written, bodyLine } = text.found ? text : readMetadata(text.body);
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
  // Folders of years, and names that begin with the rest of the date: `2019/12-28-title.md`.
  const [, dayInPath, restOfPath] = /(?:^|\/)(\d{4}[-/]\d\d[-/]\d\d)[-/](.+)$/.exec(path) ?? [];
  const date = dateOf(whole) ?? readTime((day ?? named.date ?? dayInPath ?? '').replaceAll('/', '-'));
  const own = textOf(values.slug) || (place.isBlog ? '' : textOf(values.id));
  const folder = isIndex ? folderOf(path) : path;
  const usual = (day === undefined ? folder : `${day.replaceAll('-', '/')}/${above}${rest}`)
    .split('/')
    .map((part) => (site.numbered ? part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s\d])/, '') : part))
    .join('/');
  const inPlace = own === '' ? usual : own.startsWith('/') ? own : posix.join(place.isBlog ? '' : folderOf(usual), own);
  const bare = toPath(place.url, inPlace).replace(/(?<=.)\/$/, '');
  const url = bare === '/' ? bare : bare + (isIndex && site.end === '.html' && own === '' ? '/' : (site.end ?? '/'));
  // Without a title in front matter or a heading, a note's title is its file name.
  const stem = stemOf(file);
  const isName = /\s/.test(stem) || (isNote && !isIndex);
  const title = textOf(values.title) || (isName && !/^\s*#\s/.test(body) ? stem : '');
  const hasFormulas = isNote && FORMULA.test(hideCode(body));
  return {
    ...{ body, bodyLine, date, draft: isDraft(values) || (isNote && isNo(said.publish)) },
    values: { ...whole, ...(title && { title }), ...(hasFormulas && { math: 'true' }) },
    ...(place.language !== undefined && { language: place.language, translationOf: inPlace }),
    ...(date === undefined
      ? { kind: 'page', slug: toSlugs(bare.replace(/\.html$/, '')) }
      : {
          kind: 'post',
          slug: toSlug(
            own.split('/').filter(Boolean).at(-1) ??
              (rest || restOfPath || splitDate(posix.basename(usual)).rest || usual),
          ),
        }),
    oldUrls: [
      place.language !== undefined && place.language !== site.language ? toPath(place.language, url) : url,
      ...aliasesOf(values),
    ],
    folders: [folderOf(file), place.folder],
  };
}

/** A formula in a note. "$5 and $10" contains none. */
const FORMULA = /\$\$|(?<![\\$\w])\$(?![\s$])(?:[^$\n]{0,300}[^\s$\\])?\$(?![\w$])/;

/** Front matter of an Obsidian note: its `aliases` are names, unless they look like URLs. */
function ofNote(values: Values): Values {
  const names = textsOf(fieldOf(values, 'aliases', 'alias'));
  const isUrl = (name: string) => name.startsWith('/');
  const others = names.filter((name) => !isUrl(name));
  const rest = Object.entries(values).filter(([key]) => !['aliases', 'alias', 'publish'].includes(key));
  return { ...Object.fromEntries(rest), aliases: names.filter(isUrl), ...(others.length > 0 && { names: others }) };
}

/** Moves dates to where other programs have them: `date: { created, updated }` of MkDocs, `last_update` of Docusaurus. */
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
