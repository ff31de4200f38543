import { kindsOfPage } from './fixtures';

/** Pages that one test looks at, one after the other in the same tab: a new tab takes longer than a page. */
const CHUNK = 10;

/** Things in the groups that tests are made of, which can run beside each other. */
export function inChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** Kinds of page that are made of the same parts as another: where a test takes long, it looks at these with `--all` only. */
const alike: ReadonlySet<string> = new Set<keyof typeof kindsOfPage>([
  'a post of words only',
  'a post by several people',
  'the archive of posts',
  'the list of tags',
  'what has a tag',
  'the list of projects',
  'a minimal project',
  'the list of awards',
  'a book without a picture',
  'the list of events',
  'a minimal event',
  'the about page',
  'the page shown after a message is sent',
  'a page without sections',
]);

const isAlike = ([name]: [string, string]) => alike.has(name);
const kinds = Object.entries(kindsOfPage);

/** Kinds of page in groups: the name and path of each, what a test calls them together, and the tag that leaves those that are like another to `--all`. */
export const groupsOfPages = [
  { some: kinds.filter((kind) => !isAlike(kind)), tag: [] },
  { some: kinds.filter(isAlike), tag: ['@slow'] },
].flatMap(({ some, tag }) =>
  inChunks(some).map((pages) => ({ pages, tag, group: `from ${pages[0]?.[0]} to ${pages.at(-1)?.[0]}` })),
);

/** The same for what comes from the parts that all pages have: the first group stands for the others, which are for `--all`. */
export const groupsOfSameParts = groupsOfPages.map((each, index) => (index === 0 ? each : { ...each, tag: ['@slow'] }));
