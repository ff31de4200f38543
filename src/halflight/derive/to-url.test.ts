import { collections, type SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { toArchiveUrl, toListUrl, toOldPath, toPagePath, toPageUrl, toTagUrl, toUrl } from './to-url';

const named = (name: string) => collections.find((collection) => collection.name === name) as Collection;
const renamed = (path: string): Pick<SiteValues, 'collections'> => ({ collections: { projects: { path } } });

test.each<[string, string, Pick<SiteValues, 'collections'>, string | undefined]>([
  ['post', 'note-a', {}, '/posts/note-a/'],
  ['project', 'engine', {}, '/projects/engine/'],
  ['page', 'about', {}, '/about/'],
  ['page', '', {}, '/'],
  ['page', 'a/b/c', {}, '/a/b/c/'],
  ['post', 'été-日本', {}, '/posts/été-日本/'],
  ['site', '', {}, undefined],
  ['person', '', {}, undefined],
  ['project', 'engine', renamed('/work/'), '/work/engine/'],
  ['project', 'engine', renamed('/work'), '/work/engine/'],
  ['project', 'engine', renamed('/my/work/'), '/my/work/engine/'],
  ['project', 'engine', renamed('/'), '/engine/'],
  ['post', 'note-a', renamed('/work/'), '/posts/note-a/'],
  ['project', 'engine', { collections: { projects: { title: 'Work' } } }, '/projects/engine/'],
  ['project', 'engine', { collections: undefined }, '/projects/engine/'],
])('the %s %j, with %j, is at %s', (name, slug, site, expected) => {
  expect(toUrl(named(name), { slug, hasBody: false }, site)).toBe(expected);
});

test.each([
  ['über-küste', 'de', '/posts/ueber-kueste/'],
  ['räksmörgås', 'sv', '/posts/raksmorgas/'],
  ['Привет-мир', 'ru', '/posts/privet-mir/'],
  ['Αθήνα', 'el', '/posts/athina/'],
  ['日本', 'ja', '/posts/日本/'],
  ['note-A', 'de', '/posts/note-A/'],
])('in Latin letters, the post %j in %s is at %s', (slug, language, expected) => {
  const site = { language, transliterate: true };
  expect(toUrl(named('post'), { slug, hasBody: true }, site)).toBe(expected);
  expect(toTagUrl(slug, site)).toBe(expected.toLowerCase().replace('posts', 'tags'));
});

test.each<[string, Pick<SiteValues, 'collections'>, string | undefined]>([
  ['post', {}, '/posts/'],
  ['project', {}, '/projects/'],
  ['page', {}, undefined],
  ['person', {}, undefined],
  ['project', renamed('/work'), '/work/'],
  ['project', { collections: { projects: { hidden: true } } }, undefined],
  ['event', {}, '/events/'],
  ['education', {}, undefined],
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
  ['/posts/', '/posts/'],
  ['/', '/'],
  ['/posts#newest', '/posts/#newest'],
  ['/posts?tag=a#b/c', '/posts/?tag=a#b/c'],
  ['/posts/?tag=a.b', '/posts/?tag=a.b'],
  ['/cv.pdf', '/cv.pdf'],
  ['/files/archive.7z?x', '/files/archive.7z?x'],
  ['/a.b/c', '/a.b/c/'],
  ['/notes/version-1.2', '/notes/version-1.2/'],
])('the path %s means %s', (path, expected) => {
  expect(toPagePath(path)).toBe(expected);
});

test.each([
  ['/old', '/old/'],
  ['/old/index.html', '/old/'],
  ['/old.html', '/old.html'],
  ['/%C3%BCber', '/über/'],
  ['/%c3%bcber/index%2Ehtml', '/über/'],
  ['/a%20b', '/a%20b/'],
  ['/a b', '/a%20b/'],
  ['/a%2Fb%3Fc%23d%5Ce', '/a%2Fb%3Fc%23d%5Ce/'],
  ['/100%25', '/100%25/'],
  ['/100%', '/100%25/'],
])('the old URL %s means %s', (written, expected) => {
  expect(toOldPath(written)).toBe(expected);
  expect(toOldPath(expected)).toBe(expected);
});

test.each([
  ['mathematics', '/tags/mathematics/'],
  ['Number theory', '/tags/number-theory/'],
  ['C++', '/tags/c/'],
  ['été', '/tags/été/'],
  ['', '/tags/'],
])('the tag %j has the address %s', (tag, address) => {
  expect(toTagUrl(tag)).toBe(address);
});

test('what belongs to a list is below it', () => {
  expect([1, 2, 15].map((number) => toPageUrl('/work/', number))).toEqual([
    '/work/',
    '/work/page/2/',
    '/work/page/15/',
  ]);
  expect(toArchiveUrl('/notes/')).toBe('/notes/archive/');
});
