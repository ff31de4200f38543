import type { Blog, Importer } from '../importer';
import { readText, reportOtherMarkup } from '../other-texts';
import { folderOf, splitDate, stemOf } from '../permalinks';
import { aliasesOf, createBlog, dateOf, isDraft, toPath, toSlugs, withoutEnding } from '../read-item';
import type { Source } from '../source';
import { readTime } from '../times';
import { fieldOf, textOf, textsOf } from '../values';
import { toSlug } from '../../halflight/sourcing/to-slug';

const CONFIGS = ['js', 'ts', 'mjs'].map((ending) => `gatsby-config.${ending}`);

export const gatsby: Importer = {
  label: 'Gatsby',
  recognise: ({ files, has, text }) => {
    // Halflight itself is a Gatsby site.
    if (!CONFIGS.some(has) || /"name": "halflight"/.test(text('package.json'))) return 0;
    return files.some((file) => /^(?:content|src|blog|posts|data)\/.*\.mdx?$/.test(file)) ? 9 : 4;
  },
  read: readGatsby,
};

function readGatsby(source: Source): Blog {
  const config = source.text(CONFIGS.find(source.has) ?? '');
  const setting = (name: string) => new RegExp(`\\b${name}:\\s*["'\`]([^"'\`]*)["'\`]`).exec(config)?.[1] ?? '';
  const node = ['js', 'ts', 'mjs'].map((ending) => source.text(`gatsby-node.${ending}`)).join('\n');
  // Where pages are created from slugs, there may be a prefix: path: `/blog${slug}`.
  const prefix = /path:\s*`\/?([\w/-]*?)\/?\$\{[^}]*(?:slug|fields|path)/.exec(node)?.[1] ?? '';
  const roots = findRoots(config, source);
  const blog = createBlog({
    url: setting('siteUrl') ? `${setting('siteUrl').replace(/\/$/, '')}${toPath(setting('pathPrefix'))}` : undefined,
    staticFolders: ['static', ''],
    lists: [
      { from: '/tags/:name/', to: 'tag' },
      ...(prefix ? [{ from: toPath(prefix, '/'), to: 'posts' as const }] : []),
    ],
    understood: ['slug', 'path', 'layout', 'template', 'templateKey', 'date', 'draft', 'published'],
  });
  const rootOf = (file: string) => roots.find((each) => file.startsWith(`${each}/`));
  const isRead = (path: string) => /\.mdx?$/.test(path);
  reportOtherMarkup(
    source.files.filter((file) => rootOf(file) !== undefined),
    blog.skipped,
    isRead,
  );
  for (const file of source.files.filter(isRead)) {
    const root = rootOf(file);
    if (root === undefined) continue;
    const text = readText(source, file, blog.skipped);
    if (!text) continue;
    const { values, body, bodyLine } = text;
    const path = withoutEnding(file.slice(root.length + 1));
    const { date: named, rest } = splitDate(path.split('/').at(-1) ?? stemOf(file));
    const date = dateOf(values) ?? (named && readTime(named));
    const own = textOf(fieldOf(values, 'path', 'slug', 'permalink'));
    const isPage = root === 'src/pages';
    const url = own.startsWith('/')
      ? toPath(own)
      : toPath(isPage || date === undefined ? '' : prefix, own || path, '/');
    const kind = date !== undefined ? 'post' : 'page';
    blog.items.push({
      ...{ file, kind, values, body, bodyLine, format: 'markdown', draft: isDraft(values) },
      ...(date !== undefined && { date }),
      slug: kind === 'post' ? toSlug(own ? (own.split('/').filter(Boolean).at(-1) ?? rest) : rest) : toSlugs(url),
      oldUrls: [url, ...aliasesOf(values), ...textsOf(values.redirects)],
      folders: [folderOf(file)],
    });
  }
  return blog;
}

/** The folders that texts are read from, the deepest first. URLs are relative to them. */
function findRoots(config: string, { files }: Source): string[] {
  const named = Array.from(
    config.matchAll(
      /path:\s*(?:path\.\w+\()?["'`]?(?:\$\{\s*__dirname\s*\}|__dirname\s*(?:\+|,)\s*["'`])?\/?\.?\/?([\w./-]+)["'`]/g,
    ),
    ([, folder = '']) => folder.replace(/\/$/, ''),
  );
  const usual = [
    'content/blog',
    'content/posts',
    'src/pages',
    'src/posts',
    'src/content/blog',
    'blog',
    'posts',
    'content',
  ];
  return [...new Set([...named, ...usual])]
    .filter((folder) => files.some((file) => file.startsWith(`${folder}/`) && /\.mdx?$/.test(file)))
    .sort((a, b) => b.split('/').length - a.split('/').length);
}
