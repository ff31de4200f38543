import { languagesOf } from '../derive/languages';
import { locate } from './locate';

test.each([
  ['site.md', 'site', ''],
  ['person.md', 'person', ''],
  ['posts/note-a.md', 'post', 'note-a'],
  ['posts/note-a/index.md', 'post', 'note-a'],
  ['posts/1843/note-a.md', 'post', 'note-a'],
  ['posts/1843/note-a/index.md', 'post', 'note-a'],
  ['posts/été.md', 'post', 'été'],
  ['projects/engine/index.md', 'project', 'engine'],
  ['pages/index.md', 'page', ''],
  ['pages/about.md', 'page', 'about'],
  ['pages/about/index.md', 'page', 'about'],
  ['pages/a/b/c.md', 'page', 'a/b/c'],
  ['pages/a/index/b.md', 'page', 'a/index/b'],
])('%s belongs to %s, as %j', (path, name, slug) => {
  const location = locate(path);
  expect(location?.collection.name).toBe(name);
  expect(location?.slug).toBe(slug);
});

test.each([
  'about.md',
  'post/a.md',
  'sites/site.md',
  'nested/posts/a.md',
  'posts',
  'site.md/a.md',
  'posts/a',
  'posts/a.markdown',
  'posts/a.MD',
  'posts/a.bib',
])('%s belongs to none', (path) => {
  expect(locate(path)).toBeUndefined();
});

test.each([
  ['posts/note-a.fr.md', 'note-a'],
  ['posts/note-a/index.md', 'note-a'],
  ['posts/1843/note-a/index.fr.md', '1843/note-a'],
  ['posts/1843/été.fr.md', '1843/été'],
  ['pages/index.fr.md', ''],
  ['pages/a/b.md', 'a/b'],
  ['person.fr.md', ''],
])('%s shares %j with its translations, which stand beside it', (path, name) => {
  const languages = languagesOf({ languages: [{ code: 'en' }, { code: 'fr' }] });
  expect(locate(path, undefined, languages)?.sharedName).toBe(name);
});
