import { languagesOf, withTranslations } from '../derive/languages';
import { build, entry } from '../testing/routes';

const settings = { title: 'A', url: 'https://a.example', languages: [{ code: 'en' }, { code: 'fr' }] };
const languages = languagesOf(settings);
const site = withTranslations(settings, () => ({ collections: { posts: { title: 'Notes', path: '/notes/' } } }));
const of = (file: string, values: Record<string, unknown> = {}) =>
  entry(file, { title: file, date: '2026-01-01', ...values }, languages);

test('pages know their translations: an entry by its name, a list by its collection, the home page however it is made', () => {
  const { at } = build([of('posts/a.md'), of('posts/a.fr.md'), of('posts/b.md'), of('pages/index.fr.md')], { site });
  const linked = (path: string) => at(path).translations?.map(({ path: other }) => other);
  expect(linked('/posts/a/')).toEqual(['/posts/a/', '/fr/notes/a/']);
  expect(linked('/fr/notes/')).toEqual(['/posts/', '/fr/notes/']);
  expect(linked('/')).toEqual(['/', '/fr/']);
  expect(linked('/posts/b/')).toBeUndefined();
  expect(linked('/404.html')).toBeUndefined();
});

test('entries with the same name in two folders are not translations of each other', () => {
  const { at } = build(
    [
      of('posts/2024/review.md', { slug: 'review-2024' }),
      of('posts/2025/review.md', { slug: 'review-2025' }),
      of('posts/2024/review.fr.md', { slug: 'bilan-2024' }),
    ],
    { site },
  );
  expect(at('/posts/review-2024/').translations?.map(({ path }) => path)).toEqual([
    '/posts/review-2024/',
    '/fr/notes/bilan-2024/',
  ]);
  expect(at('/posts/review-2025/').translations).toBeUndefined();
});

test('translations that search engines should not be told about are marked', () => {
  const { at } = build([of('posts/a.md'), of('posts/a.fr.md', { noindex: true })], { site });
  expect(at('/posts/a/').translations).toEqual([
    { language: 'en', path: '/posts/a/' },
    { language: 'fr', path: '/fr/notes/a/', unlisted: true },
  ]);
});

describe('originals', () => {
  const entries = [of('posts/a.md', { tags: ['One'] }), of('posts/b.md'), of('posts/b.fr.md'), of('posts/c.fr.md')];

  test('appear only in the lists of a language whose file says so', () => {
    const inFrench = withTranslations(settings, () => ({ showOriginals: true }));
    const { at } = build(entries, { site: inFrench });
    expect(build(entries, { site }).at('/fr/notes/').members).not.toContain('entry:posts/a.md');
    expect(at('/fr/posts/').members).toContain('entry:posts/a.md');
    expect(at('/posts/').members).not.toContain('entry:posts/c.fr.md');
  });
});

test('unlisted entries link to their unlisted translations; other languages neither link to them nor show them', () => {
  const unlisted = { unlisted: true };
  const { at, routes } = build(
    [
      of('posts/a.md', unlisted),
      of('posts/a.fr.md', unlisted),
      of('posts/b.md'),
      of('posts/b.fr.md', unlisted),
      of('posts/c.md', unlisted),
    ],
    { site: withTranslations({ ...settings, showOriginals: true }, () => ({})) },
  );
  expect(at('/posts/a/').translations?.map(({ path }) => path)).toEqual(['/posts/a/', '/fr/posts/a/']);
  expect(at('/posts/b/').translations).toBeUndefined();
  expect(at('/fr/posts/b/').translations).toBeUndefined();
  const listed = routes.filter(({ kind, language }) => kind === 'list' && language === 'fr');
  expect(listed.flatMap(({ members }) => members)).toEqual([]);
});
