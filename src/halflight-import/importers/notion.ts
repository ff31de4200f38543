import { posix } from 'node:path';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { rewriteTargets } from '../../halflight/fix/rewrite-targets';
import { decodeUrl } from '../../halflight/parse-url';
import { replaceOutsideCode } from '../clean-markdown';
import type { Importer, Item } from '../importer';
import { folderOf, stemOf } from '../permalinks';
import { readCsvNames } from '../read-csv';
import { quoted } from '../tags/writers';
import { addItem, createBlog, isDraft, withoutEmpty } from '../texts';
import { readTime } from '../times';
import { isNo, isYes, textOf, type Values } from '../values';

/** The name of a page or database, followed by its id. */
const NAMED = /^(.*?)[ _-]?([\da-f]{32})(?:_all)?\.(?:md|csv)$/;

export const notion: Importer = {
  label: 'Notion',
  recognise: ({ files }) => (files.some((file) => file.endsWith('.md') && idOf(file) !== '') ? 9 : 0),
  read: (source) => {
    const blog = createBlog({ staticFolders: [''], understood: [], lists: {} });
    const pages = source.files.filter((file) => file.endsWith('.md'));
    const databases = source.files.filter((file) => file.endsWith('.csv') && idOf(file) !== '');
    const columns = new Map(databases.map((file) => [withoutId(file), readCsvNames(source.text(file))]));
    const parents = new Set([...pages, ...databases].map(withoutId));
    const byId = new Map(pages.map((file) => [idOf(file), file]));
    for (const file of pages)
      addItem(blog, file, () => {
        const { title, properties, body, bodyLine } = split(source.text(file), columns.get(folderKey(file)) ?? []);
        const { known, others } = sortProperties(properties);
        for (const name of others)
          blog.skipped.push({ file, why: `its property "${name}" has no field here and is kept in "extra"` });
        return toItem(file, {
          ...{ title: title || stem(file), values: known, bodyLine, parents },
          body: convert(body, file, byId),
        });
      });
    for (const file of databases.filter((each) => !each.endsWith('_all.csv')))
      blog.skipped.push({ file, why: 'it is a database: its pages are imported, its table and links to it are not' });
    return blog;
  },
};

const idOf = (file: string): string => NAMED.exec(posix.basename(file))?.[2] ?? '';

/** A file's name without its id. */
const stem = (file: string): string => NAMED.exec(posix.basename(file))?.[1] ?? stemOf(file);

/** A path in which no name has an id: older exports give one to folders, too. */
const withoutId = (file: string): string =>
  [...folderOf(file).split('/'), stem(file)]
    .filter(Boolean)
    .map((name) => name.replace(/ [\da-f]{32}$/, ''))
    .join('/');

/** The path of the page or database that a page is in. */
const folderKey = (file: string): string => withoutId(`${folderOf(file)}.md`);

/** The keys by which properties are known here. Their names are whatever an author calls them. */
const KEYS: readonly [RegExp, string][] = [
  [/^(?:date|published|publish(?:ed)? (?:date|on|at)|publication date)$/, 'date'],
  [/^(?:created|created (?:time|at|on)|creation date)$/, 'created'],
  [/^(?:updated|updated at|last (?:edited|updated|modified)(?: time)?)$/, 'updated'],
  [/^(?:tags?|topics?|categor(?:y|ies)|keywords)$/, 'tags'],
  [/^(?:status|state|stage)$/, 'status'],
  [/^(?:slug|permalink)$/, 'slug'],
  [/^(?:summary|description|excerpt|subtitle|abstract)$/, 'summary'],
  [/^(?:authors?|written by)$/, 'author'],
  [/^draft$/, 'draft'],
];

const keyOf = (name: string): string | undefined =>
  KEYS.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1];

/** Splits a page into its title, the properties below it, and its text. `columns` are the names that its database gives them. */
function split(text: string, columns: readonly string[]) {
  const [head = '', heading = ''] = /^\s*# ([^\n]*)\n*/.exec(text) ?? [];
  const rest = text.slice(head.length);
  const [block = ''] = /^(?:[^\n:]{1,100}:(?:[ \t][^\n]*)?(?:\n|$))+(?=\n|$)/.exec(rest) ?? [];
  const properties = block
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string] => [line.replace(/:.*$/, ''), line.replace(/^[^:]*:/, '').trim()]);
  const isProperties = properties.some(([name]) => columns.includes(name) || keyOf(name) !== undefined);
  const body = isProperties ? rest.slice(block.length) : rest;
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return { title: heading.trim(), properties: isProperties ? properties : [], body, bodyLine };
}

/** The properties as front matter, and the names of those that have no field here. */
function sortProperties(properties: readonly [string, string][]): { known: Values; others: string[] } {
  const known = new Map<string, string>();
  const others: string[] = [];
  for (const [name, value] of properties.filter(([, written]) => written !== '')) {
    // A checkbox may say whether a page is published.
    const isFlag = isYes(value) || isNo(value);
    const key = isFlag && keyOf(name) === 'date' ? 'published' : keyOf(name);
    const isKnown = key !== undefined && !known.has(key);
    if (!isKnown) others.push(name);
    known.set(isKnown ? key : name, value);
  }
  return { known: Object.fromEntries(known), others };
}

/** States in which an author shows a page. Whatever else a status says, such as "In progress", the page is not ready. */
const SHOWN = /^(?:publish(?:ed)?|public|live|posted|done|complete[d]?|finished|released|✅.*)$/i;

interface Parts {
  title: string;
  values: Values;
  body: string;
  bodyLine: number;
  parents: ReadonlySet<string>;
}

function toItem(file: string, { title, values, body, bodyLine, parents }: Parts): Item {
  const { date: said, created, status, slug: ownSlug, ...others } = values;
  // A date may be a range.
  const date = [said, created].map((value) => readTime(textOf(value).replace(/^@|\s*→.*$/g, ''))).find(Boolean);
  const names = withoutId(file).split('/');
  const above = names.slice(0, -1).filter((_, index) => parents.has(names.slice(0, index + 1).join('/')));
  const path = [...above, textOf(ownSlug).split('/').filter(Boolean).at(-1) ?? title].map(
    (name) => toSlug(name) || 'page',
  );
  return {
    ...{ file, body, bodyLine, format: 'markdown', date, folders: [folderOf(file)] },
    kind: date === undefined ? 'page' : 'post',
    values: withoutEmpty({ ...others, title, ...(date === undefined && said !== undefined && { date: said }) }),
    slug: date === undefined ? path.join('/') : (path.at(-1) ?? ''),
    draft: isDraft(values) || (textOf(status) !== '' && !SHOWN.test(textOf(status))),
    oldUrls: idOf(file) ? [`/${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}-${idOf(file)}`] : [],
  };
}

/** Converts what only Notion writes: callouts, links to databases and by full URLs, and names of files as descriptions of pictures. */
function convert(body: string, file: string, byId: ReadonlyMap<string, string>): string {
  const callouts = replaceOutsideCode(
    body,
    /^([ \t]*)<aside>\n([^]{0,10000}?)\n[ \t]*<\/aside>/gm,
    ([, indent = '', inner = '']) => {
      const text = inner
        .replace(
          /^\s*(?:<img\b[^>]*>|\p{Extended_Pictographic}[\uFE0F\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}]*)\s*/u,
          '',
        )
        .replaceAll(`\n${indent}`, '\n');
      return `> [!note]\n${quoted(text)}`.replace(/^/gm, indent);
    },
  );
  const tables = replaceOutsideCode(
    callouts,
    /(?<!!)\[([^[\]\n]*)\]\([^()\s]*%20[\da-f]{32}(?:_all)?\.csv\)/g,
    ([, words = '']) => words,
  );
  const pictures = replaceOutsideCode(
    tables,
    /!\[([^[\]\n]*)\]\(([^()\s]+)\)/g,
    ([all = '', alt = '', target = '']) => {
      const isName =
        /^(?:Untitled|image)(?:[ _]\d+)?(?:\.\w+)?$/i.test(alt) || alt === posix.basename(decodeUrl(target));
      return isName ? `![](${target})` : all;
    },
  );
  return rewriteTargets(pictures, (target) => {
    const [, id = '', fragment = ''] =
      /^https:\/\/(?:[\w-]+\.)*notion\.(?:so|site)\/[^?#]*?([\da-f]{32})(?:\?[^#]*)?(#.*)?$/.exec(target) ?? [];
    const other = byId.get(id);
    return other === undefined ? undefined : encodeURI(posix.relative(folderOf(file), other)) + fragment;
  });
}
