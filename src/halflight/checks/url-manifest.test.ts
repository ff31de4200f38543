import { addToUrlManifest, belongsInUrlManifest, readUrlManifest } from './url-manifest';
import { build, entry, post } from '../testing/routes';

const read = (text: string) => readUrlManifest(Buffer.from(text));

test('it holds one URL per line, with comments, and removed ones below their heading', () => {
  const text = '# Notes\n/\n/posts/a/\n\n/posts/%C3%A4\n/cv.pdf\ngone:\n# why\n  /posts/b/\n';
  expect(read(text)).toEqual({
    paths: [
      { path: '/', line: 2 },
      { path: '/posts/a/', line: 3 },
      { path: '/posts/ä/', line: 5 },
      { path: '/cv.pdf', line: 6 },
    ],
    gone: [{ path: '/posts/b/', line: 9 }],
    wrong: [],
  });
});

test.each([
  ['https://ada.dev/posts/', 1, 1],
  ['/a/?b', 1, 1],
  ['  /a b/', 1, 3],
  ['/%E4/', 1, 1],
  ['/a/\n/a', 2, 1],
  ['/a/\ngone:\n/a/', 3, 1],
  ['Gone', 1, 1],
  ['/a/\u0000', 1, 4],
])('%j is reported', (text, line, column) => {
  const { wrong } = read(text);
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toMatchObject({ line, column });
});

test.each<[string, string | undefined, string[], string, string[]]>([
  [
    'the first time',
    undefined,
    ['/posts/', '/', '/posts/'],
    '# The URLs that visitors know. "npm run urls" adds to them when the site is published, and "npm run check"\n# reports those that would lead nowhere. What you remove on purpose, move below a line "gone:".\n/\n/posts/\n',
    ['/', '/posts/'],
  ],
  [
    'in their places',
    '# Mine\n/b/\n# About d\n/d/\n',
    ['/c/', '/e/', '/b/', '/a/'],
    '# Mine\n/a/\n/b/\n# About d\n/c/\n/d/\n/e/\n',
    ['/a/', '/c/', '/e/'],
  ],
  [
    'above what is gone, which is not published again',
    '/a/\n\ngone:\n/c/\n',
    ['/b/', '/c/'],
    '/a/\n/b/\n\ngone:\n/c/\n',
    ['/b/'],
  ],
  ['with the line ends that are there', '\uFEFF/a/\r\n', ['/b/'], '\uFEFF/a/\r\n/b/\r\n', ['/b/']],
])('URLs are added: %s', (_, before, published, text, added) => {
  expect(addToUrlManifest(before === undefined ? undefined : Buffer.from(before), published)).toEqual({ text, added });
});

test('only pages that visitors may bookmark are recorded', () => {
  const posts = Array.from({ length: 21 }, (_, index) => post(`p${index}`, '2026-01-01', { tags: ['a'] }));
  const page = entry('pages/write.md', { title: 'Write', noindex: true, sections: [{ type: 'contact' }] });
  const { routes, paths } = build([...posts, page], {
    site: { contact: { destination: 'endpoint', url: 'https://a.example/form' } },
  });
  const kept = routes.filter(belongsInUrlManifest).map(({ path }) => path);
  const left = ['/404.html', '/awards/', '/contact/sent/', '/posts/page/2/', '/search/', '/tags/a/page/2/'];
  expect(paths).toEqual(expect.arrayContaining(left));
  expect(kept.filter((path) => left.includes(path))).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(['/', '/write/', '/posts/', '/posts/archive/', '/tags/', '/tags/a/']));
});
