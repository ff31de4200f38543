import { posix } from 'node:path';
import { findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { languagesOf, splitLanguage } from '../derive/languages';
import { kindOf } from '../fields/field';
import { groupBy } from '../group-by';
import { readCommitTimesSync } from '../outputs/sitemap/read-commit-times';
import { nearest } from '../sourcing/nearest';
import type { Entry } from '../sourcing/read-entry';
import type { Check, CheckContext } from './context';
import type { Problem } from './problem';

/**
 * Reports translations that do not match their originals: shared fields differ or the slug is missing, the original was committed later, or the name
 * is close to that of an original without a translation, or that of one in another folder. An entry may exist in one language only, whichever it is.
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
    // Pages in two folders are two pages: their folders are in their URLs.
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

/** The folder and the name of an entry, as its translations have them. */
interface Place {
  folder: string;
  name: string;
}

function placeOf({ sharedName = '' }: Entry): Place {
  return { folder: posix.dirname(sharedName), name: posix.basename(sharedName) };
}

/** An original of exactly this name, in another folder only. Of several (`named`), nobody knows which is meant. */
function aboutPlace(entry: Entry, named: readonly Entry[]): Problem | undefined {
  const [original, another] = named;
  if (!original || another || placeOf(original).folder === placeOf(entry).folder) return undefined;
  return aboutAlone(
    entry,
    `translates nothing: a translation stands beside its original; if that is ${original.filePath}, move this there`,
  );
}

/** With more names than this, a name is only compared with those that share a part with it that is not as frequent. */
const COMPARED = 100;

/** Returns a function that finds those of the names that one may be a slip for, so that even thousands are not each compared with each. */
function findAlike(names: readonly string[]): (name: string) => readonly string[] {
  if (names.length <= COMPARED) return () => names;
  const pairs = names.flatMap((name) => partsOf(name).map((part) => ({ name, part })));
  const byPart = groupBy(pairs, ({ part }) => part);
  return (name) => {
    const alike = partsOf(name).flatMap((part) => {
      const found = byPart.get(part) ?? [];
      return found.length <= COMPARED ? found : [];
    });
    return [...new Set(alike.map((pair) => pair.name))];
  };
}

/** The words of a name, and how each begins and ends: a slip leaves some of them. */
function partsOf(name: string): string[] {
  const words = name
    .toLowerCase()
    .split(/[-_.~]/)
    .filter((word) => word.length > 2);
  return [...new Set(words.flatMap((word) => [word, `${word.slice(0, 4)}-`, `-${word.slice(-4)}`]))];
}

/** An original beside it whose name is spelled almost like this. */
function aboutName(entry: Entry, beside: readonly string[]): Problem | undefined {
  const { name } = placeOf(entry);
  // `notes-2024` is not a slip for `notes-2023`.
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

/** The fields that are the same in every language whose values differ from the original's. */
function findDifferences({ values }: Entry, original: Entry, collection: Collection): string[] {
  return fieldsOfEveryLanguage(collection).filter(
    (field) => toComparable(values[field]) !== toComparable(original.values[field]),
  );
}

/** The names of the fields in which a translation and its original must agree: those marked so, and when an entry appears or takes place. */
function fieldsOfEveryLanguage({ fields, publishesOn, dateRange }: Collection): string[] {
  const marked = Object.keys(fields).filter((name) => fields[name] && kindOf(fields[name])?.everyLanguage);
  const days = [publishesOn, dateRange?.start, dateRange?.end].filter((name) => name !== undefined);
  return [...new Set([...marked, ...days])];
}

/** Whether only the original has a `slug`: the translation's URL would come from the file name, which the author did not want there. */
function lacksSlug({ values }: Entry, original: Entry): boolean {
  return original.values.slug !== undefined && values.slug === undefined;
}

function aboutSlug(entry: Entry, { filePath, values }: Entry, at: CheckContext['at']): Problem {
  return {
    ...at(entry.filePath, ['slug']),
    severity: 'warning',
    kind: 'differing-translation',
    message: `"slug" is missing: ${filePath}, which this translates, has ${JSON.stringify(values.slug)}, while the URL of this is made of the file's name; write the same, or one in this language`,
  };
}

/** A value; of a picture, its file name without the folder, which differs if translation and original lie in different folders. */
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
  const { exact } = readCommitTimesSync(folder);
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
        message: `is older than ${original.filePath}, which it translates: that was changed on ${theirs.slice(0, 10)}, this on ${own.slice(0, 10)}; see whether it still says the same, and commit it again`,
      },
    ];
  });
}

/** Translations of a person.md that does not exist. */
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
        message: 'translates person.md, which is not there: write it in the main language first',
      },
    ];
  });
}
