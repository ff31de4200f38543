import type { Collection } from '../collections/define-collection';
import { isOptional, itemOf, kindOf, shapeOf } from '../fields/field';
import { takesFolder } from '../fields/images';
import { ZodDefault, type z } from 'zod';
import { capitalize } from '../letter-case';

/** The types that all collections share. */
export const sharedTypes = `
  "What the files say is read and checked by the collections; what remark makes of it is asked by no one."
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }

  "One Markdown file of the content folder."
  interface Entry implements Node {
    id: ID!
    collection: String!
    slug: String!
    filePath: String!
    "The address of its page, without the site's prefix."
    path: String
    "The Markdown below the front matter, as finished HTML."
    body: String!
    "How long it takes to read, in minutes, rounded up."
    minutes: Int!
  }

  "An image that an entry names in its front matter."
  type ContentImage {
    alt: String!
    focus: String
    "What gatsby-plugin-image needs to show it."
    image: JSON
  }

  "The text of an entry, with what a table of contents says of it: nothing, where it has few headings."
  type Text {
    "Finished HTML."
    html: String!
    headings: [Heading!]!
  }

  type Heading {
    id: String!
    text: String!
    "2 or 3."
    depth: Int!
  }

  "An entry as short as it can be named."
  type EntryLink {
    id: String!
    title: String!
    "The title with what is marked in it, if anything is."
    titleHtml: String
    path: String!
    date: String
    language: String
  }

  "What a file such as site.fr.md says: it is read as a whole."
  type Translation implements Node @dontInfer {
    id: ID!
  }

  "The settings of the site in a language that is not the main one."
  type OtherLanguage {
    siteSettings: SiteSettings!
    person: Person
  }

  "An entry of a collection that the site declares itself: what its fields say is in \`facts\`."
  type OwnEntry implements Node & Entry @dontInfer {
    id: ID!
    collection: String!
    slug: String!
    filePath: String!
    path: String
    body: String!
    minutes: Int!
    language: String
    title: String!
    titleHtml: String
    summary: String
    cover: ContentImage
    tags: [String!]
    updated: String
    noindex: Boolean
  }

  "A tag, and the page of what has it."
  type TagLink {
    name: String!
    path: String!
  }
`;

// By kind of field. Only names: gatsby/create-schema.ts declares the directives.
const directives: Partial<Record<string, string>> = { markdown: '@markdown', path: '@sitePath' };

/** The GraphQL type definitions of a collection's nodes, including those of its groups of fields. */
export function toGraphqlTypes(collection: Collection): string {
  if (collection.opaque) return `type ${collection.typeName} implements Node @dontInfer {\n  id: ID!\n}`;
  const types: string[] = [];
  const fields = toFields(collection.typeName, collection.fields, types);
  const own = `type ${collection.typeName} implements Node & Entry @dontInfer {
  id: ID!
  collection: String!
  slug: String!
  filePath: String!
  path: String
  body: String!
  minutes: Int!
  ${[...fields.filter((field) => !field.startsWith('slug:')), ...('title' in collection.fields ? ['titleHtml: String'] : []), ...(collection.fields.title instanceof ZodDefault ? ['untitled: Boolean'] : [])].join('\n  ')}
}`;
  return [...types, own].join('\n\n');
}

function toFields(typeName: string, shape: Record<string, z.core.$ZodType>, types: string[]): string[] {
  return Object.entries(shape).map(
    ([name, schema]) =>
      `${name}: ${toType(typeName + capitalize(name), schema, types)}${isOptional(schema) && !(schema instanceof ZodDefault) ? '' : '!'}${directiveOf(schema)}`,
  );
}

function toType(typeName: string, schema: z.core.$ZodType, types: string[]): string {
  const kind = kindOf(schema);
  if (kind?.graphql) return kind.graphql;
  const item = itemOf(schema);
  if (item) return `[${toType(typeName, item, types)}!]`;
  const shape = shapeOf(schema);
  if (!shape)
    throw new Error(`The field behind ${typeName} has no GraphQL type: make it with a function of fields/kinds.ts.`);
  types.push(`type ${typeName} {\n  ${toFields(typeName, shape, types).join('\n  ')}\n}`);
  return typeName;
}

function directiveOf(schema: z.core.$ZodType): string {
  const directive = takesFolder(schema) ? '@pictures' : directives[kindOf(schema)?.kind ?? ''];
  return directive ? ` ${directive}` : '';
}
