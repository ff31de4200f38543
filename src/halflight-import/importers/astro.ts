import { posix } from 'node:path';
import { slug as toGithubSlug } from 'github-slugger';
import { toSlug } from '../../halflight/sourcing/to-slug';
import type { Importer, ListKind } from '../importer';
import { stemOf, toPath, toSlugs, withoutEnding } from '../permalinks';
import type { Source } from '../source';
import { publishedFrom } from '../static-files';
import { addTexts, aliasesOf, createBlog, dateAndName, isMdx, settingIn } from '../texts';
import { textOf } from '../values';

const CONFIGS = ['mjs', 'js', 'ts', 'cjs', 'mts'].map((ending) => `astro.config.${ending}`);

export const astro: Importer = {
  label: 'Astro',
  recognise: ({ has, text }) => (CONFIGS.some(has) ? 9 : 0) + (/"astro"/.test(text('package.json')) ? 1 : 0),
  read: (source) => {
    const config = source.text(CONFIGS.find(source.has) ?? '');
    const [site, base] = [settingIn(config, 'site'), settingIn(config, 'base')];
    const end = settingIn(config, 'trailingSlash') === 'never' || settingIn(config, 'format') === 'file' ? '' : '/';
    const src = posix.normalize(settingIn(config, 'srcDir') || 'src').replace(/\/$/, '');
    /** A path with the usual name of the folder that `srcDir` names. */
    const toUsual = (path: string) => (path.startsWith(`${src}/`) ? `src${path.slice(src.length)}` : path);
    const prefixes = findPrefixes(source, toUsual);
    if (/@astrojs\/starlight/.test(config)) prefixes.set('docs', '/');
    const listed = [...prefixes.values()].filter((prefix) => prefix !== '/');
    const blog = createBlog({
      url: site ? `${site.replace(/\/$/, '')}${toPath(base)}` : undefined,
      publishes: publishedFrom(['public']),
      feeds: source.files.flatMap(
        (file) => /^src\/pages(\/(?:rss|feed|atom|index)\.xml)\.[jt]s$/.exec(toUsual(file))?.[1] ?? [],
      ),
      staticFolders: ['public', ''],
      lists: {
        ...{ '/tags/:name/': 'tag', ...Object.fromEntries(listed.map((from) => [from, 'posts' as const])) },
        ...pagedLists(source, toUsual),
      },
      ...pageSizeIn(source),
      understood: ['layout', 'pubDate', 'pubDatetime', 'id'],
      aliasesOfFiles: { '~/': `${src}/`, '@/': `${src}/`, '@assets/': `${src}/assets/`, '/src/': `${src}/` },
    });
    // Astro ignores names that begin with an underscore, too. If the site configures what it loads, it usually ignores only such file names.
    const loaded = findLoaded(source, src);
    const loadedFrom = (path: string) => loaded.find(({ base: folder }) => path.startsWith(`${folder}/`));
    const texts = source.files.filter((path) =>
      /^src\/data\//.test(toUsual(path)) || loadedFrom(path)
        ? !/\/_[^/]*$/.test(path)
        : /^src\/(?:content|pages)\//.test(toUsual(path)) && !/\/_/.test(path),
    );
    addTexts(source, blog, texts, { isRead: isMdx }, ({ file, values }) => {
      const from = loadedFrom(file);
      const path = from ? from.collection + file.slice(from.base.length) : toUsual(file).replace(/^src\/\w+\//, '');
      const isPage = !from && toUsual(file).startsWith('src/pages/');
      const [collection = ''] = path.split('/');
      const id = withoutEnding(isPage ? path : path.slice(collection.length + 1).replace(/(?<=^|\/)_[^/]*\//g, ''));
      const { date, rest } = dateAndName(
        values,
        stemOf(file) === 'index' ? (id.split('/').at(-1) ?? '') : stemOf(file),
      );
      const own = textOf(values.slug) || textOf(values.id);
      // A page is named after its file; an entry of a collection gets a slug made from the file's name.
      const name =
        own ||
        (isPage
          ? id
          : id
              .split('/')
              .map((part) => toGithubSlug(part))
              .join('/'));
      const whole = toPath(isPage ? '/' : (prefixes.get(collection) ?? `/${collection}/`), name);
      const url = whole === '/' ? whole : whole.replace(/\/$/, '') + end;
      const kind = date !== undefined && (!isPage || path.includes('/')) ? 'post' : 'page';
      const slug = kind === 'post' ? toSlug(own || rest) : toSlugs(url);
      return { kind, date, slug, oldUrls: [url, ...aliasesOf(values)] };
    });
    return blog;
  },
};

/** The collections that Astro loads from custom folders: `posts = defineCollection({ loader: glob({ base: './posts', … }) })`. */
function findLoaded(source: Source, src: string): { collection: string; base: string }[] {
  const code = [`${src}/content.config`, `${src}/content/config`]
    .flatMap((stem) => ['ts', 'js', 'mjs', 'mts'].map((ending) => source.text(`${stem}.${ending}`)))
    .join('\n');
  const found = code.matchAll(
    /(\w{1,60})\s*=\s*defineCollection\(\s*\{\s*loader:\s*glob\(\s*\{[^{}]{0,500}?\bbase:\s*["'`](?:\.?\/)?([^"'`]{1,200}?)\/?["'`]/g,
  );
  return Array.from(found, ([, collection = '', base = '']) => ({ collection, base })).filter(
    ({ base }) =>
      !/^(?:\.|src\/(?:content|data|pages)\/)/.test(base.startsWith(`${src}/`) ? `src${base.slice(src.length)}` : base),
  );
}

/** Parameters of list pages. These query the collection, too, just as its entry pages do. */
const LISTED_BY = /\[(?:\.\.\.)?(?:page|tag|topic|categor(?:y|ies)|series|author|year|month)(?:s|id|name|slug)?\]/i;

/** The pages of lists after the first: of posts in `blog/[...page].astro`, of a tag in `tags/[tag]/[...page].astro`. */
function pagedLists(source: Source, toUsual: (path: string) => string): Record<string, ListKind> {
  return Object.fromEntries(
    source.files.flatMap((file): [string, ListKind][] => {
      const [, path, tag] =
        /^src\/pages\/([\w/-]*?)(\[(?:tag|topic|category)\w*\]\/)?(?:page\/)?\[(?:\.\.\.)?page\w*\](?:\/index)?\.astro$/.exec(
          toUsual(file),
        ) ?? [];
      if (path === undefined) return [];
      const between = /\/page\/\[/.test(file) ? 'page/' : '';
      return [[toPath(path, tag ? ':name/' : '', between, ':number/'), tag ? 'tag' : 'posts']];
    }),
  );
}

/** How many posts a page of a list shows, according to the code of the pages. */
function pageSizeIn(source: Source): { pageSize?: number } {
  const codes = source.files.filter((file) => /\[(?:\.\.\.)?page\w*\](?:\/index)?\.astro$/.test(file)).map(source.text);
  const sizes = codes.flatMap((code) => Number(/\bpageSize:\s*(\d+)/.exec(code)?.[1]) || []);
  return sizes.length > 0 ? { pageSize: Math.min(...sizes) } : {};
}

/** The URL prefix of each collection: the folder of the page template that renders it. */
function findPrefixes(source: Source, toUsual: (path: string) => string): Map<string, string> {
  const pages = source.files.filter(
    (file) => /^src\/pages\/.*\[(?:\.\.\.)?\w+\](?:\/index)?\.astro$/.test(toUsual(file)) && !LISTED_BY.test(file),
  );
  return new Map(
    pages.flatMap((file) => {
      const prefix = `/${toUsual(file).slice('src/pages/'.length).replace(/\[.*$/, '')}`;
      const collections = source.text(file).matchAll(/getCollection\(\s*["'`]([\w-]+)["'`]/g);
      return Array.from(collections, ([, name = '']): [string, string] => [name, prefix]);
    }),
  );
}
