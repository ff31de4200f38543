// Written by `npm run derive` from the folders beside it.
/** The folders of the collections that have a page listing them. */
export const listNames = [
  'posts',
  'projects',
  'albums',
  'experience',
  'awards',
  'books',
  'publications',
  'events',
  'products',
  'links',
] as const;

/** The folder of a collection that has a list. */
export type ListName = (typeof listNames)[number];
