import { pagefindIndex } from './search-index';

const fragment = {
  url: '/posts/a/',
  meta: { title: 'A', date: '2026-03-14' },
  filters: { kind: ['posts'] },
  raw_content: 'A. One. Here are some words. More words.',
  locations: [4, 6],
  excerpt: 'some <mark>words</mark>',
  sub_results: [
    { url: '/posts/a/', title: 'A', excerpt: 'some <mark>words</mark>' },
    { url: '/posts/a/#one', title: 'One', excerpt: 'One. More <mark>words</mark>' },
  ],
};
const search = jest.fn();
const filters = jest.fn();
const createInstance = jest.fn(() => ({ filters, search }));
const load = jest.fn<Promise<{ createInstance: typeof createInstance }>, [string]>();
const fetched = jest.fn<Promise<{ ok: boolean; status: number }>, [string]>();

beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue({ createInstance });
  filters.mockResolvedValue({ kind: { posts: 2 } });
  search.mockResolvedValue({
    results: [{ data: () => Promise.resolve(fragment) }, { data: () => Promise.resolve({ ...fragment, url: '/b/' }) }],
    totalFilters: { kind: { posts: 2 }, tag: { engines: 1 } },
  });
  fetched.mockResolvedValue({ ok: true, status: 200 });
  Object.assign(globalThis, { fetch: fetched });
});

test('a question is answered with the requested number of results, each with its sections but not itself again', async () => {
  const answer = await pagefindIndex('/pagefind/', load).search({ words: 'words', kind: 'posts', tag: 'x', count: 1 });
  expect(search).toHaveBeenCalledWith('words', { filters: { kind: 'posts', tag: 'x' } });
  expect(answer).toMatchObject({ total: 2, kinds: { posts: 2 }, tags: { engines: 1 } });
  const found = { text: 'words', found: true };
  const one = { url: '/posts/a/#one', title: 'One', excerpt: [{ text: 'More ', found: false }, found] };
  const excerpt = [{ text: 'some ', found: false }, found];
  expect(answer.hits).toEqual([
    { url: '/posts/a/', title: 'A', kind: 'posts', date: '2026-03-14', excerpt, sections: [one] },
  ]);
});

test('what failed to load is loaded again from another URL', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const index = pagefindIndex('/pagefind/', load);
  await expect(index.open()).rejects.toThrow('offline');
  await expect(index.open()).resolves.toEqual({ posts: 2 });
  expect(load.mock.calls).toEqual([['/pagefind/pagefind.js'], ['/pagefind/pagefind.js?1']]);
});

test('finding nothing where nothing can be loaded is a failure', async () => {
  search.mockResolvedValue({ results: [], totalFilters: {} });
  const index = pagefindIndex('/pagefind/', load);
  await expect(index.search({ words: 'x', count: 8 })).resolves.toMatchObject({ total: 0, hits: [], kinds: {} });
  fetched.mockResolvedValue({ ok: false, status: 503 });
  await expect(index.search({ words: 'x', count: 8 })).rejects.toThrow('503');
});

/** Makes Pagefind find a page with this text, in which the words in brackets match; quoted queries find only the words of `exact`. */
function findIn(text: string, exact: readonly string[] = [], meta: Readonly<Record<string, string>> = {}): void {
  const words = text.split(text.includes('\u200B') ? '\u200B' : ' ');
  const page = {
    ...fragment,
    meta: { title: 'A title', ...meta },
    raw_content: text.replace(/[[\]]/g, ''),
    locations: [...words.keys()].filter((place) => words[place]?.startsWith('[')),
  };
  const result = { data: () => Promise.resolve(page) };
  search.mockImplementation((asked: string) =>
    Promise.resolve({
      results: !asked.startsWith('"') || exact.includes(asked.slice(1, -1)) ? [result] : [],
      totalFilters: { kind: { posts: 1 } },
    }),
  );
}

test.each([
  ['photoshop', 'The operation [p] with [p,] and more'],
  ['engine photoshop', 'An [engine] at the point [p]'],
  ['1999', 'In [19] parts'],
  ['xylophone', 'The value [x]', { title: 'X' }],
  ['enginezzqqx', 'An [engine] of numbers'],
])('nothing is found for %j in %j, which has only a prefix of it', async (words, text, meta = { title: 'A title' }) => {
  findIn(text, ['engine'], meta);
  const answer = await pagefindIndex('/pagefind/', load).search({ words, count: 8 });
  expect(answer).toEqual({ total: 0, hits: [], kinds: {}, tags: {} });
});

test.each([
  ['a word that is being typed', 'mathem', 'A [mathematician]'],
  ['another form of the word', 'mathematics', 'A [mathematical] matter'],
  ['a word without what was mistyped', 'photogrfs', 'A [photo] of it'],
  ['a part of a word', 'build', 'In [onPostBuild,] there'],
  ['a German compound that is being typed', 'Brückenbau', 'Die [Brücke] dort'],
  ['a phrase', '"some words"', 'Here are [some] [words]'],
  ['a language without spaces', '数学者', '[数学]\u200B[者]\u200B。'],
  ['nothing but punctuation', '+', 'One [+] one'],
])('found is %s: %j in %j', async (_, words, text) => {
  findIn(text, [words.replaceAll('"', '')]);
  await expect(pagefindIndex('/pagefind/', load).search({ words, count: 8 })).resolves.toMatchObject({ total: 1 });
  expect(search).toHaveBeenCalledTimes(1);
});

test.each([
  ['flies', 'To [fly]'],
  ['الجسر', 'في [جسر] طويل'],
])('another form of a word is found, although it begins differently: %j in %j', async (words, text) => {
  findIn(text, [words]);
  const index = pagefindIndex('/pagefind/', load);
  await expect(index.search({ words, kind: 'posts', count: 8 })).resolves.toMatchObject({ total: 1 });
  expect(search).toHaveBeenLastCalledWith(`"${words}"`, { filters: {} });
});

test('for a slip, the word that was meant is offered', async () => {
  findIn('The numbers of [Bernoulli,] and more', ['the']);
  const byBeginning = search.getMockImplementation() as (asked: string) => Promise<unknown>;
  const other = { ...fragment, raw_content: 'be', locations: [0] };
  // What Pagefind finds for a word that no page has.
  const longestPrefix = { results: [{ data: () => Promise.resolve(other) }], totalFilters: {} };
  search.mockImplementation((asked: string) =>
    asked === 'the bernouli' ? Promise.resolve(longestPrefix) : byBeginning(asked),
  );
  const answer = await pagefindIndex('/pagefind/', load).search({ words: 'the bernouli', count: 8 });
  expect(answer).toMatchObject({ total: 0, meant: 'the Bernoulli' });
});

test('a word that is only in the title or the tags is found', async () => {
  findIn('Nothing but other text', [], { title: 'The long bridge', tags: 'stone, steel' });
  const index = pagefindIndex('/pagefind/', load);
  await expect(index.search({ words: 'bridges steel', count: 8 })).resolves.toMatchObject({ total: 1 });
});
