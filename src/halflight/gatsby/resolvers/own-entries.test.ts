import type { EntryNode, Resolving } from '../../sourcing/resolving';
import { collectionNamed, findOwnCollections, readRegistry } from '../../sourcing/resolving';
import { pathOf } from './addresses';
import { ownFieldsOf, whenOf } from './own-entries';
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

const soup = (language: string) =>
  ({
    id: `entry:recipes/soup.${language}.md`,
    filePath: 'recipes/soup.md',
    collection: 'recipe',
    slug: 'soup',
    language,
    hasBody: true,
    cooked: '2026-03-14',
    serves: 4,
    course: ['Main'],
    vegan: false,
    method: ['Chop.', 'Boil.'],
  }) as unknown as EntryNode;

test('an entry finds its collection through the node of the declaration', () => {
  expect(collectionNamed('recipe', resolving)).toMatchObject({ folder: 'recipes', typeName: 'OwnEntry' });
  expect(collectionNamed('post', resolving)?.folder).toBe('posts');
  expect(collectionNamed('stew', resolving)).toBeUndefined();
  expect(pathOf(soup('en'), resolving)).toBe('/recipes/soup/');
  expect(pathOf(soup('fr'), resolving)).toBe('/fr/recipes/soup/');
});

test('the definition is made once of one declaration, and anew of another', () => {
  const first = collectionNamed('recipe', resolving);
  expect(collectionNamed('recipe', resolving)).toBe(first);
  nodes['entry:collections/recipe.md'] = {
    ...(nodes['entry:collections/recipe.md'] as object),
    ...digest('recipe, changed'),
  };
  expect(collectionNamed('recipe', resolving)).not.toBe(first);
});

test('ours come first among all collections', () => {
  const all = readRegistry(
    (type) => (type === 'CollectionDeclaration' ? [getNode('entry:collections/recipe.md')] : []),
    getNode,
  );
  expect(all.at(-1)?.name).toBe('recipe');
  expect(all[0]?.name).toBe('site');
});

test.each([
  ['en', 'Serves', 'people', 'Main'],
  ['fr', 'Pour', 'personnes', 'Plat'],
])('in %s a field and its options are called as readers call them', async (language, label, unit, course) => {
  expect(await ownFieldsOf(soup(language), resolving)).toEqual([
    { name: 'cooked', kind: 'day', label: 'Cooked', values: ['2026-03-14'] },
    { name: 'serves', kind: 'number', label, unit, values: [4] },
    { name: 'course', kind: 'choice', label: 'Course', values: [course] },
    { name: 'method', kind: 'text', label: 'Method', values: ['Chop.', 'Boil.'] },
  ]);
  expect(whenOf(soup(language), resolving)).toEqual({ start: '2026-03-14', fields: ['cooked'] });
});

test.each([
  ['en', 'Recipes'],
  ['fr', 'Recettes'],
])('in %s the list has its title, beside what site.md says of others', async (language, title) => {
  const settings = await listSettingsOf({ collections: { posts: { title: 'Notes' } }, language }, resolving);
  expect(settings).toEqual({
    posts: { title: 'Notes' },
    recipes: { title, path: '/recipes/', of: 'recipe', intro: 'Things to cook.', empty: undefined, all: undefined },
  });
});

test('a site that declares nothing says nothing of lists', async () => {
  const none = {
    ...resolving,
    context: { nodeModel: { ...resolving.context.nodeModel, findAll: () => Promise.resolve({ entries: [] }) } },
  } as unknown as Resolving;
  expect(await findOwnCollections(none)).toEqual([]);
  expect(await listSettingsOf({ language: 'en' }, none)).toBeNull();
});
