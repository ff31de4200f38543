import { createContext, useContext } from 'react';

const nothing: ReadonlyMap<string, number> = new Map();

/** The indexes of the entries of a list that can be filtered in place, by id; the entries of other lists have none. */
export const NumberedEntries = createContext(nothing);

/** Returns a function that gives, for the id of an entry in such a list, the attribute that marks its item for `ui/client/filter-list.ts`. */
export function useNumbered(): (id: string) => { 'data-entry'?: number } {
  const places = useContext(NumberedEntries);
  return (id) => {
    const place = places.get(id);
    return place === undefined ? {} : { 'data-entry': place };
  };
}
