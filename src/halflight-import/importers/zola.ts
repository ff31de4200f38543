import { readForeignText } from '../front-matter';
import type { Blog, Importer, Item } from '../importer';
import { reportOtherMarkup } from '../other-texts';
import { folderOf, splitDate } from '../permalinks';
import { aliasesOf, createBlog, dateOf, isDraft, readFile, toPath, toSlugs } from '../read-item';
import type { Source } from '../source';
import { zola as tags } from '../tags/hugo';
import { readTime } from '../times';
import { isNo, mapOf, textOf, type Values } from '../values';
import { toSlug } from '../../halflight/sourcing/to-slug';

const CONFIGS = ['config.toml', 'zola.toml'];

export const zola: Importer = {
  label: 'Zola',
  recognise: (source) => {
    const config = CONFIGS.find(source.has);
    if (!config || source.settings(config).base_url === undefined) return 0;
    return source.files.some((file) => /^content\/.*\.md$/.test(file)) ? 9 : 0;
  },
  read: readZola,
};

function readZola(source: Source): Blog {
  const config = source.settings(CONFIGS.find(source.has) ?? '');
  const languages = Object.keys(mapOf(config.languages));
  const main = textOf(config.default_language) || 'en';
  const blog = createBlog({
    url: textOf(config.base_url) || undefined,
    language: main,
    staticFolders: ['static'],
    lists: [
      { from: '/tags/:name/', to: 'tag' },
      { from: '/categories/:name/', to: 'tag' },
    ],
    variables: { 'config.title': textOf(config.title), 'config.base_url': '' },
    tags: [tags],
    understood: ['path', 'slug', 'aliases', 'template', 'date', 'draft', 'render', 'in_search_index'],
    aliasesOfFiles: [['@/', 'content/']],
  });
  const { skipped } = blog;
  const bundles = new Set(source.files.filter((file) => /\/index(?:\.[\w-]+)?\.md$/.test(file)).map(folderOf));
  bundles.delete('content');
  const toUrlPart = urlPartsOf(textOf(mapOf(config.slugify).paths));
  const sections = new Set<string>();
  const atTop: { item: Item; slugOfPage: string }[] = [];
  const texts = source.files.filter((path) => path.startsWith('content/'));
  const isRead = (path: string) => path.endsWith('.md');
  reportOtherMarkup(texts, skipped, isRead);
  for (const file of texts.filter(isRead)) {
    const path = file.slice('content/'.length);
    const [, name = '', suffix] = /^(.*?)(?:\.([a-z]{2,3}(?:-[a-z\d]+)?))?\.md$/i.exec(path) ?? [];
    const language = suffix !== undefined && languages.includes(suffix) ? suffix : undefined;
    const stem = suffix !== undefined && language === undefined ? path.replace(/\.md$/, '') : name;
    if (/(?:^|\/)_index$/.test(stem)) {
      skipped.push({ file, why: 'it is the head of a list, which Halflight makes by itself' });
      continue;
    }
    const isBundle = /(?:^|\/)index$/.test(stem);
    if (!isBundle && bundles.has(folderOf(file))) {
      skipped.push({ file, why: 'it lies beside the text of a page, which only a template shows' });
      continue;
    }
    const { values: read, body, bodyLine } = readFile(source, file, skipped);
    const taxonomies = mapOf(read.taxonomies);
    const values: Values = { ...mapOf(read.extra), ...read, ...taxonomies };
    delete values.taxonomies;
    delete values.extra;
    if (isNo(values.render)) {
      skipped.push({ file, why: 'it is not rendered: no page of its own' });
      continue;
    }
    const own = isBundle ? folderOf(stem) : stem;
    const { rest } = splitDate((own.split('/').at(-1) ?? '').replace(TIME, ''));
    const written = textOf(values.path);
    const named = dayIn(own) ?? dayIn(written);
    const date = dateOf(values) ?? named;
    const parent = folderOf(own);
    const prefix = language === undefined || language === main ? '' : language;
    const slug = textOf(values.slug) || written.split('/').filter(Boolean).at(-1) || rest;
    const url = written
      ? toPath(prefix, written, '/')
      : toPath(prefix, parent.split('/').map(toUrlPart).join('/'), toUrlPart(slug), '/');
    const slugOfPage = toSlugs(url.slice(prefix ? prefix.length + 1 : 0));
    const item: Item = {
      ...{ file, values, body, bodyLine, format: 'markdown', draft: isDraft(values) },
      ...(date === undefined ? { kind: 'page', slug: slugOfPage } : { kind: 'post', slug: toSlug(slug), date }),
      oldUrls: [url, ...aliasesOf(values).map((alias) => toPath(alias))],
      language: language ?? (languages.length > 0 ? main : undefined),
      folders: [folderOf(file)],
      translationOf: own,
    };
    blog.items.push(item);
    if (date === undefined) continue;
    if (parent !== '') sections.add(own.split('/')[0] ?? '');
    else if (named === undefined) atTop.push({ item, slugOfPage });
  }
  // Beside more posts in folders, and not itself sorted by days, the top has pages, which may have been dated, too.
  const inFolders = blog.items.filter(
    ({ kind, translationOf = '' }) => kind === 'post' && /^(?!\d{4}\/).*\//.test(translationOf),
  );
  if (atTop.length < inFolders.length && !isSortedByDays(source)) {
    for (const { item, slugOfPage } of atTop) Object.assign(item, { kind: 'page', slug: slugOfPage });
  }
  return {
    ...blog,
    lists: [...blog.lists, ...[...sections].map((section) => ({ from: `/${section}/`, to: 'posts' as const }))],
  };
}

/** The time that may follow the day in the name of a file. */
const TIME = /(?<=^\d{4}-\d\d-\d\d)T[\d:.]+(?:Z|[+-][\d:]+)? ?(?=[-_])/;

/** The day in the names of folders and of a file, such as `2020-03-04-a-title` or `2020/03/04/a-title`. */
function dayIn(path: string): string | undefined {
  const [, day] = /(?:^|\/)(\d{4}([-/])\d{1,2}\2\d{1,2})(?!\d)/.exec(path) ?? [];
  return day === undefined ? undefined : readTime(day);
}

/** Whether the section of all texts lists them as a blog does. */
function isSortedByDays(source: Source): boolean {
  const { values } = readForeignText(source.text('content/_index.md'));
  return /date/.test(textOf(values.sort_by)) || values.paginate_by !== undefined;
}

/** How the names of folders and files are written in URLs, according to `slugify.paths`. */
function urlPartsOf(setting: string): (name: string) => string {
  if (setting === 'off') return (name) => name;
  if (setting === 'safe') return (name) => name.replace(/[<>:"/|?*#()[\]\s]+/g, '_');
  return toSlug;
}
