import { createContext, useContext } from 'react';

const nothing: ReadonlyMap<string, number> = new Map();

/** The places of the entries of a list that can be narrowed down, by their ids; no others are numbered. */
export const NumberedEntries = createContext(nothing);

/** Gives what marks the item of an entry in such a list, by its id, for `ui/client/filter-list.ts`. */
export function useNumbered(): (id: string) => { 'data-entry'?: number } {
  const places = useContext(NumberedEntries);
  return (id) => {
    const place = places.get(id);
    return place === undefined ? {} : { 'data-entry': place };
  };
}
