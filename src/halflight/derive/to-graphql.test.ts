import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType, type GraphQLObjectType } from 'gatsby/graphql';
import { z } from 'zod';
import { collections } from '../collections';
import { defineCollection, type Collection } from '../collections/define-collection';
import { sharedTypes, toGraphqlTypes } from './to-graphql';

/** What Gatsby and `gatsby/create-schema.ts` define. */
const given = `
  scalar JSON
  interface Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @markdown on FIELD_DEFINITION
  directive @sitePath on FIELD_DEFINITION
  type Query { node: Node }
`;

const all: readonly Collection[] = collections;
const schema = buildSchema([given, sharedTypes, ...all.map(toGraphqlTypes)].join('\n'));

function fieldsOf(typeName: string): Record<string, string> {
  const type = schema.getType(typeName) as GraphQLObjectType;
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
}

const queried = all.filter(({ opaque }) => !opaque);

test.each(queried.map(({ typeName, fields }) => ({ typeName, fields })))(
  '$typeName is a type that is never inferred and has every field of its definition',
  ({ typeName, fields }) => {
    const type = schema.getType(typeName);
    expect(isObjectType(type)).toBe(true);
    expect(type?.astNode?.directives?.map(({ name }) => name.value)).toEqual(['dontInfer']);
    expect((type as GraphQLObjectType).getInterfaces().map(({ name }) => name)).toEqual(['Node', 'Entry']);
    expect(Object.keys(fieldsOf(typeName))).toEqual(expect.arrayContaining(Object.keys(fields)));
  },
);

test('what declares a collection is known as a whole', () => {
  const opaque = all.filter((collection) => collection.opaque).map(({ typeName }) => typeName);
  expect(opaque).toEqual(['CollectionDeclaration']);
  expect(fieldsOf('CollectionDeclaration')).toEqual({ id: 'ID!' });
});

test.each([
  ['Post', 'title', 'String!'],
  ['Post', 'date', 'String!'],
  ['Post', 'tags', '[String!]'],
  ['Post', 'cover', 'ContentImage'],
  ['Post', 'slug', 'String!'],
  ['Post', 'draft', 'Boolean'],
  ['Post', 'extra', 'JSON'],
  ['Post', 'path', 'String'],
  ['Post', 'body', 'String!'],
  ['Post', 'minutes', 'Int!'],
  ['Project', 'gallery', '[ContentImage!]'],
  ['Project', 'links', '[ProjectLinks!]'],
  ['ProjectLinks', 'url', 'String!'],
  ['Page', 'sections', 'JSON'],
  ['Person', 'skills', '[PersonSkills!]'],
  ['PersonSkills', 'name', 'String!'],
  ['PersonSkills', 'level', 'Int'],
  ['SiteSettings', 'navigation', '[SiteSettingsNavigation!]'],
  ['SiteSettingsNavigation', 'label', 'String!'],
  ['SiteSettings', 'footer', 'SiteSettingsFooter'],
  ['SiteSettingsFooter', 'links', '[SiteSettingsFooterLinks!]'],
  ['SiteSettingsFooterLinks', 'to', 'String'],
  ['SiteSettings', 'words', 'JSON'],
  ['SiteSettings', 'collections', 'JSON'],
])('%s.%s is %s', (typeName, field, type) => {
  expect(fieldsOf(typeName)[field]).toBe(type);
});

test.each([
  ['SiteSettingsFooter', 'text', 'markdown'],
  ['SiteSettingsNavigation', 'to', 'sitePath'],
  ['SiteSettingsFooterLinks', 'to', 'sitePath'],
])('%s.%s is finished by @%s', (typeName, field, directive) => {
  const { astNode } = (schema.getType(typeName) as GraphQLObjectType).getFields()[field] ?? {};
  expect(astNode?.directives?.map(({ name }) => name.value)).toEqual([directive]);
});

test('a field that no kind made is refused, by name', () => {
  const odd = defineCollection({
    name: 'odd',
    position: 1,
    folder: 'odd',
    label: 'Odd',
    hint: 'Odd.',
    icon: 'x',
    fields: { colour: z.string() },
  });
  expect(() => toGraphqlTypes(odd)).toThrow('OddColour');
});

/** The TypeScript type that Gatsby generates for a GraphQL type: `Maybe<ReadonlyArray<Scalars['String']>>` for `[String!]`. */
function toTypeScript(type: string): string {
  if (!type.endsWith('!')) return `Maybe<${toTypeScript(`${type}!`)}>`;
  const inner = type.slice(0, -1);
  if (inner.startsWith('[')) return `ReadonlyArray<${toTypeScript(inner.slice(1, -1))}>`;
  return /^(?:ID|String|Int|Float|Boolean|JSON)$/.test(inner) ? `Scalars['${inner}']` : inner;
}

// The types of the queries themselves require a build: `e2e/build-sites.ts` compares the whole file.
test('the committed types of the queries know every field of the definitions', () => {
  const committed = readFileSync('src/halflight/gatsby-types.d.ts', 'utf8');
  const members = new Map(
    Array.from(committed.matchAll(/^type (\w+) = [^;]*?\{\n([^]*?)^\};/gm), ([, name = '', text = '']) => [name, text]),
  );
  const missing = Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type) && !/^(?:Query$|__)/.test(type.name))
    .flatMap(({ name }) =>
      Object.entries(fieldsOf(name))
        .map(([field, type]) => `readonly ${field}: ${toTypeScript(type)};`)
        .filter((line) => !members.get(name)?.includes(line))
        .map((line) => `${name}: ${line}`),
    );
  expect(
    missing.length > 0
      ? ['run "npx tsx e2e/build-sites.ts main" and commit src/halflight/gatsby-types.d.ts', ...missing]
      : [],
  ).toEqual([]);
});
