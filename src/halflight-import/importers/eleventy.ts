import { posix } from 'node:path';
import { groupBy } from '../../halflight/group-by';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { readForeignText } from '../front-matter';
import type { Importer } from '../importer';
import { folderOf, stemOf, toPath, toSlugs, withoutIndex } from '../permalinks';
import type { Source } from '../source';
import { nunjucks, rawInCode } from '../tags/liquid';
import { publishedFrom } from '../static-files';
import { addTexts, aliasesOf, createBlog, dateAndName, isDraft, isText, settingIn, variablesIn } from '../texts';
import { isNo, mapOf, textOf, textsOf, type Values } from '../values';
import { whyOnlyLists } from './jekyll';

const CONFIGS = ['.eleventy.js', ...['js', 'mjs', 'cjs', 'ts'].map((ending) => `eleventy.config.${ending}`)];

/** Tags that only put a text into the collection of posts. */
const COLLECTIONS = /^(?:all|posts?|blog|articles?|notes?|nav|pages?)$/i;

/** URLs of templates that write something other than a page. */
const FILE = /\.(?:txt|json|xml|rss|atom|css|js|mjs|svg|csv|ics|webmanifest|ya?ml|toml)$/i;

/** Files in the input folder that are not texts of the site. */
const LEFT_OUT = /(?:^|\/)_|^(?:README|CHANGELOG|LICENSE|CONTRIBUTING)\b|^(?:public|static|dist)\//i;

export const eleventy: Importer = {
  label: 'Eleventy',
  recognise: ({ has, text }) => (CONFIGS.some(has) ? 8 : 0) + (/"@11ty\/eleventy"/.test(text('package.json')) ? 2 : 0),
  read: (source) => {
    const config = source.text(CONFIGS.find(source.has) ?? '');
    const input = findInput(config, source);
    const data = (name: string): Values => {
      const path = toPath(input, '_data', name).slice(1);
      const code = ['js', 'cjs', 'mjs'].map((ending) => source.text(`${path}.${ending}`)).join('\n');
      const inCode = ['url', 'title', 'description', 'language'].map((key) => [key, settingIn(code, key)] as const);
      return { ...Object.fromEntries(inCode.filter(([, value]) => value)), ...source.settings(`${path}.json`) };
    };
    const site: Values = { ...data('site'), ...data('metadata') };
    const copies = copiesIn(config, input);
    const blog = createBlog({
      url: textOf(site.url) || undefined,
      title: textOf(site.title) || undefined,
      description: textOf(site.description) || undefined,
      publishes: (file) => publishedFrom(['public', 'static'])(file) ?? copiedTo(file, copies),
      feeds: /feedPlugin|plugin-rss/.test(config) ? ['/feed/feed.xml', '/feed.xml', '/feed/'] : [],
      language: textOf(site.language) || undefined,
      staticFolders: [input, 'public', 'static', '', ...passedThrough(config)],
      lists: { '/tags/:name/': 'tag', '/blog/': 'posts' },
      variables: { ...variablesIn(site, 'site'), ...variablesIn(site, 'metadata') },
      tags: [nunjucks, rawInCode],
      understood: ['layout', 'templateEngineOverride', 'eleventyNavigation', 'eleventyExcludeFromCollections'],
    });
    const inInput = (file: string) => (input === '' ? file : file.slice(input.length + 1));
    const files = source.files.filter(
      (file) => (input === '' || file.startsWith(`${input}/`)) && !LEFT_OUT.test(inInput(file)),
    );
    for (const file of files) {
      const list = pagedListIn(inInput(file), source.text(file));
      if (list === undefined) continue;
      blog.lists[list.from] = 'posts';
      blog.pageSize = Math.min(blog.pageSize ?? list.size, list.size);
    }
    addTexts(source, blog, files, { needsFrontMatter: true }, ({ file, values: read, body }) => {
      if (read.pagination !== undefined) return 'it lists other pages, which Halflight does by itself';
      const why = whyOnlyLists(body, '');
      if (why !== undefined) return why;
      const path = inInput(file);
      const inherited = inheritedBy(source, path, input);
      const values: Values = { ...inherited, ...read };
      const tags = [...new Set([...textsOf(inherited.tags), ...textsOf(values.tags)])];
      values.tags = tags.filter((tag) => !COLLECTIONS.test(tag));
      // `Created`, `Last Modified` and the like stand for a date that only Eleventy can compute.
      if (/^(?:created|last modified|git)/i.test(textOf(values.date))) values.date = source.changedOn(file);
      const { date, rest } = dateAndName(values, stemOf(file));
      const isPost =
        tags.some((tag) => /^(?:posts?|blog|articles?|notes?)$/i.test(tag)) ||
        /(?:^|\/)(?:posts?|blog|articles?|notes?)\//i.test(path);
      const folder = folderOf(path);
      const slug = rest === 'index' ? (folder.split('/').at(-1) ?? '') : rest;
      const permalink = textOf(values.permalink);
      const usual = toPath(folder, rest === 'index' ? '' : rest, '/');
      const filled = permalink
        ? fillTemplate(permalink, { values, slug, date: date ?? '', stem: usual.replace(/\/$/, '') })
        : usual;
      const url = isNo(values.permalink) ? undefined : filled;
      if (filled === undefined)
        blog.skipped.push({ file, why: `its old URL is not known: only Eleventy can make "${permalink}"` });
      if (url !== undefined && FILE.test(url)) return 'it makes a file, not a page';
      const kind = isPost && date !== undefined ? 'post' : 'page';
      return {
        ...{ kind, values, date, draft: isDraft(values) },
        slug: kind === 'post' ? toSlug(slug) : toSlugs(withoutIndex(url ?? usual).replace(/\.html$/, '')),
        oldUrls: [...(url === undefined ? [] : [withoutIndex(url)]), ...aliasesOf(values)],
      };
    });
    return blog;
  },
};

/** The configured input folder; if it is computed in code, the folder with the most texts. */
function findInput(config: string, { files }: Source): string {
  const [, written] = /\binput:\s*["'`]\.?\/?([^"'`]*)["'`]/.exec(config) ?? [];
  if (written !== undefined || !/\binput:/.test(config)) return (written ?? '').replace(/\/$/, '');
  const texts = files.filter((file) => isText(file) && /^[^_/]+\//.test(file));
  const [most] = [...groupBy(texts, (file) => file.replace(/\/.*$/, ''))].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? '';
}

/** The pages of a list after its first, of a template that `pagination` repeats for some of its posts: `/blog/1/`, or as its permalink says. */
function pagedListIn(path: string, text: string): { from: string; size: number } | undefined {
  if (!isText(path) || !/^pagination:/m.test(text)) return undefined;
  const { values } = readForeignText(text);
  const { size, data } = mapOf(values.pagination);
  if (!/^collections\./.test(textOf(data)) || !(Number(textOf(size)) > 1)) return undefined;
  const stem = path.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '');
  const url = (textOf(values.permalink) || `/${stem}/{{ pagination.pageNumber }}/`)
    .replace(/\{%-?\s*(?:if|endif)\b[^%]*%\}/g, '')
    .replace(/\{\{-?\s*pagination\.pageNumber\s*\+\s*1\s*-?\}\}/, ':number')
    .replace(/\{\{-?\s*pagination\.pageNumber\s*(?:\|\s*plus:\s*1\s*)-?\}\}/, ':number')
    .replace(/\{\{-?\s*pagination\.pageNumber\s*-?\}\}/, ':index');
  return /[{}%]/.test(url) ? undefined : { from: withoutIndex(toPath(url)), size: Number(textOf(size)) };
}

/** What a data file in code says plainly: tags, and a permalink, also that of a function which only fills in a template. */
function saidIn(code: string): Values {
  const [, , permalink] =
    /\bpermalink:\s*(?:\(?[\w\s{},]{0,100}\)?\s*=>\s*)?(["'`])((?:(?!\1)[^\n]){0,300})\1/.exec(code) ?? [];
  const [, tags = ''] = /\btags:\s*(\[[^\]]{0,1000}\]|["'`][^"'`\n]{0,100}["'`])/.exec(code) ?? [];
  const names = Array.from(tags.matchAll(/["'`]([^"'`]+)["'`]/g), ([, name = '']) => name);
  return {
    ...(permalink !== undefined && { permalink: permalink.replace(/\$\{\s*(?:data\.)?([\w.]+)\s*\}/g, '{{ $1 }}') }),
    ...(names.length > 0 && { tags: names }),
  };
}

/** The values of data files in the parent folders: `posts/posts.json`, `posts/posts.11tydata.js`. */
function inheritedBy(source: Source, path: string, input: string): Values {
  const folders = folderOf(path).split('/').filter(Boolean);
  const values = folders.flatMap((name, index) => {
    const stem = [input, ...folders.slice(0, index + 1), name].filter(Boolean).join('/');
    const code = ['js', 'cjs', 'mjs'].map((ending) => source.text(`${stem}.11tydata.${ending}`)).join('\n');
    return [source.settings(`${stem}.json`), source.settings(`${stem}.11tydata.json`), saidIn(code)];
  });
  return Object.assign({}, ...values) as Values;
}

/** Fills in a permalink's most common variables; `undefined` if it uses others. */
function fillTemplate(
  template: string,
  { values, slug, date, stem }: { values: Values; slug: string; date: string; stem: string },
): string | undefined {
  const known: Readonly<Record<string, string>> = {
    'page.fileSlug': slug,
    'page.filePathStem': stem,
    'page.date': date.slice(0, 10),
    slug: textOf(values.slug) || slug,
    title: textOf(values.title),
  };
  const filled = template.replace(/\{\{-?\s*([^{}]*?)\s*-?\}\}/g, (whole, expression: string) => {
    const [name = '', ...filters] = expression.split('|').map((part) => part.trim());
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

/** What the configuration copies, and to which path: a name, `{ "assets": "/files/" }`, or several in a list that it goes through. */
function copiesIn(config: string, input: string): { from: string; to: string }[] {
  const [, listed = ''] =
    /(\[[^[\]]*\])\.forEach\(\s*\(?(\w+)\)?\s*=>\s*\w+\.addPassthroughCopy\(\s*\2\s*\)/.exec(config) ?? [];
  const given = Array.from(config.matchAll(/addPassthroughCopy\(\s*([^()]*)\)/g), ([, argument = '']) => argument);
  return [listed, ...given].flatMap((argument) =>
    Array.from(argument.matchAll(/["'`]([^"'`]+)["'`](?:\s*:\s*["'`]([^"'`]*)["'`])?/g), ([, name = '', to]) => {
      const from = posix.normalize(name).replace(/\/?(?:\*+\/?)*$/, '');
      const usual = input !== '' && `${from}/`.startsWith(`${input}/`) ? from.slice(input.length) : from;
      return { from, to: to ?? usual };
    }),
  );
}

/** The URL of a file that is copied; `undefined` for other files. */
function copiedTo(file: string, copies: readonly { from: string; to: string }[]): string | undefined {
  const copy = copies.find(({ from }) => from !== '' && (file === from || file.startsWith(`${from}/`)));
  if (!copy) return undefined;
  const rest = file.slice(copy.from.length) || (copy.to.endsWith('/') ? posix.basename(file) : '');
  return rest === '' ? toPath(copy.to) : toPath(copy.to, rest);
}

/** Folders that the configuration copies: `addPassthroughCopy("assets")`. */
function passedThrough(config: string): string[] {
  const copied = config.matchAll(/addPassthroughCopy\(\s*["'`]\.?\/?([^"'`*]+?)\/?["'`]/g);
  return Array.from(copied, ([, folder = '']) => folderOf(folder));
}
