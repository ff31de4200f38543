import type { Collection } from '../../collections/define-collection';
import type { OwnCard, Fact, OwnWhen } from '../../collections/shown';
import { isShared, labelOf, optionIn, wordsIn } from '../../collections/collection/to-own-collection';
import { toListId } from '../../derive/to-url';
import type { EntryNode } from '../../collections/entry-node';
import { findSite, type Resolving } from '../../sourcing/resolving';
import { collectionOf } from './addresses';
import { shownValues } from './shown-values';

/** What a card shows of an entry of a declared collection. */
export async function ownCard(entry: EntryNode, collection: Collection, resolving: Resolving): Promise<object> {
  const { declared, cardFields } = collection;
  const { title, cover, tags } = (await shownValues(entry, cardFields, resolving)) as Partial<OwnCard>;
  const when = whenOf(entry, resolving);
  const facts = await toFacts(entry, collection, declared?.card ?? [], resolving);
  return {
    title,
    ...(cover && { cover }),
    ...(tags && { tags }),
    list: collection.folder,
    look: declared?.look,
    ...(collection.page === undefined && { listId: toListId(entry.slug) }),
    ...(facts.length > 0 && { facts }),
    ...(when && { when }),
  };
}

/** All fields that the page of an entry of a declared collection shows, in the order of the declaration. */
export async function factsOf(entry: EntryNode, resolving: Resolving): Promise<Fact[]> {
  const collection = collectionOf(entry.collection, resolving);
  const names = collection.declared?.fields.map(({ name }) => name).filter((name) => !isShared(name)) ?? [];
  return toFacts(entry, collection, names, resolving);
}

/** When an entry of a declared collection takes place: its start and end, or the day it is dated. */
export function whenOf(entry: EntryNode, resolving: Pick<Resolving, 'context'>): OwnWhen | null {
  const { dateRange, publishesOn } = collectionOf(entry.collection, resolving);
  const read = (name: string | undefined) => (entry as unknown as Record<string, string | undefined>)[name ?? ''];
  const start = read(dateRange?.start ?? publishesOn);
  if (start === undefined) return null;
  const end = dateRange && read(dateRange.end);
  const fields = [...new Set([dateRange?.start ?? publishesOn, dateRange?.end])].filter((name) => name !== undefined);
  return { start, ...(end !== undefined && { end }), ...(dateRange && { happens: true as const }), fields };
}

/** The given fields of an entry, as components take them. Leaves out fields without a value. */
export async function toFacts(
  entry: EntryNode,
  collection: Collection,
  names: readonly string[],
  resolving: Resolving,
): Promise<Fact[]> {
  const values = await shownValues(entry, names, resolving);
  const language = entry.language ?? findSite(resolving)?.language;
  const words = wordsIn(collection, language);
  return names.flatMap((name) => {
    const field = collection.declared?.fields.find((each) => each.name === name);
    const value = values[name];
    if (!field || value === undefined || value === null || value === false) return [];
    const unit = words.fields[name]?.unit;
    const known = { name, kind: field.kind, label: labelOf(name, words), ...(unit !== undefined && { unit }) };
    const several = (field.list ? value : [value]) as readonly unknown[];
    const shown: unknown =
      field.kind === 'choice' ? several.map((one) => optionIn(one as string, name, collection, words)) : several;
    // The declaration guarantees that kind and values match.
    return [{ ...known, values: shown } as Fact];
  });
}
