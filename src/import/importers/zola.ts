import type { Blog, Importer } from '../importer';
import { reportOtherMarkup } from '../other-texts';
import { folderOf, splitDate } from '../permalinks';
import { aliasesOf, createBlog, dateOf, isDraft, readFile, toPath, toSlugs } from '../read-item';
import type { Source } from '../source';
import { zola as tags } from '../tags/hugo';
import { readTime } from '../times';
import { isNo, mapOf, textOf, type Values } from '../values';
import { toSlug } from '../../sourcing/to-slug';

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
  const sections = new Set<string>();
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
    const values: Values = { ...read, ...taxonomies, ...mapOf(read.extra) };
    delete values.taxonomies;
    delete values.extra;
    if (isNo(values.render)) {
      skipped.push({ file, why: 'it is not rendered: no page of its own' });
      continue;
    }
    const own = isBundle ? folderOf(stem) : stem;
    const { date: named, rest } = splitDate(own.split('/').at(-1) ?? '');
    const date = dateOf(values) ?? (named && readTime(named));
    const parent = folderOf(own);
    const prefix = language === undefined || language === main ? '' : language;
    const slug = textOf(values.slug) || rest;
    const url = textOf(values.path)
      ? toPath(prefix, textOf(values.path), '/')
      : toPath(prefix, parent.split('/').map(toSlug).join('/'), toSlug(slug), '/');
    const kind = date !== undefined && parent !== '' ? 'post' : 'page';
    if (kind === 'post') sections.add(own.split('/')[0] ?? '');
    blog.items.push({
      ...{ file, kind, values, body, bodyLine, format: 'markdown', draft: isDraft(values) },
      ...(date !== undefined && { date }),
      slug: kind === 'post' ? toSlug(slug) : toSlugs(url.slice(prefix ? prefix.length + 1 : 0)),
      oldUrls: [url, ...aliasesOf(values).map((alias) => toPath(alias))],
      language: language ?? (languages.length > 0 ? main : undefined),
      folders: [folderOf(file)],
      translationOf: own,
    });
  }
  return {
    ...blog,
    lists: [...blog.lists, ...[...sections].map((section) => ({ from: `/${section}/`, to: 'posts' as const }))],
  };
}
