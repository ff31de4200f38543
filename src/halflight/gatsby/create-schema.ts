import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { collections, type PersonValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { sharedTypes, toGraphqlTypes } from '../derive/to-graphql';
import type { EntryNode } from '../collections/entry-node';
import type { ImageValue } from '../fields/images';
import { findPictures } from '../sourcing/expand-pictures';
import { collectionNamed, type Resolving } from '../sourcing/resolving';
import { archiveOfAlbum, pictureOfAlbum, picturesOfAlbum } from './resolvers/albums';
import { audioOf } from './resolvers/audio';
import { addressOf, entryLinksOf, pathOf, sourceOf, tagLinksOf } from './resolvers/addresses';
import { entriesOf } from './resolvers/cards';
import { cvItemsOf } from './resolvers/cv-items';
import { factsOf, whenOf } from './resolvers/own-entries';
import type { DerivedFields } from './resolvers/derived-fields';
import { imageOf, sectionsOf } from './resolvers/shown-values';
import { eventFormOf, formsOf, otherLanguagesOf, siteFields } from './resolvers/site-settings';
import { bodyOf, excerptOf, minutesOf, textOf, textWithHeadings } from './resolvers/texts';

type Context = Resolving['context'];
type Source = Record<string, string | undefined>;

/** Declares every node type from the registry, so that Gatsby infers nothing from the content that happens to exist. */
export function createSchemaCustomization({ actions, pathPrefix }: CreateSchemaCustomizationArgs): void {
  const extend = (name: string, toValue: (value: never, source: Source, resolving: Resolving) => unknown) =>
    actions.createFieldExtension({
      name,
      extend: () => ({
        resolve: (source: Source, _: unknown, context: Context, info: GraphQLResolveInfo) => {
          const value = source[info.fieldName];
          return value === undefined ? null : toValue(value as never, source, { context, info, pathPrefix });
        },
      }),
    });
  extend('markdown', textOf);
  extend('pictures', (images: readonly ImageValue[], _, resolving) => findPictures(images, resolving));
  extend('sitePath', (target: string, { language }, resolving) => addressOf(target, resolving, language));
  actions.createTypes([sharedTypes, ...collections.map((collection) => toGraphqlTypes(collection))].join('\n\n'));
}

const entryFields: DerivedFields = {
  path: { resolve: pathOf },
  body: { resolve: (entry: EntryNode, resolving) => bodyOf(entry, resolving) },
  minutes: { resolve: minutesOf },
};

const pageFields: DerivedFields = {
  ...entryFields,
  excerpt: { type: 'String', resolve: excerptOf },
  source: { type: 'JSON', resolve: sourceOf },
  text: { type: 'Text!', resolve: textWithHeadings },
};

const tagLinks = { type: '[TagLink!]!', resolve: tagLinksOf };

function fieldsOf({ page, fields }: Collection): DerivedFields {
  return page ? { ...pageFields, ...('tags' in fields && { tagLinks }) } : entryFields;
}

/** What is derived from front matter rather than written in it, by type: URLs, rendered HTML, images in every size. */
const ofAllEntries: Readonly<Record<string, DerivedFields>> = Object.fromEntries(
  (collections as readonly Collection[])
    .filter(({ opaque }) => !opaque)
    .map((collection) => [collection.typeName, fieldsOf(collection)]),
);

/** What single types have in addition. */
const ofSomeTypes: Readonly<Record<string, DerivedFields>> = {
  OwnEntry: {
    ...pageFields,
    tagLinks,
    facts: { type: 'JSON!', resolve: factsOf },
    // The folder of the entry's collection, which identifies that collection's list.
    list: {
      type: 'String!',
      resolve: ({ collection }: EntryNode, resolving) => collectionNamed(collection, resolving)?.folder,
    },
    // When the entry happens or happened, if its collection says which field holds that.
    when: { type: 'JSON', resolve: whenOf },
  },
  ContentImage: { image: { resolve: imageOf } },
  Album: {
    pictures: { type: 'JSON!', resolve: picturesOfAlbum },
    // The path of the file with all of them.
    archive: { type: 'String', resolve: archiveOfAlbum },
  },
  Page: {
    sections: { resolve: sectionsOf },
    forms: { type: 'JSON', resolve: formsOf },
  },
  Post: { audio: { resolve: audioOf } },
  Event: { shownForm: { type: 'JSON', resolve: eventFormOf } },
  // What is not shown is not published either, not even as data.
  Person: { email: { resolve: ({ email, showEmail }: PersonValues) => (showEmail ? email : null) } },
  SiteSettings: siteFields,
  Query: {
    otherLanguages: { type: '[OtherLanguage!]!', resolve: (_, resolving) => otherLanguagesOf(resolving) },
    entries: {
      type: 'JSON!',
      args: { ids: '[String!]!' },
      resolve: (_, resolving, { ids }: { ids: string[] }) => entriesOf(ids, resolving),
    },
    albumPicture: {
      type: 'JSON',
      args: { album: 'String!', file: 'String!' },
      resolve: (_, resolving, args: Parameters<typeof pictureOfAlbum>[0]) => pictureOfAlbum(args, resolving),
    },
    cvItems: {
      type: 'JSON!',
      args: { ids: '[String!]!' },
      resolve: (_, resolving, { ids }: { ids: string[] }) => cvItemsOf(ids, resolving),
    },
    entryLinks: {
      type: '[EntryLink!]!',
      args: { ids: '[String!]!' },
      resolve: (_, resolving, { ids }: { ids: string[] }) => entryLinksOf(ids, resolving),
    },
  },
};

/** Gatsby's hook: adds the derived fields. */
export function createResolvers({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  for (const types of [ofAllEntries, ofSomeTypes])
    // Gatsby types it as `Function`.
    (createResolvers as (resolvers: object) => void)(
      mapObject(types, (fields) =>
        mapObject(fields, ({ resolve, ...field }) => ({
          ...field,
          resolve: (source: never, args: never, context: Context, info: GraphQLResolveInfo) =>
            resolve(source, { context, info, pathPrefix }, args),
        })),
      ),
    );
}

function mapObject<From, To>(object: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
}
