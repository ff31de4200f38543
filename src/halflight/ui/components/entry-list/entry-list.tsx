import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';

const nothing: ReadonlyMap<string, number> = new Map();

/** The index of each entry, by id, in a list that can be filtered in place; empty for other lists. */
export const NumberedEntries = createContext(nothing);

/** Returns a function that maps an entry's id to the attribute that marks its list item for `ui/client/filter-list.ts`. */
export function useNumbered(): (id: string) => { 'data-entry'?: number } {
  const places = useContext(NumberedEntries);
  return (id) => {
    const place = places.get(id);
    return place === undefined ? {} : { 'data-entry': place };
  };
}

interface Props<Entry> extends Omit<ComponentProps<'ul'>, 'children'> {
  'data-columns'?: number;
  entries: readonly Entry[];
  /** Whether the first picture is loaded eagerly. */
  eager?: boolean;
  /** Draws an entry; `eager` is set for the one with that picture. */
  children: (entry: Entry, eager: boolean, index: number) => ReactNode;
}

/** The entries of a collection as a list. */
export function EntryList<Entry extends { id: string; cover?: object | null | undefined }>({
  entries,
  eager = false,
  children,
  ...attributes
}: Props<Entry>) {
  const numbered = useNumbered();
  const first = entries.findIndex(({ cover }) => cover);
  return (
    <ul {...attributes}>
      {entries.map((entry, index) => (
        <li key={entry.id} {...numbered(entry.id)}>
          {children(entry, eager && index === first, index)}
        </li>
      ))}
    </ul>
  );
}
