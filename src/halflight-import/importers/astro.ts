import { slug as toGithubSlug } from 'github-slugger';
import type { Blog, Importer } from '../importer';
import { reportOtherMarkup } from '../other-texts';
import { folderOf, splitDate, stemOf } from '../permalinks';
import { aliasesOf, createBlog, dateOf, isDraft, readFile, toPath, toSlugs, withoutEnding } from '../read-item';
import type { Source } from '../source';
import { readTime } from '../times';
import { textOf } from '../values';
import { toSlug } from '../../halflight/sourcing/to-slug';

const CONFIGS = ['mjs', 'js', 'ts', 'cjs', 'mts'].map((ending) => `astro.config.${ending}`);

export const astro: Importer = {
  label: 'Astro',
  recognise: ({ has, text }) => (CONFIGS.some(has) ? 9 : 0) + (/"astro"/.test(text('package.json')) ? 1 : 0),
  read: readAstro,
};

function readAstro(source: Source): Blog {
  const config = source.text(CONFIGS.find(source.has) ?? '');
  const setting = (name: string) => new RegExp(`\\b${name}:\\s*["'\`]([^"'\`]*)["'\`]`).exec(config)?.[1] ?? '';
  const end = setting('trailingSlash') === 'never' || setting('format') === 'file' ? '' : '/';
  const prefixes = findPrefixes(source);
  if (/@astrojs\/starlight/.test(config)) prefixes.set('docs', '/');
  const blog = createBlog({
    url: setting('site') ? `${setting('site').replace(/\/$/, '')}${toPath(setting('base'))}` : undefined,
    staticFolders: ['public', ''],
    lists: [
      { from: '/tags/:name/', to: 'tag' },
      ...[...prefixes.values()].filter((prefix) => prefix !== '/').map((from) => ({ from, to: 'posts' as const })),
    ],
    understood: ['slug', 'layout', 'date', 'pubDate', 'pubDatetime', 'draft', 'isDraft', 'id'],
    aliasesOfFiles: [
      ['~/', 'src/'],
      ['@/', 'src/'],
      ['@assets/', 'src/assets/'],
      ['/src/', 'src/'],
    ],
  });
  // Astro, too, ignores names that begin with an underscore; where the site itself says what it loads, usually only those of files.
  const loaded = findLoaded(source);
  const loadedFrom = (path: string) => loaded.find(({ base }) => path.startsWith(`${base}/`));
  const texts = source.files.filter((path) =>
    /^src\/data\//.test(path) || loadedFrom(path)
      ? !/\/_[^/]*$/.test(path)
      : /^src\/(?:content|pages)\//.test(path) && !/\/_/.test(path),
  );
  const isRead = (path: string) => /\.mdx?$/.test(path);
  reportOtherMarkup(texts, blog.skipped, isRead);
  for (const file of texts.filter(isRead)) {
    const from = loadedFrom(file);
    const [, place = '', path = ''] = from
      ? ['', 'content', from.collection + file.slice(from.base.length)]
      : (/^src\/(\w+)\/(.*)$/.exec(file) ?? []);
    const { values, body, bodyLine } = readFile(source, file, blog.skipped);
    const isPage = place === 'pages';
    const [collection = ''] = path.split('/');
    const inCollection = isPage ? path : path.slice(collection.length + 1).replace(/(?<=^|\/)_[^/]*\//g, '');
    const id = withoutEnding(inCollection);
    const { date: named, rest } = splitDate(stemOf(file) === 'index' ? (id.split('/').at(-1) ?? '') : stemOf(file));
    const date = dateOf(values) ?? (named && readTime(named));
    const own = textOf(values.slug) || textOf(values.id);
    // A page is named after its file; an entry of a collection gets a slug made from it.
    const name =
      own ||
      (isPage
        ? id
        : id
            .split('/')
            .map((part) => toGithubSlug(part))
            .join('/'));
    const prefix = isPage ? '/' : (prefixes.get(collection) ?? `/${collection}/`);
    const url = toPath(prefix, name) === '/' ? '/' : toPath(prefix, name).replace(/\/$/, '') + end;
    const kind = date !== undefined && !isPage ? 'post' : date !== undefined && path.includes('/') ? 'post' : 'page';
    blog.items.push({
      ...{ file, kind, values, body, bodyLine, format: 'markdown', draft: isDraft(values) },
      ...(date !== undefined && { date }),
      slug: kind === 'post' ? toSlug(own || rest) : toSlugs(url),
      oldUrls: [url, ...aliasesOf(values)],
      folders: [folderOf(file)],
    });
  }
  return blog;
}

/** The collections that Astro loads from folders elsewhere: `posts = defineCollection({ loader: glob({ base: './posts', … }) })`. */
function findLoaded(source: Source): { collection: string; base: string }[] {
  const code = ['src/content.config', 'src/content/config']
    .flatMap((stem) => ['ts', 'js', 'mjs', 'mts'].map((ending) => source.text(`${stem}.${ending}`)))
    .join('\n');
  return Array.from(
    code.matchAll(
      /(\w{1,60})\s*=\s*defineCollection\(\s*\{\s*loader:\s*glob\(\s*\{[^{}]{0,500}?\bbase:\s*["'`](?:\.?\/)?([^"'`]{1,200}?)\/?["'`]/g,
    ),
    ([, collection = '', base = '']) => ({ collection, base }),
  ).filter(({ base }) => !/^(?:\.|src\/(?:content|data|pages)\/)/.test(base));
}

/** Parameters of the pages that list entries. They ask for the collection, too, as the pages of its entries do. */
const LISTED_BY = /\[(?:\.\.\.)?(?:page|tag|topic|categor(?:y|ies)|series|author|year|month)(?:s|id|name|slug)?\]/i;

/** The URL prefix of each collection: the folder of the page template that renders it. */
function findPrefixes(source: Source): Map<string, string> {
  const pages = source.files.filter(
    (file) => /^src\/pages\/.*\[(?:\.\.\.)?\w+\](?:\/index)?\.astro$/.test(file) && !LISTED_BY.test(file),
  );
  return new Map(
    pages.flatMap((file) => {
      const prefix = `/${file.slice('src/pages/'.length).replace(/\[.*$/, '')}`;
      const names = Array.from(
        source.text(file).matchAll(/getCollection\(\s*["'`]([\w-]+)["'`]/g),
        ([, name = '']) => name,
      );
      return names.map((name) => [name, prefix] as const);
    }),
  );
}
