import { collections, type SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { toDistinctUrls } from './to-distinct-urls';
import { toArchiveUrl, toListUrl, toOldPath, toPagePath, toPageUrl, toTagUrl, toUrl } from './to-url';

const named = (name: string) => collections.find((collection) => collection.name === name) as Collection;
const renamed = (path: string): Pick<SiteValues, 'collections'> => ({ collections: { projects: { path } } });

test.each<[string, string, Pick<SiteValues, 'collections'>, string | undefined]>([
  ['project', 'engine', {}, '/projects/engine/'],
  ['page', '', {}, '/'],
  ['page', 'a/b/c', {}, '/a/b/c/'],
  ['post', 'été-日本', {}, '/posts/été-日本/'],
  ['site', '', {}, undefined],
  ['project', 'engine', renamed('/work'), '/work/engine/'],
  ['project', 'engine', renamed('/'), '/engine/'],
  ['post', 'note-a', renamed('/work/'), '/posts/note-a/'],
])('the %s %j, with %j, is at %s', (name, slug, site, expected) => {
  expect(toUrl(named(name), { slug, hasBody: false }, site)).toBe(expected);
});

test.each([
  ['über-küste', 'de', '/posts/ueber-kueste/'],
  ['Привет-мир', 'ru', '/posts/privet-mir/'],
  ['日本', 'ja', '/posts/日本/'],
  ['note-A', 'de', '/posts/note-A/'],
])('in Latin letters, the post %j in %s is at %s', (slug, language, expected) => {
  const site = { language, transliterate: true };
  expect(toUrl(named('post'), { slug, hasBody: true }, site)).toBe(expected);
  expect(toTagUrl(slug, site)).toBe(expected.toLowerCase().replace('posts', 'tags'));
});

test.each<[string, Pick<SiteValues, 'collections'>, string | undefined]>([
  ['project', {}, '/projects/'],
  ['person', {}, undefined],
  ['project', { collections: { projects: { hidden: true } } }, undefined],
  ['post', renamed('/work'), '/posts/'],
])('the list of %s, with %j, is at %s', (name, site, expected) => {
  expect(toListUrl(named(name), site)).toBe(expected);
});

test('an entry is below its list, whatever the list is called', () => {
  const site = renamed('/things//made');
  const list = toListUrl(named('project'), site) ?? '';
  expect(list).toBe('/things/made/');
  expect(toUrl(named('project'), { slug: 'engine', hasBody: true }, site)).toBe(`${list}engine/`);
});

test('a book has a page only if it says more than its fields', () => {
  expect(toUrl(named('book'), { slug: 'sketch', hasBody: true }, {})).toBe('/books/sketch/');
  expect(toUrl(named('book'), { slug: 'sketch', hasBody: false }, {})).toBeUndefined();
});

test.each([
  ['/posts', '/posts/'],
  ['/posts#newest', '/posts/#newest'],
  ['/posts?tag=a#b/c', '/posts/?tag=a#b/c'],
  ['/cv.pdf', '/cv.pdf'],
  ['/a.b/c', '/a.b/c/'],
  ['/notes/version-1.2', '/notes/version-1.2/'],
])('the path %s means %s', (path, expected) => {
  expect(toPagePath(path)).toBe(expected);
});

test.each([
  ['/old/index.html', '/old/'],
  ['/old.html', '/old.html'],
  ['/%c3%bcber/index%2Ehtml', '/über/'],
  ['/a b', '/a%20b/'],
  ['/a%2Fb%3Fc%23d%5Ce', '/a%2Fb%3Fc%23d%5Ce/'],
  ['/100%', '/100%25/'],
])('the old URL %s means %s', (written, expected) => {
  expect(toOldPath(written)).toBe(expected);
  expect(toOldPath(expected)).toBe(expected);
});

test.each([
  ['Number theory', '/tags/number-theory/'],
  ['C++', '/tags/c/'],
  ['été', '/tags/été/'],
  ['', '/tags/'],
])('the tag %j has the address %s', (tag, address) => {
  expect(toTagUrl(tag)).toBe(address);
});

test('the pages that belong to a list are below it', () => {
  expect([1, 2, 15].map((number) => toPageUrl('/work/', number))).toEqual([
    '/work/',
    '/work/page/2/',
    '/work/page/15/',
  ]);
  expect(toArchiveUrl('/notes/')).toBe('/notes/archive/');
});

const tagUrl = (tag: string) => (toTagUrl(tag) === '/tags/' ? undefined : toTagUrl(tag));

test.each<[readonly string[], readonly (string | undefined)[]]>([
  // A tag that is unique without its signs keeps the URL it has always had.
  [['C++'], ['/tags/c/']],
  [
    ['C', 'C++', 'C#', 'c++'],
    ['/tags/c/', '/tags/c-plus-plus/', '/tags/c-sharp/', '/tags/c-plus-plus/'],
  ],
  [
    ['F#', 'f', '.NET', 'net'],
    ['/tags/f-sharp/', '/tags/f/', '/tags/dot-net/', '/tags/net/'],
  ],
  [
    ['R&D', 'RD', 'A/B', 'AB', 'A*', 'A'],
    ['/tags/r-and-d/', '/tags/rd/', '/tags/a-b/', '/tags/ab/', '/tags/a-star/', '/tags/a/'],
  ],
  [
    ['Node.js', 'nodejs'],
    ['/tags/nodejs/', '/tags/nodejs/'],
  ],
  [
    ['+', '🎉', '!'],
    ['/tags/plus/', undefined, undefined],
  ],
])('the tags %j are at %j', (tags, expected) => {
  expect(tags.map(toDistinctUrls(tags, tagUrl))).toEqual(expected);
});
