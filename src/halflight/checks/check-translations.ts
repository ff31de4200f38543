import { NAMES_COMPARED } from '../limits';
import { posix } from 'node:path';
import { findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { languagesOf, splitLanguage } from '../derive/languages';
import { kindOf } from '../fields/field';
import { groupBy } from '../group-by';
import { readCommitTimes } from '../outputs/sitemap/read-commit-times';
import { nearest } from '../nearest';
import type { Entry } from '../sourcing/read-entry';
import type { Check, CheckContext } from './context';
import type { Problem } from '../problem';

/**
 * Reports translations that do not match their originals: shared fields differ, the slug is missing, the original was committed later, or the name
 * resembles that of an untranslated original, or matches one in another folder. An entry may exist in any single language.
 */
export const checkTranslations: Check = ({ at, folder, content }) => {
  const languages = languagesOf(content.site ?? {});
  const [main] = languages;
  if (!main || languages.length < 2) return [];
  const keyOf = ({ collection, sharedName }: Entry) => `${collection} ${sharedName ?? ''}`;
  // Translations of singletons have no fields that must agree.
  const entries = content.entries.filter(
    ({ collection }) => !findCollection(collection, content.collections)?.singleton,
  );
  const originals = new Map(entries.flatMap((entry) => (entry.language === main.code ? [[keyOf(entry), entry]] : [])));
  const translations = entries.filter(({ language }) => language !== main.code);
  const pairs = translations.flatMap((entry) => {
    const original = originals.get(keyOf(entry));
    const collection = findCollection(entry.collection, content.collections);
    return original && collection ? [{ entry, original, collection }] : [];
  });
  const translated = new Set(translations.map((entry) => `${entry.language ?? ''} ${keyOf(entry)}`));
  const alone = translations.filter((entry) => !originals.has(keyOf(entry)));
  const aboutEach = [...groupBy(alone, ({ collection }) => collection)].flatMap(([collection, ofCollection]) => {
    const own = [...originals.values()].filter((original) => original.collection === collection);
    // Pages in two folders are two pages, since the folder is part of the URL.
    const isNested = findCollection(collection, content.collections)?.nested === true;
    return [...groupBy(ofCollection, ({ language = '' }) => language)].flatMap(([language, same]) => {
      const free = own.filter((original) => !translated.has(`${language} ${keyOf(original)}`));
      const byName = groupBy(free, (original) => placeOf(original).name);
      const besideIn = new Map(
        [...groupBy(free.map(placeOf), ({ folder }) => folder)].map(([folder, places]) => [
          folder,
          findAlike(places.map((place) => place.name)),
        ]),
      );
      return same.flatMap((entry) => {
        const { folder, name } = placeOf(entry);
        const moved = isNested ? undefined : aboutPlace(entry, byName.get(name) ?? []);
        return moved ?? aboutName(entry, besideIn.get(folder)?.(name) ?? []) ?? [];
      });
    });
  });
  return [
    ...aboutEach,
    ...pairs.flatMap(({ entry, original, collection }) =>
      findDifferences(entry, original, collection).map((field): Problem => ({
        ...at(entry.filePath, [field]),
        severity: 'warning',
        kind: 'differing-translation',
        message: `"${field}" is not the same as in ${original.filePath}, which this translates: ${adviceFor(field, original)}`,
      })),
    ),
    ...pairs.flatMap(({ entry, original }) => (lacksSlug(entry, original) ? [aboutSlug(entry, original, at)] : [])),
    ...(pairs.length > 0 ? findOlder(pairs, folder) : []),
    ...findStray(content.files, languages),
  ];
};

interface Pair {
  entry: Entry;
  original: Entry;
}

/** The folder and name that an entry shares with its translations. */
interface Place {
  folder: string;
  name: string;
}

function placeOf({ sharedName = '' }: Entry): Place {
  return { folder: posix.dirname(sharedName), name: posix.basename(sharedName) };
}

/** An original of the same name that only exists in another folder. If there are several (`named`), which one is meant is unknown. */
function aboutPlace(entry: Entry, named: readonly Entry[]): Problem | undefined {
  const [original, another] = named;
  if (!original || another || placeOf(original).folder === placeOf(entry).folder) return undefined;
  return aboutAlone(
    entry,
    `translates nothing: a translation belongs beside its original; if that is ${original.filePath}, move this file there`,
  );
}

/** Returns a function that finds the names that a name may be a typo for, without comparing every pair of thousands. */
function findAlike(names: readonly string[]): (name: string) => readonly string[] {
  if (names.length <= NAMES_COMPARED) return () => names;
  const pairs = names.flatMap((name) => partsOf(name).map((part) => ({ name, part })));
  const byPart = groupBy(pairs, ({ part }) => part);
  return (name) => {
    const alike = partsOf(name).flatMap((part) => {
      const found = byPart.get(part) ?? [];
      return found.length <= NAMES_COMPARED ? found : [];
    });
    return [...new Set(alike.map((pair) => pair.name))];
  };
}

/** The words of a name, and how each begins and ends: a typo leaves some of them intact. */
function partsOf(name: string): string[] {
  const words = name
    .toLowerCase()
    .split(/[-_.~]/)
    .filter((word) => word.length > 2);
  return [...new Set(words.flatMap((word) => [word, `${word.slice(0, 4)}-`, `-${word.slice(-4)}`]))];
}

function aboutName(entry: Entry, beside: readonly string[]): Problem | undefined {
  const { name } = placeOf(entry);
  // `notes-2024` is not a typo for `notes-2023`.
  const plain = (text: string) => text.replace(/\d+/g, '');
  const own = plain(name);
  const names = beside.filter((other) => plain(other) !== own);
  const suggestion = nearest(name, names);
  if (suggestion === undefined) return undefined;
  const message = 'translates nothing: no file has this name without the language; check the spelling';
  return aboutAlone(entry, message, `${suggestion}.${entry.language ?? ''}.md`);
}

function aboutAlone({ filePath }: Entry, message: string, suggestion?: string): Problem {
  return {
    file: filePath,
    line: 1,
    column: 1,
    severity: 'warning',
    kind: 'no-original',
    message,
    ...(suggestion !== undefined && { suggestion }),
  };
}

function findDifferences({ values }: Entry, original: Entry, collection: Collection): string[] {
  return fieldsOfEveryLanguage(collection).filter(
    (field) => toComparable(values[field]) !== toComparable(original.values[field]),
  );
}

/** The fields in which translations must agree: those marked so, and the dates of publication and of an event. */
function fieldsOfEveryLanguage({ fields, publishesOn, dateRange }: Collection): string[] {
  const marked = Object.keys(fields).filter((name) => fields[name] && kindOf(fields[name])?.everyLanguage);
  const days = [publishesOn, dateRange?.start, dateRange?.end].filter((name) => name !== undefined);
  return [...new Set([...marked, ...days])];
}

/** Whether only the original has a `slug`: the translation's URL would come from the file name, which the author avoided there. */
function lacksSlug({ values }: Entry, original: Entry): boolean {
  return original.values.slug !== undefined && values.slug === undefined;
}

function aboutSlug(entry: Entry, { filePath, values }: Entry, at: CheckContext['at']): Problem {
  return {
    ...at(entry.filePath, ['slug']),
    severity: 'warning',
    kind: 'differing-translation',
    message: `"slug" is missing: ${filePath}, which this translates, has ${JSON.stringify(values.slug)}, but the URL of this file is made from its name; write the same slug, or one in this language`,
  };
}

/** A comparable value: a picture becomes its file name, since its folder differs if translation and original are in different folders. */
function toComparable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('src' in value)) return value;
  return String(value.src).split('/').at(-1);
}

function adviceFor(field: string, original: Entry): string {
  const value = toComparable(original.values[field]);
  return value === undefined ? 'delete it, or add it there' : `there it is ${JSON.stringify(value)}`;
}

/** Translations whose original was committed after them. Only files whose last commit git knows are compared. */
function findOlder(pairs: readonly Pair[], folder: string): Problem[] {
  const { exact } = readCommitTimes(folder);
  return pairs.flatMap(({ entry, original }) => {
    const [own, theirs] = [exact.get(entry.filePath), exact.get(original.filePath)];
    if (own === undefined || theirs === undefined || Date.parse(own) >= Date.parse(theirs)) return [];
    return [
      {
        file: entry.filePath,
        line: 1,
        column: 1,
        severity: 'warning' as const,
        kind: 'old-translation',
        message: `is older than ${original.filePath}, which it translates: that was changed on ${theirs.slice(0, 10)}, this on ${own.slice(0, 10)}; check that it still says the same, and commit it again`,
      },
    ];
  });
}

function findStray(files: ReadonlySet<string>, languages: Parameters<typeof splitLanguage>[1]): Problem[] {
  return [...files].flatMap((file) => {
    const { original } = splitLanguage(file, languages);
    if (original !== 'person.md' || original === file || files.has(original)) return [];
    return [
      {
        file,
        line: 1,
        column: 1,
        severity: 'error' as const,
        kind: 'no-original',
        message: 'translates person.md, which does not exist: write that first, in the main language',
      },
    ];
  });
}
