import { kindsOfPage } from './fixtures';

/** How many pages one test visits in the same tab, because opening a tab takes longer than a page. */
const CHUNK = 10;

/** Splits items into groups, one per test, so that the tests can run in parallel. */
export function inChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** Kinds of page made of the same parts as another: visited by slow tests only with `--all`. */
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

/** The paths of the pages made of the same parts as another. */
export const alikePaths: ReadonlySet<string> = new Set(kinds.filter(isAlike).map(([, path]) => path));

/** Kinds of page in groups: the name and path of each, a title for the test, and the tag that leaves kinds that resemble another to `--all`. */
export const groupsOfPages = [
  { some: kinds.filter((kind) => !isAlike(kind)), tag: [] },
  { some: kinds.filter(isAlike), tag: ['@slow'] },
].flatMap(({ some, tag }) =>
  inChunks(some).map((pages) => ({ pages, tag, group: `from ${pages[0]?.[0]} to ${pages.at(-1)?.[0]}` })),
);

/** The same for tests of parts that all pages share: the first group represents the others, which are left to `--all`. */
export const groupsOfSameParts = groupsOfPages.map((each, index) => (index === 0 ? each : { ...each, tag: ['@slow'] }));
