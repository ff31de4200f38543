import { toSlug } from '../../halflight/sourcing/to-slug';
import type { Importer } from '../importer';
import { toPath, toSlugs, withoutEnding } from '../permalinks';
import type { Source } from '../source';
import { publishedFrom } from '../static-files';
import { addTexts, aliasesOf, createBlog, dateAndName, isMdx, settingIn } from '../texts';
import { fieldOf, textOf, textsOf } from '../values';

const CONFIGS = ['js', 'ts', 'mjs'].map((ending) => `gatsby-config.${ending}`);

/** Folders of texts in Gatsby's starters. */
const USUAL = 'content/blog content/posts src/pages src/posts src/content/blog blog posts content'.split(' ');

export const gatsby: Importer = {
  label: 'Gatsby',
  recognise: ({ files, has, text }) => {
    // Halflight itself is a Gatsby site.
    if (!CONFIGS.some(has) || /"name": "halflight"/.test(text('package.json'))) return 0;
    return files.some((file) => /^(?:content|src|blog|posts|data)\/.*\.mdx?$/.test(file)) ? 9 : 4;
  },
  read: (source) => {
    const config = source.text(CONFIGS.find(source.has) ?? '');
    const site = settingIn(config, 'siteUrl');
    const node = ['js', 'ts', 'mjs'].map((ending) => source.text(`gatsby-node.${ending}`)).join('\n');
    // The code that creates pages from slugs may add a prefix: path: `/blog${slug}`.
    const prefix = /path:\s*`\/?([\w/-]*?)\/?\$\{[^}]*(?:slug|fields|path)/.exec(node)?.[1] ?? '';
    const blog = createBlog({
      url: site ? `${site.replace(/\/$/, '')}${toPath(settingIn(config, 'pathPrefix'))}` : undefined,
      title: settingIn(config, 'title') || undefined,
      publishes: publishedFrom(['static']),
      feeds: /gatsby-plugin-feed/.test(config) ? ['/rss.xml'] : [],
      staticFolders: ['static', ''],
      lists: { '/tags/:name/': 'tag', ...(prefix && { [toPath(prefix, '/')]: 'posts' }) },
      understood: ['layout', 'template', 'templateKey'],
    });
    const roots = findRoots(config, source);
    const rootOf = (file: string) => roots.find((each) => file.startsWith(`${each}/`));
    const texts = source.files.filter((file) => rootOf(file) !== undefined);
    addTexts(source, blog, texts, { isRead: isMdx, needsFrontMatter: true }, ({ file, values }) => {
      const root = rootOf(file) ?? '';
      const path = withoutEnding(file.slice(root.length + 1));
      const { date, rest } = dateAndName(values, path.split('/').at(-1) ?? '');
      const own = textOf(fieldOf(values, 'path', 'slug', 'permalink'));
      const below = root === 'src/pages' || date === undefined ? '' : prefix;
      const url = own.startsWith('/') ? toPath(own) : toPath(below, own || path, '/');
      return {
        kind: date === undefined ? 'page' : 'post',
        date,
        slug: date === undefined ? toSlugs(url) : toSlug(own.split('/').filter(Boolean).at(-1) ?? rest),
        oldUrls: [url, ...aliasesOf(values), ...textsOf(values.redirects)],
      };
    });
    return blog;
  },
};

/** The folders that texts are read from, deepest first. URLs are relative to them. */
function findRoots(config: string, { files }: Source): string[] {
  const named = Array.from(
    config.matchAll(
      /path:\s*(?:path\.\w+\()?["'`]?(?:\$\{\s*__dirname\s*\}|__dirname\s*(?:\+|,)\s*["'`])?\/?\.?\/?([\w./-]+)["'`]/g,
    ),
    ([, folder = '']) => folder.replace(/\/$/, ''),
  );
  return [...new Set([...named, ...USUAL])]
    .filter((folder) => files.some((file) => file.startsWith(`${folder}/`) && isMdx(file)))
    .sort((a, b) => b.split('/').length - a.split('/').length);
}
