import { isEntryFile } from '../entry-file';
import { findCollection } from '../collections';
import { findValues } from '../derive/find-values';
import { toFilePath } from '../to-file-path';
import type { FieldKind } from '../fields/field';
import type { ImageValue } from '../fields/images';
import { isPattern, picturesMatching } from '../fields/picture-files';
import { nearest } from '../nearest';
import type { Problem } from '../problem';
import { isProtected } from '../routes/protected';
import { factsOf, readingOf } from '../sourcing/facts-of';
import { readWikiTarget } from '../wiki-target';
import type { Entry } from '../sourcing/read-entry';
import type { Check, CheckContext } from './context';
import { folderOf } from './named-files';

const FILES: ReadonlySet<FieldKind['kind']> = new Set(['image', 'asset', 'path', 'drawing']);

/**
 * Reports pages whose password has no salt, entries that cannot be protected because they have no page or are the home page, teasers without a lock, and files of
 * protected entries that are also used in the open, where anybody can see them.
 */
export const checkProtected: Check = (context) => {
  const { entries, site } = context.content;
  const locked = entries.filter(isProtected);
  const names = (site?.passwords ?? []).map(({ name }) => name);
  return [
    ...locked.flatMap((entry) => [...findUnprepared(entry, names, context), ...findUnprotectable(entry, context)]),
    ...entries
      .filter((entry) => entry.values.teaser !== undefined && !isProtected(entry))
      .map((entry) => ({
        ...context.at(entry.filePath, ['teaser']),
        severity: 'warning' as const,
        kind: 'teaser-without-lock',
        message: 'only a protected page has a teaser, and this one is open: use "summary", or add "protected"',
      })),
    ...(locked.length > 0 ? findOpenFiles(locked, context) : []),
    ...findRepeated(names, context),
  ];
};

function findUnprepared({ filePath, values }: Entry, names: readonly string[], { at }: CheckContext): Problem[] {
  const name = String(values.protected);
  if (names.includes(name)) return [];
  const suggestion = nearest(name, names);
  return [
    {
      ...at(filePath, ['protected']),
      severity: 'error',
      kind: 'unknown-password',
      message: `site.md has no password of the name "${name}": run "npm run protect -- ${name}", which makes one`,
      ...(suggestion !== undefined && { suggestion }),
    },
  ];
}

function findUnprotectable(entry: Entry, { at, map, content: { site, collections } }: CheckContext): Problem[] {
  const { filePath, collection } = entry;
  const page = map.pageOf(entry);
  const homes = ['/', ...(site?.translated ?? []).map(({ home }) => home)];
  const message =
    page === undefined
      ? `this has no page that a password could open${findCollection(collection, collections)?.page ? ': write a text below the front matter' : ''}, so it cannot be protected: use "draft", or remove "protected"`
      : homes.includes(page)
        ? 'the home page cannot be protected, because every page leads to it: protect the pages below it'
        : undefined;
  return message === undefined
    ? []
    : [{ ...at(filePath, ['protected']), severity: 'error', kind: 'not-protectable', message }];
}

function findOpenFiles(locked: readonly Entry[], context: CheckContext): Problem[] {
  const { at, content } = context;
  const open = new Map<string, string>();
  for (const entry of content.entries.filter((other) => !isProtected(other)))
    for (const file of filesOf(entry, context)) open.set(file, entry.filePath);
  return locked.flatMap((entry) =>
    filesOf(entry, context).flatMap((file) => {
      const other = open.get(file);
      return other === undefined
        ? []
        : [
            {
              ...at(entry.filePath, ['protected']),
              severity: 'error' as const,
              kind: 'open-file',
              message: `${file} belongs to this protected page, and ${other} shows it to everybody: use another file in one of them`,
            },
          ];
    }),
  );
}

/** The files of the content folder that an entry shows or links to, without Markdown files. */
function filesOf(entry: Entry, { map, content: { collections, files } }: CheckContext): string[] {
  const { filePath, values, body, pictures = [] } = entry;
  const collection = findCollection(entry.collection, collections);
  const written = collection ? findValues(collection, values, FILES).map(({ value }) => value) : [];
  const facts = factsOf(body, readingOf(entry));
  const named = [
    ...written.flatMap((value) =>
      typeof value === 'string' ? [value] : [(value as ImageValue).src, (value as ImageValue).dark ?? ''],
    ),
    ...facts.links.map(({ target }) => target),
    ...facts.code.flatMap(({ source }) => source.file ?? []),
  ];
  const paths = named.flatMap((name) => {
    const wiki = readWikiTarget(name);
    if (wiki) return map.findNamed(wiki.name, filePath);
    return toFilePath(folderOf(filePath) || '.', name)?.path ?? [];
  });
  const meant = paths.flatMap((path) => (isPattern(path) ? picturesMatching(path, files) : [path]));
  const all = [...meant, ...pictures.map(({ file }) => file)];
  return [...new Set(all.filter((file) => !isEntryFile(file)))];
}

function findRepeated(names: readonly string[], { at }: CheckContext): Problem[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          {
            ...at('site.md', ['passwords', index, 'name']),
            severity: 'error' as const,
            kind: 'repeated-password',
            message: `there are two passwords of the name "${name}": remove the one whose salt is newer`,
          },
        ],
  );
}
