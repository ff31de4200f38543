import { toWords } from '../words/words';
import { toSiteInfo } from './to-site-info';

type Settings = Parameters<typeof toSiteInfo>[0];

const info = (siteSettings: object | null, person: object | null = null) =>
  toSiteInfo({ siteSettings, person } as unknown as Settings);

test('without site.md and person.md there are defaults', () => {
  expect(info(null)).toMatchObject({
    title: '',
    language: 'en',
    lists: { posts: { title: 'Posts', path: '/posts/' }, projects: { title: 'Projects', path: '/projects/' } },
    person: { name: '', social: [] },
  });
});

test('a site without a person is called by its title', () => {
  expect(info({ title: 'Engines' }).person.name).toBe('Engines');
});

test('lists have the names and addresses that site.md gives them', () => {
  const words = toWords({ words: { posts: 'Texte' } });
  const { lists } = info({ collections: { projects: { title: 'Work', path: '/work' } }, words });
  expect(lists).toMatchObject({
    posts: { title: 'Texte', path: '/posts/' },
    projects: { title: 'Work', path: '/work/' },
    books: { title: 'Books', path: '/books/' },
  });
});

test('words are those that the query gives, which are all of them', () => {
  const { words } = info({ words: toWords({ words: { menu: 'Menü', home: undefined } }) });
  expect([words.menu, words.home]).toEqual(['Menü', 'Home']);
});

test('skills and languages are those of the person, and the time zone that of the site', () => {
  const person = {
    name: 'Ada',
    social: null,
    skills: [{ name: 'Music', level: null }],
    languages: [{ name: 'French', level: null }],
  };
  const site = info({ timeZone: 'Europe/London' }, person);
  expect(site.timeZone).toBe('Europe/London');
  expect(site.person).toMatchObject({ skills: [{ name: 'Music' }], languages: [{ name: 'French' }] });
});

test('there is a card for address books where there is a way to reach the person that is worth keeping', () => {
  const cardOf = (person: object, site = {}) => info(site, { name: 'Ada', ...person }).person.card;
  expect(cardOf({ phone: '+44' })).toBe('/person.vcf');
  expect(cardOf({ email: 'ada@example.org' }, { home: '/fr/' })).toBe('/fr/person.vcf');
  expect(cardOf({ email: null, phone: null, social: [{ url: 'https://a.example/' }] })).toBeUndefined();
  expect(info({ title: 'Engines' }).person.card).toBeUndefined();
});
