import { languagesOf, withTranslations } from '../derive/languages';
import { build, entry } from '../testing/routes';

const settings = { title: 'A', url: 'https://a.example', languages: [{ code: 'en' }, { code: 'fr' }] };
const languages = languagesOf(settings);
const site = withTranslations(settings, () => ({ collections: { posts: { title: 'Notes', path: '/notes/' } } }));
const of = (file: string, values: Record<string, unknown> = {}) =>
  entry(file, { title: file, date: '2026-01-01', ...values }, languages);

test('each language is a site of its own below its path, with its settings', () => {
  const { paths, at } = build(
    [
      of('posts/a.md', { tags: ['One'] }),
      of('posts/a.fr.md', { tags: ['Un'] }),
      of('pages/index.fr.md'),
      of('pages/about.md', { sections: [{ type: 'contact' }] }),
    ],
    { site: { ...site, contact: { destination: 'netlify' } } },
  );
  const french = paths.filter((path) => path.startsWith('/fr/'));
  expect(french).toEqual(
    expect.arrayContaining([
      '/fr/',
      '/fr/404.html',
      '/fr/notes/',
      '/fr/notes/a/',
      '/fr/notes/archive/',
      '/fr/search/',
      '/fr/tags/un/',
    ]),
  );
  expect(french).not.toContain('/fr/tags/one/');
  // Only a language with a contact form has the page shown after a message is sent.
  expect(paths).toContain('/contact/sent/');
  expect(french).not.toContain('/fr/contact/sent/');
  expect(at('/fr/notes/')).toMatchObject({ language: 'fr', title: 'Notes', members: ['entry:posts/a.fr.md'] });
  expect(at('/posts/')).toMatchObject({ language: 'en', members: ['entry:posts/a.md'] });
});

test('pages know each other: an entry by its name, a list by what it lists, the home page however it is made', () => {
  const { at } = build([of('posts/a.md'), of('posts/a.fr.md'), of('posts/b.md'), of('pages/index.fr.md')], { site });
  const linked = (path: string) => at(path).translations?.map(({ path: other }) => other);
  expect(linked('/posts/a/')).toEqual(['/posts/a/', '/fr/notes/a/']);
  expect(linked('/fr/notes/')).toEqual(['/posts/', '/fr/notes/']);
  expect(linked('/')).toEqual(['/', '/fr/']);
  expect(linked('/posts/b/')).toBeUndefined();
  expect(linked('/404.html')).toBeUndefined();
});

test('entries of one name in two folders are not translations of each other', () => {
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

test('a list of originals alone has no calendar: those of a language have what is in it', () => {
  const event = (file: string) => entry(file, { title: file, start: '2026-05-04' }, languages);
  const calendarAt = (files: string[], path: string) =>
    build(files.map(event), { site: withTranslations({ ...settings, showOriginals: true }, () => ({})) }).at(path)
      .context.calendarPath;
  expect(calendarAt(['events/a.md'], '/fr/events/')).toBeUndefined();
  expect(calendarAt(['events/a.md', 'events/b.fr.md'], '/fr/events/')).toBe('/fr/events/calendar.ics');
});

test('a tag is a word of one language: its page has no translation', () => {
  const { at } = build([of('posts/a.md', { tags: ['Pi'] }), of('posts/a.fr.md', { tags: ['Pi'] })], { site });
  expect(at('/tags/pi/').translations).toBeUndefined();
  expect(at('/tags/').translations).toHaveLength(2);
});

test('what search engines are not to hear of says so where it is named', () => {
  const { at } = build([of('posts/a.md'), of('posts/a.fr.md', { noindex: true })], { site });
  expect(at('/posts/a/').translations).toEqual([
    { language: 'en', path: '/posts/a/' },
    { language: 'fr', path: '/fr/notes/a/', unlisted: true },
  ]);
});

test('a draft of a translation has no page, and no page names it', () => {
  const { paths, at } = build([of('posts/a.md'), of('posts/a.fr.md', { draft: true })], { site });
  expect(paths).not.toContain('/fr/notes/a/');
  expect(at('/posts/a/').translations).toBeUndefined();
});

describe('originals', () => {
  const entries = [of('posts/a.md', { tags: ['One'] }), of('posts/b.md'), of('posts/b.fr.md'), of('posts/c.fr.md')];

  test('do not appear in another language', () => {
    const { at } = build(entries, { site });
    expect(at('/fr/notes/').members).toEqual(['entry:posts/b.fr.md', 'entry:posts/c.fr.md']);
  });

  test('appear in its lists where site.md says so, once, with their pages where they are', () => {
    const showOriginals = withTranslations({ ...settings, showOriginals: true }, () => undefined);
    const { at, paths } = build(entries, { site: showOriginals });
    expect([...at('/fr/posts/').members].sort()).toEqual([
      'entry:posts/a.md',
      'entry:posts/b.fr.md',
      'entry:posts/c.fr.md',
    ]);
    expect([...at('/posts/').members].sort()).toEqual(['entry:posts/a.md', 'entry:posts/b.md', 'entry:posts/c.fr.md']);
    expect(paths).not.toContain('/fr/posts/a/');
    expect(at('/fr/posts/archive/').context.otherLanguages).toEqual({ 'entry:posts/a.md': 'en' });
    expect(at('/fr/tags/one/').followed).toBeUndefined();
  });

  test('appear in the lists of the one language whose file says so', () => {
    const inFrench = withTranslations(settings, () => ({ showOriginals: true }));
    const { at } = build(entries, { site: inFrench });
    expect(at('/fr/posts/').members).toContain('entry:posts/a.md');
    expect(at('/posts/').members).not.toContain('entry:posts/c.fr.md');
  });
});

test('whoever is named stays so where nothing more is said of them', () => {
  const { at } = build([of('posts/a.fr.md', { authors: ['ada'] }), of('people/ada.md', { name: 'Ada' })], { site });
  expect(at('/fr/notes/a/').references).toEqual({ authors: ['entry:people/ada.md'] });
});

test('a person who is unlisted is named in no language', () => {
  const entries = [
    of('posts/a.md', { authors: ['ada'] }),
    of('posts/a.fr.md', { authors: ['ada'] }),
    of('people/ada.md', { name: 'Ada', unlisted: true }),
  ];
  const { at } = build(entries, { site });
  expect(at('/posts/a/').references).toEqual({ authors: [] });
  expect(at('/fr/notes/a/').references).toEqual({ authors: [] });
});

test('two languages that want one path are told of it', () => {
  const { problems } = build([of('pages/fr.md')], { site });
  expect(problems.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    'duplicate-url: two pages would have the URL /fr/: pages/fr.md and the home page; rename one of them, or give it a "slug"',
  ]);
});

test('what is unlisted leads to its unlisted translations, and no other language leads to it or borrows it', () => {
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
