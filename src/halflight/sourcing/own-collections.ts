import { commonFields, type Collection } from '../collections/define-collection';
import { START, type Problem } from '../problem';
import type { Language } from '../derive/languages';
import { folderOf, toOwnCollection, type Declaration } from '../collections/collection/to-own-collection';
import { findDeclarationMistakes, type DeclarationMistake, type Named } from './find-declaration-mistakes';
import { findStrayWords } from './find-stray-words';
import type { Location } from './locate';
import { readFrontMatter } from './read-front-matter';
import type { Reading } from './read-entry';

/** A file below `collections/`, as far as it could be parsed. */
interface DeclarationFile {
  filePath: string;
  location: Location<Collection>;
  reading: Reading;
}

/** The collections that a site declares. */
export interface OwnCollections {
  collections: readonly Collection[];
  /** Problems in declarations that validating fields one by one does not reveal. */
  problems: readonly Problem[];
  /** The folders of invalid declarations, whose files cannot be validated. */
  broken: ReadonlySet<string>;
}

/** What a translation says of the fields. */
interface Words {
  fields?: readonly { name: string; options?: readonly string[] }[];
}

interface Made {
  files: readonly DeclarationFile[];
  languages: string;
  result: OwnCollections;
}

// Cached, because node creation asks for it once per node.
let last: Made | undefined;

/** The collections that the files below `collections/` declare, if valid. `textOf` returns the text of a file, to locate problems. */
export function toOwnCollections(
  files: readonly DeclarationFile[],
  languages: readonly Language[],
  textOf: (filePath: string) => string,
): OwnCollections {
  const codes = languages.map(({ code }) => code).join(' ');
  if (last && last.languages === codes && isSame(last.files, files)) return last.result;
  const result = make(files, languages[0]?.code, textOf);
  last = { files, languages: codes, result };
  return result;
}

function isSame(some: readonly DeclarationFile[], others: readonly DeclarationFile[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ filePath, reading }, index) => filePath === others[index]?.filePath && reading === others[index].reading,
    )
  );
}

function make(
  files: readonly DeclarationFile[],
  main: string | undefined,
  textOf: (filePath: string) => string,
): OwnCollections {
  const isMain = ({ location: { language } }: DeclarationFile) => language === undefined || language === main;
  const declared: Named[] = files
    .filter(isMain)
    .flatMap(({ filePath, location: { slug }, reading: { entry } }) =>
      entry ? [{ name: slug, filePath, declaration: entry.values as Declaration }] : [],
    );
  const words = files.filter((file) => !isMain(file));
  const mistakes = [
    ...findDeclarationMistakes(declared),
    ...words.flatMap(({ filePath, location: { slug }, reading: { entry } }) => {
      const original = declared.find(({ name }) => name === slug);
      return findStrayWords(
        'collections',
        { filePath, slug, fields: (entry?.values as Words | undefined)?.fields },
        original && { filePath: original.filePath, fields: original.declaration.fields },
        { common: Object.keys(commonFields), suggested: ['title'] },
      );
    }),
  ];
  const wrong = new Set(mistakes.filter(({ severity }) => severity !== 'warning').map(({ filePath }) => filePath));
  const collections = declared
    .filter(({ filePath }) => !wrong.has(filePath))
    .map(({ name, declaration }) => toOwnCollection(name, declaration, translationsOf(name, words)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    collections,
    problems: mistakes.map((mistake) => toProblem(mistake, textOf)),
    broken: new Set([
      ...declared
        .filter(({ filePath }) => wrong.has(filePath))
        .map(({ name, declaration }) => folderOf(name, declaration)),
      ...files.filter(isMain).flatMap(({ location: { slug }, reading }) => {
        if (reading.entry) return [];
        const { folder } = reading.broken?.values ?? {};
        return [folderOf(slug, typeof folder === 'string' ? { folder } : {})];
      }),
    ]),
  };
}

function translationsOf(name: string, words: readonly DeclarationFile[]): Record<string, unknown> {
  return Object.fromEntries(
    words.flatMap(({ location: { slug, language }, reading: { entry } }) =>
      entry && slug === name && language !== undefined ? [[language, entry.values]] : [],
    ),
  );
}

function toProblem(
  { filePath, path, kind, message, suggestion, severity }: DeclarationMistake,
  textOf: (filePath: string) => string,
): Problem {
  const position = path.length > 0 ? readFrontMatter(textOf(filePath))?.positionOf(path) : undefined;
  return {
    file: filePath,
    ...(position ?? START),
    severity: severity ?? 'error',
    kind,
    message,
    ...(suggestion !== undefined && { suggestion }),
  };
}
