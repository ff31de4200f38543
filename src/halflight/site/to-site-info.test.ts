import { toWords } from '../words/words';
import { toSiteInfo } from './to-site-info';

type Settings = Parameters<typeof toSiteInfo>[0];

const info = (siteSettings: object | null, person: object | null = null) =>
  toSiteInfo({ siteSettings, person } as unknown as Settings);

test('lists have the names and paths that site.md gives them', () => {
  const words = toWords({ words: { posts: 'Texte' } });
  const { lists } = info({ collections: { projects: { title: 'Work', path: '/work' } }, words });
  expect(lists).toMatchObject({
    posts: { title: 'Texte', path: '/posts/' },
    projects: { title: 'Work', path: '/work/' },
    books: { title: 'Books', path: '/books/' },
  });
});

test('there is a vCard if there is a contact detail worth saving', () => {
  const cardOf = (person: object, site = {}) => info(site, { name: 'Ada', ...person }).person.card;
  expect(cardOf({ phone: '+44' })).toBe('/person.vcf');
  expect(cardOf({ email: 'ada@example.org' }, { home: '/fr/' })).toBe('/fr/person.vcf');
  expect(cardOf({ email: null, phone: null, social: [{ url: 'https://a.example/' }] })).toBeUndefined();
  expect(info({ title: 'Engines' }).person.card).toBeUndefined();
});
