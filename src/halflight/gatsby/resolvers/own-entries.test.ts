import type { EntryNode } from '../../collections/entry-node';
import type { Resolving } from '../../sourcing/resolving';
import { factsOf, whenOf } from './own-entries';
import { listSettingsOf } from './site-settings';

const digest = (contentDigest: string) => ({ internal: { contentDigest } });

const declaration = {
  label: 'Recipes',
  intro: 'Things to cook.',
  publishes: { by: 'cooked' },
  fields: [
    { name: 'cooked', kind: 'day' },
    { name: 'serves', kind: 'number', label: 'Serves', unit: 'people' },
    { name: 'course', kind: 'choice', list: true, options: ['Starter', 'Main'] },
    { name: 'vegan', kind: 'flag', optional: true },
    { name: 'method', kind: 'text', list: true },
  ],
};
const nodes: Record<string, unknown> = {
  'entry:site.md': {
    title: 'Kitchen',
    url: 'https://a.example',
    language: 'en',
    languages: [{ code: 'en' }, { code: 'fr' }],
    ...digest('site'),
  },
  'entry:collections/recipe.md': {
    slug: 'recipe',
    filePath: 'collections/recipe.md',
    values: declaration,
    ...digest('recipe'),
  },
  'entry:collections/recipe.fr.md': {
    values: {
      label: 'Recettes',
      fields: [
        { name: 'serves', label: 'Pour', unit: 'personnes' },
        { name: 'course', options: ['Entrée', 'Plat'] },
      ],
    },
    ...digest('recipe fr'),
  },
};
const getNode = (id: string) => nodes[id];
const resolving = {
  context: {
    nodeModel: {
      getNodeById: ({ id }: { id: string }) => getNode(id) ?? null,
      findAll: ({ type }: { type: string }) =>
        Promise.resolve({ entries: type === 'CollectionDeclaration' ? [getNode('entry:collections/recipe.md')] : [] }),
      findOne: () => Promise.resolve(null),
    },
  },
  pathPrefix: '',
} as unknown as Resolving;

const soup = {
  id: 'entry:recipes/soup.fr.md',
  filePath: 'recipes/soup.md',
  collection: 'recipe',
  slug: 'soup',
  language: 'fr',
  hasBody: true,
  cooked: '2026-03-14',
  serves: 4,
  course: ['Main'],
  vegan: false,
  method: ['Chop.', 'Boil.'],
} as unknown as EntryNode;

test('in another language a field and its options are called as its readers call them', async () => {
  expect(await factsOf(soup, resolving)).toEqual([
    { name: 'cooked', kind: 'day', label: 'Cooked', values: ['2026-03-14'] },
    { name: 'serves', kind: 'number', label: 'Pour', unit: 'personnes', values: [4] },
    { name: 'course', kind: 'choice', label: 'Course', values: ['Plat'] },
    { name: 'method', kind: 'text', label: 'Method', values: ['Chop.', 'Boil.'] },
  ]);
  expect(whenOf(soup, resolving)).toEqual({ start: '2026-03-14', fields: ['cooked'] });
});

test('in another language the list has its title, beside what site.md says of others', async () => {
  const settings = await listSettingsOf({ collections: { posts: { title: 'Notes' } }, language: 'fr' }, resolving);
  expect(settings).toEqual({
    posts: { title: 'Notes' },
    recipes: {
      title: 'Recettes',
      path: '/recipes/',
      of: 'recipe',
      intro: 'Things to cook.',
      empty: undefined,
      all: undefined,
    },
  });
});
