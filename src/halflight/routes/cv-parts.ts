import type { Values } from '../collections';
import { cvFolders, cvLists, defaultParts, type CvPart } from '../collections/cv/parts';
import type { Collection } from '../collections/define-collection';
import { tagsOf, type AllMembers, type RoutableEntry, type Route } from './route';

type Written = NonNullable<Values<'cv'>['parts']>[number];

/** Whether a page is a CV of `cv/`. A site may have a collection of that name itself. */
export function isCv({ collection, component }: Pick<Route, 'collection' | 'component'>): boolean {
  return collection === 'cv' && component === 'collections/cv/page';
}

/** The collection that a part of a CV shows, by its folder; `undefined` for a list of `person.md`, and for what no CV can show. */
export function collectionOfPart(of: string, registry: readonly Collection[]): Collection | undefined {
  return registry.find(
    ({ folder, declared }) =>
      folder === of && (declared !== undefined || (cvFolders as readonly string[]).includes(of)),
  );
}

/** Whether a part of a CV is a list of `person.md`. */
export function isCvList(of: string): boolean {
  return (cvLists as readonly string[]).includes(of);
}

/** The parts of a CV with the ids of their entries. Parts of what the site does not have are left out; the check reports those that were written. */
export function toCvParts(cv: Values<'cv'>, members: AllMembers, registry: readonly Collection[]): CvPart[] {
  const parts: readonly Written[] = cv.parts ?? defaultParts[cv.design ?? 'classic'].map((of) => ({ of }));
  return parts.flatMap((part) => {
    const { of, title, brief } = part;
    const highlights = part.highlights ?? cv.highlights;
    const collection = collectionOfPart(of, registry);
    const ids = collection ? choose(part, members.get(collection.name)?.entries ?? []).map(({ id }) => id) : [];
    if (ids.length === 0 && !isCvList(of)) return [];
    return [
      {
        of,
        ids,
        ...(title !== undefined && { title }),
        ...(highlights !== undefined && { highlights }),
        ...(brief && { brief }),
      },
    ];
  });
}

/** The entries that a part shows of a collection's, which are in the order of its list. */
function choose({ of, tag, only, without = [], newest }: Written, entries: readonly RoutableEntry[]): RoutableEntry[] {
  const named = only
    ? only.flatMap((name) => entries.find((entry) => isNamed(entry, name)) ?? [])
    : // A list of books may be one of books to read.
      entries.filter(({ values }) => of !== 'books' || values.wrote === true);
  return named
    .filter((entry) => tag === undefined || tagsOf(entry).includes(tag))
    .filter((entry) => !without.some((name) => isNamed(entry, name)))
    .slice(0, newest);
}

/** Whether this is the name of an entry: the last part of its URL, or the name that it shares with its translations. */
export function isNamed({ slug, sharedName }: Pick<RoutableEntry, 'slug' | 'sharedName'>, name: string): boolean {
  return slug === name || sharedName?.split('/').at(-1) === name;
}
