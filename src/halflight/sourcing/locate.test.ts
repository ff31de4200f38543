import { languagesOf } from '../derive/languages';
import { locate } from './locate';

test.each([
  ['site.md', 'site', ''],
  ['person.md', 'person', ''],
  ['posts/note-a.md', 'post', 'note-a'],
  ['posts/1843/note-a/index.md', 'post', 'note-a'],
  ['posts/été.md', 'post', 'été'],
  ['pages/index.md', 'page', ''],
  ['pages/a/b/c.md', 'page', 'a/b/c'],
  ['pages/a/index/b.md', 'page', 'a/index/b'],
])('%s belongs to %s, as %j', (path, name, slug) => {
  const location = locate(path);
  expect(location?.collection.name).toBe(name);
  expect(location?.slug).toBe(slug);
});

test('files elsewhere, with other names or of other kinds belong to no collection', () => {
  const paths = [
    'about.md',
    'post/a.md',
    'nested/posts/a.md',
    'posts',
    'site.md/a.md',
    'posts/a',
    'posts/a.MD',
    'posts/a.bib',
  ];
  expect(paths.filter((path) => locate(path))).toEqual([]);
});

test.each([
  ['posts/note-a.fr.md', 'note-a'],
  ['posts/note-a/index.md', 'note-a'],
  ['posts/1843/note-a/index.fr.md', '1843/note-a'],
  ['pages/index.fr.md', ''],
  ['person.fr.md', ''],
])('%s shares %j with its translations beside it', (path, name) => {
  const languages = languagesOf({ languages: [{ code: 'en' }, { code: 'fr' }] });
  expect(locate(path, undefined, languages)?.sharedName).toBe(name);
});
