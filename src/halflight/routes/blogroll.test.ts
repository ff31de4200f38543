import { build, entry } from '../testing/routes';

const languages = [
  { code: 'en', home: '/' },
  { code: 'fr', home: '/fr/' },
];
const link = (name: string, given: Parameters<typeof entry>[2] = []) =>
  entry(`links/${name}.md`, { title: name, url: 'https://loom.test/' }, given);
const namesOf = ({ routes }: ReturnType<typeof build>) =>
  routes.flatMap(({ path, context: { blogroll } }) => (blogroll === undefined ? [] : [[path, blogroll]]));

test('the home page and the list of links name the file of feeds', () => {
  const home = entry('pages/index.md', { title: 'Home' });
  expect(namesOf(build([home, link('loom'), entry('posts/a.md', { title: 'A', date: '2026-01-01' })])).sort()).toEqual([
    ['/', '/links.opml'],
    ['/links/', '/links.opml'],
  ]);
});

test('in each language that has such a list', () => {
  const homes = ['index.md', 'index.fr.md'].map((file) => entry(`pages/${file}`, { title: 'Home' }, languages));
  const site = { language: 'en', translated: [{ language: 'fr', home: '/fr/' }] };
  expect(namesOf(build([...homes, link('loom.fr', languages)], { site })).sort()).toEqual([
    ['/fr/', '/fr/links.opml'],
    ['/fr/links/', '/fr/links.opml'],
  ]);
});

test('without that list, nothing names it', () => {
  const home = entry('pages/index.md', { title: 'Home' });
  expect(namesOf(build([home]))).toEqual([]);
  expect(namesOf(build([home, link('loom')], { site: { collections: { links: { hidden: true } } } }))).toEqual([]);
});
