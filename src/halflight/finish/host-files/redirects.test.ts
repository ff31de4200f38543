import type { PublishedEntry, PublishedSite } from '../../outputs/published';
import { rulesOf, toPageFile, toRedirectFile, variantsOf } from '../../hosts/host';
import { listRedirects } from './redirects';

const entry = (path: string, ...aliases: string[]) => ({ path, node: { aliases } }) as unknown as PublishedEntry;

function list(entries: PublishedEntry[], redirects: { from: string; to: string }[] = []) {
  return listRedirects(
    {
      languages: [{ entries: new Map([['post', entries]]) }] as unknown as PublishedSite[],
      settings: { title: 'A', url: 'https://example.org/', redirects },
      paths: new Set(['/', '/projects/', '/posts/a/']),
      pathOf: (file) => (file === 'posts/a.md' ? '/posts/a/' : undefined),
    },
    (path) => ['/cv.pdf', '/100%.pdf'].includes(path),
  );
}

test('aliases lead to the page of their entry, in the order of addresses', () => {
  expect(list([entry('/posts/a/', '/z', '/b/'), entry('/posts/b/')])).toEqual([
    { from: '/b/', to: '/posts/a/' },
    { from: '/z/', to: '/posts/a/' },
  ]);
});

test('an alias that is the page’s own URL, or listed twice, makes no loop and no second rule', () => {
  expect(
    list([entry('/posts/a/', '/posts/a', '/b/', '/b/index.html')], [{ from: '/projects', to: '/projects/' }]),
  ).toEqual([{ from: '/b/', to: '/posts/a/' }]);
});

test.each([
  ['/projects', '/projects/'],
  ['/projects/?tag=a#b', '/projects/?tag=a#b'],
  ['posts/a.md#there', '/posts/a/#there'],
  ['/cv.pdf', '/cv.pdf'],
  ['/100%.pdf', '/100%25.pdf'],
  ['https://other.example/a b?c=d#e', 'https://other.example/a%20b?c=d#e'],
])('a redirect to %s leads to %s', (to, expected) => {
  expect(list([], [{ from: '/old/', to }])).toEqual([{ from: '/old/', to: expected }]);
});

test.each(['/posts/draft/', 'posts/draft.md'])('a redirect to %s, which is not published, is left out', (to) => {
  expect(list([], [{ from: '/old/', to }])).toEqual([]);
});

test('URLs are written as browsers request them', () => {
  expect(list([entry('/posts/ü/', '/über/index.html', '/%C3%A4.html')])).toEqual([
    { from: '/%C3%A4.html', to: '/posts/%C3%BC/' },
    { from: '/%C3%BCber/', to: '/posts/%C3%BC/' },
  ]);
  expect(list([entry('/', '/a%20b%2Fc/', '/%3F/', '/100%25/', '/x|y/')]).map(({ from }) => from)).toEqual([
    '/%3F/',
    '/100%25/',
    '/a%20b%2Fc/',
    '/x%7Cy/',
  ]);
});

test('the address of a page is known with its slash and without', () => {
  expect(variantsOf({ from: '/old/', to: '/' })).toEqual(['/old/', '/old']);
  expect(variantsOf({ from: '/old.html', to: '/' })).toEqual(['/old.html']);
});

test.each([
  ['/%C3%BCber.html', 'über.html'],
  ['/old.php', undefined],
  ['/..%2F..%2Fetc/', undefined],
])('the page at %s lies in %s', (from, file) => {
  expect(toPageFile(from)).toBe(file);
});

test.each([
  ['/Posts/A/', '/posts/a/', undefined],
  ['/posts/caf%C3%A9/', '/posts/cafe%CC%81/#x', undefined],
  ['/Posts/A.html', '/posts/a/', 'Posts/A.html'],
])('%s, which leads to %s, has the page %s', (from, to, file) => {
  expect(toRedirectFile({ from, to })).toBe(file);
  if (file === undefined)
    expect(
      rulesOf(
        [
          { from: '/old/', to: '/' },
          { from, to },
        ],
        1,
      ),
    ).toEqual([{ from, to }]);
});
