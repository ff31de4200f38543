import { buildSchema, type GraphQLObjectType } from 'gatsby/graphql';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { sharedTypes, toGraphqlTypes } from './to-graphql';

/** What Gatsby and `gatsby/create-schema.ts` define. */
const given = `
  scalar JSON
  interface Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @markdown on FIELD_DEFINITION
  directive @pictures on FIELD_DEFINITION
  directive @sitePath on FIELD_DEFINITION
  type Query { node: Node }
`;

const all: readonly Collection[] = collections;
const schema = buildSchema([given, sharedTypes, ...all.map(toGraphqlTypes)].join('\n'));

function fieldsOf(typeName: string): Record<string, string> {
  const type = schema.getType(typeName) as GraphQLObjectType;
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
}

test('every collection is a type that is never inferred and has every field of its definition', () => {
  for (const { typeName, fields } of all.filter(({ opaque }) => !opaque)) {
    const type = schema.getType(typeName) as GraphQLObjectType | undefined;
    expect({
      typeName,
      directives: type?.astNode?.directives?.map(({ name }) => name.value),
      interfaces: type?.getInterfaces().map(({ name }) => name),
      missing: Object.keys(fields).filter((name) => !type?.getFields()[name]),
    }).toEqual({ typeName, directives: ['dontInfer'], interfaces: ['Node', 'Entry'], missing: [] });
  }
});

test('a declaration is stored as one object', () => {
  const opaque = all.filter((collection) => collection.opaque).map(({ typeName }) => typeName);
  expect(opaque).toEqual(['CollectionDeclaration', 'FormDeclaration']);
  expect(fieldsOf('CollectionDeclaration')).toEqual({ id: 'ID!' });
});

test.each([
  ['Post', { title: 'String!', tags: '[String!]', cover: 'ContentImage', draft: 'Boolean', extra: 'JSON' }],
  ['Project', { gallery: '[ContentImage!]', links: '[ProjectLinks!]' }],
  ['ProjectLinks', { url: 'String!' }],
  ['Page', { sections: 'JSON' }],
  ['PersonSkills', { name: 'String!', level: 'Int' }],
  ['SiteSettings', { footer: 'SiteSettingsFooter', words: 'JSON', collections: 'JSON' }],
  ['SiteSettingsFooter', { links: '[SiteSettingsFooterLinks!]' }],
])('%s has %j', (typeName, fields) => {
  expect(fieldsOf(typeName)).toMatchObject(fields);
});

test.each([
  ['SiteSettingsFooter', 'text', 'markdown'],
  ['SiteSettingsFooterLinks', 'to', 'sitePath'],
])('%s.%s is finished by @%s', (typeName, field, directive) => {
  const { astNode } = (schema.getType(typeName) as GraphQLObjectType).getFields()[field] ?? {};
  expect(astNode?.directives?.map(({ name }) => name.value)).toEqual([directive]);
});
