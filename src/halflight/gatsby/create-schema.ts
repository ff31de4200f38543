import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { collections, type PersonValues, type SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { directionOf } from '../derive/direction-of';
import type { SiteSettings } from '../derive/languages';
import type { ImageValue } from '../fields/images';
import type { Section } from '../sections/schema';
import { sharedTypes, toGraphqlTypes } from '../derive/to-graphql';
import { toWholeLook } from '../features/theme/look';
import { toPalette, toPaletteCss } from '../features/theme/palette';
import { listHeadLinks } from '../outputs/output-files';
import { customStyleOf } from '../sourcing/custom-style';
import { isUnlisted } from '../sourcing/environment';
import { addressOf, entryLinksOf, pathOf, sourceOf, tagLinksOf } from './resolvers/addresses';
import { entriesOf } from './resolvers/cards';
import { ownFieldsOf, whenOf } from './resolvers/own-entries';
import { imageOf, sectionsOf } from './resolvers/shown-values';
import {
  authorOf,
  contactFormOf,
  contactPathOf,
  languageLinksOf,
  listSettingsOf,
  otherLanguagesOf,
} from './resolvers/site-settings';
import { bodyOf, excerptOf, minutesOf, textOf, textWithHeadings } from './resolvers/texts';
import { collectionNamed, findOwnCollections, type EntryNode, type Resolving } from '../sourcing/resolving';
import { fontsOf } from '../sourcing/site-fonts';
import { lookOf } from '../sourcing/site-look';
import { toWords } from '../ui/words/words';

type Context = Resolving['context'];
type Source = Record<string, string | undefined>;

/** Declares every node type from the registry, so that Gatsby infers nothing from the content that happens to exist. */
export function createSchemaCustomization({ actions, pathPrefix }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'markdown',
    extend: () => ({
      resolve: (source: Source, _: unknown, context: Context, info: GraphQLResolveInfo) => {
        const markdown = source[info.fieldName];
        return markdown === undefined ? null : textOf(markdown, source, { context, info, pathPrefix });
      },
    }),
  });
  actions.createFieldExtension({
    name: 'sitePath',
    extend: () => ({
      resolve: (source: Source, _: unknown, context: Context, info: GraphQLResolveInfo) => {
        const target = source[info.fieldName];
        return target === undefined ? null : addressOf(target, { context }, source.language);
      },
    }),
  });
  actions.createTypes([sharedTypes, ...collections.map((collection) => toGraphqlTypes(collection))].join('\n\n'));
}

/** Adds what is not in the front matter but follows from it: URLs, rendered HTML, images in every size. */
export function createResolvers({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  // Gatsby types it as `Function`.
  const create = createResolvers as (resolvers: Record<string, unknown>) => void;
  const entryFields = {
    path: { resolve: (entry: EntryNode, _: unknown, context: Context) => pathOf(entry, { context }) },
    body: {
      resolve: (entry: EntryNode, _: unknown, context: Context, info: GraphQLResolveInfo) =>
        bodyOf(entry, { context, info, pathPrefix }),
    },
    minutes: { resolve: (entry: EntryNode, _: unknown, context: Context) => minutesOf(entry, { context }) },
  };
  const source = {
    type: 'JSON',
    resolve: (entry: EntryNode, _: unknown, context: Context) => sourceOf(entry, { context }),
  };
  const text = {
    type: 'Text!',
    resolve: (entry: EntryNode, _: unknown, context: Context, info: GraphQLResolveInfo) =>
      textWithHeadings(entry, { context, info, pathPrefix }),
  };
  const excerpt = {
    type: 'String',
    resolve: (entry: EntryNode, _: unknown, context: Context) => excerptOf(entry, { context }),
  };
  const pageFields = { ...entryFields, excerpt, source, text };
  const tagLinks = {
    type: '[TagLink!]!',
    resolve: (entry: EntryNode, _: unknown, context: Context) => tagLinksOf(entry, { context }),
  };
  create({
    ...Object.fromEntries(
      (collections as readonly Collection[])
        .filter(({ opaque }) => !opaque)
        .map(({ typeName, page, fields }) => [
          typeName,
          page ? { ...pageFields, ...('tags' in fields && { tagLinks }) } : entryFields,
        ]),
    ),
    OwnEntry: {
      ...pageFields,
      tagLinks,
      facts: {
        type: 'JSON!',
        resolve: (entry: EntryNode, _: unknown, context: Context, info: GraphQLResolveInfo) =>
          ownFieldsOf(entry, { context, info, pathPrefix }),
      },
      // The folder of its collection, which is the key of that collection's list.
      list: {
        type: 'String!',
        resolve: (entry: EntryNode, _: unknown, context: Context) =>
          collectionNamed(entry.collection, { context })?.folder,
      },
      // When it happens or happened, if its collection says which field holds that.
      when: {
        type: 'JSON',
        resolve: (entry: EntryNode, _: unknown, context: Context) => whenOf(entry, { context }),
      },
    },
    ContentImage: {
      image: {
        resolve: (files: ImageValue, _: unknown, context: Context, info: GraphQLResolveInfo) =>
          imageOf(files, { context, info, pathPrefix }),
      },
    },
  });
  create({
    Page: {
      sections: {
        resolve: (page: EntryNode, _: unknown, context: Context, info: GraphQLResolveInfo) =>
          sectionsOf(page, { context, info, pathPrefix }),
      },
      contactForm: {
        type: 'JSON',
        resolve: (page: EntryNode & { sections?: Section[] }, _: unknown, context: Context) =>
          contactFormOf(page, { context }),
      },
    },
    // What is not shown is not published either, not even as data.
    Person: {
      email: { resolve: ({ email, showEmail }: PersonValues) => (showEmail ? email : null) },
    },
    SiteSettings: {
      palette: {
        type: 'String!',
        resolve: ({ theme }: SiteValues) => toPaletteCss(theme?.accent, toWholeLook(theme).mood),
      },
      collections: {
        resolve: (site: SiteValues, _: unknown, context: Context) => listSettingsOf(site, { context }),
      },
      fonts: {
        type: 'String!',
        resolve: (site: SiteValues, _: unknown, context: Context, info: GraphQLResolveInfo) =>
          fontsOf(site, { context, info, pathPrefix }),
      },
      look: {
        type: 'String!',
        resolve: (site: SiteValues, _: unknown, context: Context, info: GraphQLResolveInfo) =>
          lookOf(site, { context, info, pathPrefix }),
      },
      defaultTheme: { type: 'String!', resolve: ({ theme }: SiteValues) => toWholeLook(theme).default },
      postList: { type: 'String!', resolve: ({ theme }: SiteValues) => toWholeLook(theme).posts },
      customStyle: {
        type: 'String',
        resolve: (_site: SiteValues, _: unknown, context: Context, info: GraphQLResolveInfo) =>
          customStyleOf({ context, info, pathPrefix }),
      },
      // Whether anything in them is public is decided later; a feed may be empty.
      links: {
        type: 'JSON!',
        resolve: async (settings: SiteValues, _: unknown, context: Context) => {
          const own = await findOwnCollections({ context });
          const registry: readonly Collection[] = [...collections, ...own];
          const found = await Promise.all(
            registry.map(async ({ name, typeName, declared }) => {
              const query = declared ? { filter: { collection: { eq: name } } } : {};
              return (await context.nodeModel.findOne({ type: typeName, query })) ? [name] : [];
            }),
          );
          return listHeadLinks({ settings, written: new Set(found.flat()), registry });
        },
      },
      icons: {
        type: 'JSON!',
        resolve: async (_site: SiteValues, _: unknown, context: Context) =>
          Object.fromEntries(
            [...(collections as readonly Collection[]), ...(await findOwnCollections({ context }))].flatMap(
              ({ folder, page, icon }) => (page && icon ? [[folder, icon]] : []),
            ),
          ),
      },
      suggested: {
        type: '[String!]!',
        resolve: () =>
          (collections as readonly Collection[]).filter(({ list }) => list?.suggested).map(({ folder }) => folder),
      },
      contactPath: {
        type: 'String',
        resolve: (site: SiteValues, _: unknown, context: Context) => contactPathOf(site, { context }),
      },
      // All of them, in the site's language: browsers have no other texts.
      words: { type: 'JSON', resolve: (site: SiteValues) => toWords(site) },
      languageLinks: {
        type: 'JSON!',
        resolve: (site: SiteValues, _args: unknown, context: Context) => languageLinksOf(site, { context }),
      },
      author: {
        type: 'JSON',
        resolve: (site: SiteSettings, _: unknown, context: Context, info: GraphQLResolveInfo) =>
          authorOf(site, { context, info, pathPrefix }),
      },
      direction: { type: 'String!', resolve: ({ language = 'en' }: SiteValues) => directionOf(language) },
      home: { type: 'String!', resolve: ({ home = '/' }: SiteSettings) => home },
      unlisted: { type: 'Boolean!', resolve: (site: SiteValues) => isUnlisted(site) },
      themeColors: {
        type: '[String!]!',
        resolve: ({ theme }: SiteValues) => [
          toPalette(theme?.accent, 'light', toWholeLook(theme).mood).paper,
          toPalette(theme?.accent, 'dark', toWholeLook(theme).mood).paper,
        ],
      },
    },
    Query: {
      otherLanguages: {
        type: '[OtherLanguage!]!',
        resolve: (_: unknown, _args: unknown, context: Context) => otherLanguagesOf({ context }),
      },
      entries: {
        type: 'JSON!',
        args: { ids: '[String!]!' },
        resolve: (_: unknown, { ids }: { ids: string[] }, context: Context, info: GraphQLResolveInfo) =>
          entriesOf(ids, { context, info, pathPrefix }),
      },
      entryLinks: {
        type: '[EntryLink!]!',
        args: { ids: '[String!]!' },
        resolve: (_: unknown, { ids }: { ids: string[] }, context: Context) => entryLinksOf(ids, { context }),
      },
    },
  });
}
