import { filesInLanguage, languagesOf, settingsIn, splitLanguage, withTranslations } from './languages';
import { directionOf } from './direction-of';

const site = { title: 'Ada', url: 'https://a.example' };
const several = { ...site, languages: [{ code: 'en' }, { code: 'fr', path: '/fr' }, { code: 'pt-BR' }] };
const languages = languagesOf(several);

test('a site is in one language, or in those it lists, with the first at the root', () => {
  expect(languagesOf({})).toEqual([{ code: 'en', home: '/' }]);
  expect(languagesOf({ language: 'de' })).toEqual([{ code: 'de', home: '/' }]);
  expect(languages).toEqual([
    { code: 'en', home: '/' },
    { code: 'fr', home: '/fr/' },
    { code: 'pt-BR', home: '/pt-br/' },
  ]);
});

test.each([
  ['posts/a.fr.md', 'posts/a.md', 'fr'],
  ['posts/a/index.pt-BR.md', 'posts/a/index.md', 'pt-BR'],
  ['posts/a.pt-br.md', 'posts/a.md', 'pt-BR'],
  ['posts/a.de.md', 'posts/a.de.md', 'en'],
  ['posts/v1.2.md', 'posts/v1.2.md', 'en'],
])('%s is %s, in %s', (file, original, language) => {
  expect(splitLanguage(file, languages)).toEqual({ original, language });
});

test('on a site in one language, file names contain no language', () => {
  expect(splitLanguage('posts/a.fr.md', languagesOf({ language: 'fr' }))).toEqual({ original: 'posts/a.fr.md' });
});

test('a link means the file in the language of its text, or else the one it names', () => {
  expect(filesInLanguage('posts/a.md', 'fr', languages)).toEqual(['posts/a.fr.md', 'posts/a.md']);
  expect(filesInLanguage('posts/a.md', 'en', languages)).toEqual(['posts/a.md']);
  expect(filesInLanguage('posts/a.fr.md', 'fr', languages)).toEqual(['posts/a.fr.md', 'posts/a.md']);
  expect(filesInLanguage('posts/a.fr.md', 'en', languages)).toEqual(['posts/a.fr.md', 'posts/a.md']);
  expect(filesInLanguage('a.pdf', 'fr', languages)).toEqual(['a.pdf']);
  expect(filesInLanguage('posts/a.md', undefined, languagesOf({}))).toEqual(['posts/a.md']);
});

test('the settings of one language are as they were written', () => {
  expect(withTranslations(site, () => ({ title: 'never' }))).toBe(site);
});

test('a language inherits from the main one, except for words and list titles', () => {
  const main = {
    ...several,
    description: 'Notes',
    words: { home: 'Start' },
    collections: { posts: { title: 'Notes', path: '/notes/' } },
    contact: { destination: 'netlify' as const, topics: ['One', 'Two'] },
    navigation: [{ label: 'About', to: 'pages/about.md#work' }],
    footer: { links: [{ label: 'About', to: 'pages/about.md' }] },
  };
  const { translated = [], ...rest } = withTranslations(main, (code) =>
    code === 'fr' ? { title: 'Adèle', contact: { topics: ['Un', 'Deux'] } as never } : undefined,
  );
  expect(rest).toEqual({ ...main, language: 'en' });
  expect(translated).toHaveLength(2);
  expect(translated[0]).toEqual({
    ...site,
    languages: several.languages,
    title: 'Adèle',
    description: 'Notes',
    collections: { posts: { path: '/notes/' } },
    contact: { destination: 'netlify', topics: ['Un', 'Deux'] },
    navigation: [{ label: 'About', to: 'pages/about.fr.md#work' }],
    footer: { links: [{ label: 'About', to: 'pages/about.fr.md' }] },
    language: 'fr',
    home: '/fr/',
  });
  expect(settingsIn({ ...rest, translated }, 'fr')).toBe(translated[0]);
  expect(settingsIn({ ...rest, translated }, 'en')).toMatchObject({ title: 'Ada' });
});

test('scripts are written from right to left where their languages are', () => {
  const toTheLeft = ['en', 'ja', 'az', 'ar', 'fa-IR', 'az-Arab'].filter((code) => directionOf(code) === 'rtl');
  expect(toTheLeft).toEqual(['ar', 'fa-IR', 'az-Arab']);
});
