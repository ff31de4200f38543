import { groupBy } from '../../halflight/group-by';
import type { Blog, Importer } from '../importer';
import { readText, reportOtherMarkup } from '../other-texts';
import { folderOf, splitDate, stemOf } from '../permalinks';
import { aliasesOf, createBlog, dateOf, formatOf, isDraft, isText, toPath, toSlugs, withoutIndex } from '../read-item';
import type { Source } from '../source';
import { nunjucks, rawInCode } from '../tags/liquid';
import { readTime } from '../times';
import { isNo, textOf, textsOf, type Values } from '../values';
import { toSlug } from '../../halflight/sourcing/to-slug';

const CONFIGS = [
  '.eleventy.js',
  'eleventy.config.js',
  'eleventy.config.mjs',
  'eleventy.config.cjs',
  'eleventy.config.ts',
];

/** Tags that only name the collection of posts. */
const COLLECTIONS = /^(?:all|posts?|blog|articles?|notes?|nav|pages?)$/i;

/** URLs of templates that write something other than a page. */
const FILE = /\.(?:txt|json|xml|rss|atom|css|js|mjs|svg|csv|ics|webmanifest|ya?ml|toml)$/i;

export const eleventy: Importer = {
  label: 'Eleventy',
  recognise: ({ has, text }) => (CONFIGS.some(has) ? 8 : 0) + (/"@11ty\/eleventy"/.test(text('package.json')) ? 2 : 0),
  read: readEleventy,
};

function readEleventy(source: Source): Blog {
  const config = source.text(CONFIGS.find(source.has) ?? '');
  const input = findInput(config, source);
  const metadata = ['_data/site.json', '_data/metadata.json'].map((path) =>
    source.settings(input ? `${input}/${path}` : path),
  );
  const site: Values = { ...metadata[0], ...metadata[1] };
  const blog = createBlog({
    url: textOf(site.url) || undefined,
    language: textOf(site.language) || undefined,
    staticFolders: [input, 'public', 'static', '', ...passedThrough(config)],
    lists: [
      { from: '/tags/:name/', to: 'tag' },
      { from: '/blog/', to: 'posts' },
    ],
    variables: Object.fromEntries(
      Object.entries(site).flatMap(([key, value]) =>
        typeof value === 'string'
          ? [
              [`site.${key}`, value],
              [`metadata.${key}`, value],
            ]
          : [],
      ),
    ),
    tags: [nunjucks, rawInCode],
    understood: [
      'permalink',
      'layout',
      'date',
      'draft',
      'templateEngineOverride',
      'eleventyNavigation',
      'eleventyExcludeFromCollections',
      'redirect_from',
      'aliases',
    ],
  });
  const { skipped } = blog;
  const inInput = (file: string) => (input === '' ? file : file.slice(input.length + 1));
  const texts = source.files
    .filter((file) => input === '' || file.startsWith(`${input}/`))
    .filter(
      (file) =>
        !/(?:^|\/)_|^(?:README|CHANGELOG|LICENSE|CONTRIBUTING)\b|^(?:public|static|dist)\//i.test(inInput(file)),
    );
  reportOtherMarkup(texts, skipped);
  for (const file of texts.filter(isText)) {
    const path = inInput(file);
    const text = readText(source, file, skipped);
    if (!text) continue;
    const { values: read, body, bodyLine } = text;
    const values: Values = { ...inherited(source, path, input), ...read };
    if (read.pagination !== undefined || /\{%-?\s*for\b/.test(body)) {
      skipped.push({ file, why: 'it lists other pages, which Halflight does by itself' });
      continue;
    }
    const tags = textsOf(values.tags);
    const inherit = textsOf(inherited(source, path, input).tags);
    const all = [...new Set([...inherit, ...tags])];
    const isPost =
      all.some((tag) => /^(?:posts?|blog|articles?|notes?)$/i.test(tag)) ||
      /(?:^|\/)(?:posts?|blog|articles?|notes?)\//i.test(path);
    values.tags = all.filter((tag) => !COLLECTIONS.test(tag));
    const { date: named, rest } = splitDate(stemOf(file));
    const written = textOf(values.date);
    // `Created`, `Last Modified` and the like stand for a time that only Eleventy works out.
    if (/^(?:created|last modified|git)/i.test(written)) values.date = source.changedOn(file);
    const date = dateOf(values) ?? (named && readTime(named));
    const slug = rest === 'index' ? (folderOf(path).split('/').at(-1) ?? '') : rest;
    const permalink = textOf(values.permalink);
    const usual = rest === 'index' ? toPath(folderOf(path), '/') : toPath(folderOf(path), rest, '/');
    const url = isNo(values.permalink)
      ? undefined
      : permalink
        ? fillTemplate(permalink, { values, slug, date: date ?? '', stem: usual.replace(/\/$/, '') })
        : usual;
    if (url === undefined && permalink && !isNo(values.permalink))
      skipped.push({ file, why: `its old URL is not known: only Eleventy can make "${permalink}"` });
    if (url !== undefined && FILE.test(url)) {
      skipped.push({ file, why: 'it makes a file, not a page' });
      continue;
    }
    const kind = isPost && date !== undefined ? 'post' : 'page';
    blog.items.push({
      ...{ file, kind, values, body, bodyLine, format: formatOf(file), draft: isDraft(values) },
      ...(date !== undefined && { date }),
      slug: kind === 'post' ? toSlug(slug) : toSlugs(withoutIndex(url ?? usual).replace(/\.html$/, '')),
      oldUrls: [...(url === undefined ? [] : [withoutIndex(url)]), ...aliasesOf(values)],
      folders: [folderOf(file)],
    });
  }
  return blog;
}

/** The folder of texts that the configuration names; where only its code does so, the folder with most of the texts. */
function findInput(config: string, { files }: Source): string {
  const [, written] = /\binput:\s*["'`]\.?\/?([^"'`]*)["'`]/.exec(config) ?? [];
  if (written !== undefined || !/\binput:/.test(config)) return (written ?? '').replace(/\/$/, '');
  const texts = groupBy(
    files.filter((file) => isText(file) && /^[^_/]+\//.test(file)),
    (file) => file.replace(/\/.*$/, ''),
  );
  const [most] = [...texts].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? '';
}

/** The values of data files in the parent folders: `posts/posts.json`. */
function inherited(source: Source, path: string, input: string): Values {
  const folders = folderOf(path).split('/').filter(Boolean);
  return Object.assign(
    {},
    ...folders.map((name, index) => {
      const folder = [input, ...folders.slice(0, index + 1)].filter(Boolean).join('/');
      return { ...source.settings(`${folder}/${name}.json`), ...source.settings(`${folder}/${name}.11tydata.json`) };
    }),
  ) as Values;
}

/** Fills in the most common variables of a permalink; `undefined` if it uses others. */
function fillTemplate(
  template: string,
  { values, slug, date, stem }: { values: Values; slug: string; date: string; stem: string },
): string | undefined {
  const filled = template.replace(/\{\{-?\s*([^{}]*?)\s*-?\}\}/g, (whole, expression: string) => {
    const [name = '', ...filters] = expression.split('|').map((part) => part.trim());
    const known: Readonly<Record<string, string>> = {
      'page.fileSlug': slug,
      'page.filePathStem': stem,
      'page.date': date.slice(0, 10),
      slug: textOf(values.slug) || slug,
      title: textOf(values.title),
    };
    const value = Object.hasOwn(known, name) ? known[name] : textOf(values[name]);
    if (!value) return whole;
    return filters.reduce((text, filter) => {
      if (/^slug(?:ify)?\b/.test(filter)) return toSlug(text.normalize('NFD').replace(/\p{M}/gu, ''));
      const [, format] = /^date(?:Filter)?\s*[:(]\s*["']([^"']*)["']/.exec(filter) ?? [];
      if (format === undefined) return text;
      return format
        .replace(/%Y|yyyy/g, text.slice(0, 4))
        .replace(/%m|MM|LL/g, text.slice(5, 7))
        .replace(/%d|dd/g, text.slice(8, 10));
    }, value);
  });
  return /[{}]/.test(filled) ? undefined : toPath(filled);
}

/** Folders that the configuration copies: `addPassthroughCopy("assets")`. */
function passedThrough(config: string): string[] {
  return Array.from(config.matchAll(/addPassthroughCopy\(\s*["'`]\.?\/?([^"'`*]+?)\/?["'`]/g), ([, folder = '']) =>
    folderOf(folder),
  );
}
