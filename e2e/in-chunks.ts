import { kindsOfPage } from './fixtures';

/** Pages that one test looks at, one after the other in the same tab: a new tab takes longer than a page. */
const CHUNK = 10;

/** Things in the groups that tests are made of, which can run beside each other. */
export function inChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** Every kind of page, in groups: the name and path of each, and what a test calls them together. */
export const groupsOfPages = inChunks(Object.entries(kindsOfPage)).map((pages) => ({
  pages,
  group: `from ${pages[0]?.[0]} to ${pages.at(-1)?.[0]}`,
}));
