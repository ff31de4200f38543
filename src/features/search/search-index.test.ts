import { pagefindIndex } from './search-index';

const fragment = {
  url: '/posts/a/',
  meta: { title: 'A', date: '2026-03-14' },
  filters: { kind: ['posts'] },
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

test('nothing is loaded before it is opened, and everything once', async () => {
  const index = pagefindIndex('/site/pagefind/', load);
  expect(load).not.toHaveBeenCalled();
  await expect(Promise.all([index.open(), index.open()])).resolves.toEqual([{ posts: 2 }, { posts: 2 }]);
  await index.search({ words: 'words', count: 8 });
  expect(load.mock.calls).toEqual([['/site/pagefind/pagefind.js']]);
});

test('a question has an answer, with as many results as it asks for', async () => {
  const answer = await pagefindIndex('/pagefind/', load).search({ words: 'words', kind: 'posts', tag: 'x', count: 1 });
  expect(search).toHaveBeenCalledWith('words', { filters: { kind: 'posts', tag: 'x' } });
  expect(answer).toEqual({
    total: 2,
    hits: [
      {
        url: '/posts/a/',
        title: 'A',
        kind: 'posts',
        date: '2026-03-14',
        excerpt: [
          { text: 'some ', found: false },
          { text: 'words', found: true },
        ],
        sections: [
          {
            url: '/posts/a/#one',
            title: 'One',
            excerpt: [
              { text: 'More ', found: false },
              { text: 'words', found: true },
            ],
          },
        ],
      },
    ],
    kinds: { posts: 2 },
    tags: { engines: 1 },
  });
});

test('what could not be loaded is loaded anew, from another address', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const index = pagefindIndex('/pagefind/', load);
  await expect(index.open()).rejects.toThrow('offline');
  await expect(index.open()).resolves.toEqual({ posts: 2 });
  expect(load.mock.calls).toEqual([['/pagefind/pagefind.js'], ['/pagefind/pagefind.js?1']]);
});

test('nothing found where nothing can be loaded is a failure', async () => {
  search.mockResolvedValue({ results: [], totalFilters: {} });
  const index = pagefindIndex('/pagefind/', load);
  await expect(index.search({ words: 'x', count: 8 })).resolves.toMatchObject({ total: 0, hits: [], kinds: {} });
  fetched.mockResolvedValue({ ok: false, status: 503 });
  await expect(index.search({ words: 'x', count: 8 })).rejects.toThrow('503');
});
