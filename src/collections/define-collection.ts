import { z } from 'zod';
import type { IconName } from '../fields/icons';
import type { FieldType, Look } from './collection/field-types';
import type { SchemaType } from './collection/schema-types';
import { inOrder, list, withRules, type Rule } from '../fields/groups';
import { anything, day, flag, number, text } from '../fields/kinds';
import { oldPath } from '../features/redirects/settings';

type Fields = Record<string, z.ZodType>;

/** What every entry may say besides the fields of its collection. */
export const commonFields = {
  draft: flag({
    label: 'Draft',
    hint: 'Keeps the entry out of the published site; the preview shows it.',
    example: 'true',
  }).optional(),
  publish: day({
    label: 'Publish on',
    hint: 'The day on which the entry first appears; for posts, `date` is that day.',
    example: '2026-12-24',
  }).optional(),
  expires: day({
    label: 'Expires on',
    hint: 'The first day on which the entry is no longer shown.',
    example: '2027-01-01',
  }).optional(),
  updated: day({
    label: 'Updated on',
    hint: 'Shown beside the date, and given to search engines.',
    example: '2026-04-02',
  }).optional(),
  order: number({
    label: 'Order',
    hint: 'Entries with a lower number come first; those without one follow in their usual order.',
    example: '1',
  }).optional(),
  slug: text({
    label: 'Slug',
    hint: 'The last part of the URL, if it should not be the name of the file.',
    example: 'analytical-engine',
  }).optional(),
  aliases: list(
    oldPath({
      label: 'Alias',
      hint: 'An old URL of the entry, the oldest first. It redirects here; no other entry may use it, and the check reports links that still do.',
      example: '/old-address/',
    }),
  ).optional(),
  noindex: flag({
    label: 'No index',
    hint: 'Asks search engines to leave the entry out; the site’s own search leaves it out, too.',
    example: 'true',
  }).optional(),
  unlisted: flag({
    label: 'Unlisted',
    hint: 'The page is reached by whoever knows its URL, and nothing leads there: no list, section, feed, calendar, search or sitemap has it, and search engines are asked to leave it out.',
    example: 'true',
  }).optional(),
  extra: anything({
    label: 'Extra',
    hint: 'Anything of your own; Halflight never reads it.',
    example: '{ weather: fog }',
  }).optional(),
};

type CommonFields = typeof commonFields;

/**
 * A field that orders entries: lowest first, or highest first if `descending`. Without a value they come last, or first if `absentFirst`. Its `words`
 * are in the order of their language, and numbers in them count: `Chapter 2` before `Chapter 10`.
 */
export interface SortKey {
  field: string;
  words?: true;
  descending?: true;
  absentFirst?: true;
}

interface Page {
  path: string;
  onlyWithBody?: true;
  orWith?: readonly string[];
  unless?: readonly string[];
  related?: true;
  comments?: true;
}

/** What the whole site knows of a collection. `schema.ts` in a folder of `src/collections/` makes one of these. */
export interface Collection<
  Name extends string = string,
  F extends Fields = Fields,
  P extends Page | undefined = Page | undefined,
> {
  /** The collection's name in code, singular: `post`. It is that of its folder in `src/collections/`, too. */
  name: Name;
  /** Where it comes among the others in the field reference, and where several are listed: the lowest first. */
  position: number;
  /** Its folder in the content folder (`posts`), or its one file (`site.md`). */
  folder: string;
  /** The GraphQL type of its nodes: `Post`. */
  typeName: string;
  /** What authors call the collection: `Posts`. */
  label: string;
  /** One sentence for the field reference. */
  hint: string;
  /** What the search shows beside its entries; if left out, a sheet of paper. */
  icon?: IconName;
  /** Whether it is one file rather than a folder of entries. */
  singleton: boolean;
  /** Its files are no entries: what they say is kept as a whole, and nobody asks for a part of it. */
  opaque?: true;
  /** The folders below `folder` are part of an entry's slug. Without it they merely keep things tidy, a year for example. */
  nested?: true;
  /**
   * Where an entry's own page is, `:slug` standing for its slug; `page.tsx` of the collection's folder draws it. With `onlyWithBody`, only entries that
   * say more than their fields have one, or have one of the fields `orWith`, which nothing else shows; not those that lead elsewhere, by one of the
   * fields `unless`. With `related`, it leads to the other parts of its series and to entries that share its tags. With
   * `comments`, it shows the component `Comments`, so the service behind it is allowed there and visitors are told of it. None: entries have no pages.
   */
  page?: P;
  /**
   * The page that lists all entries, as `List` in `list.tsx` of the folder draws them, and the collections that it shows below them. With `paged`, a
   * long list takes several pages; with `archive`, a page (`archive.tsx`) has all entries in short. With `suggested`, error pages and a search
   * that finds nothing lead there. With `resume`, it is printed as a curriculum vitae: below the person's name and how to reach them. With `feed`,
   * which takes `publishesOn`, its entries are in the feed of the site and in those of their tags.
   */
  list?: {
    path: string;
    also?: readonly string[];
    paged?: true;
    archive?: true;
    feed?: true;
    suggested?: true;
    resume?: true;
  };
  /** What decides the order of a list; the first key on which two entries differ. Left out, the newest come first by `dateRange` or `publishesOn`. */
  sort?: readonly SortKey[];
  /** The field with the day on which an entry first appears, unless it says `publish`. Of others, a date is no more than something to show. */
  publishesOn?: string;
  /** For things that happen on days: the fields that say when. Those to come are listed first, the soonest at the top; calendars have them. */
  dateRange?: { start: string; end: string };
  /** What the Markdown below the front matter is for: `required` where the entry is nothing without it, `listed` where lists show it. */
  body?: { required?: true; listed?: true };
  /** Fields that only an entry's own page shows: lists and sections are published without them. */
  pageOnly?: readonly string[];
  /** Fields that may be left out, but that a new entry begins with as if they were required. */
  usual?: readonly string[];
  /** Conditions that concern several fields. */
  rules?: readonly Rule[];
  /** The names of the fields that lists and sections get. */
  cardFields: readonly string[];
  /** What is known besides of one that an author has declared: without it, it is one of ours. */
  declared?: Declared;
  /** All fields, those that every entry may have included. */
  fields: F;
  /** Checks the front matter of a file: text, lists and maps in, typed values out. */
  schema: z.ZodType<z.output<z.ZodObject<F>>>;
}

/** What an author has declared of a collection that is not known to all that have one. */
export interface Declared {
  /** A digest of the declaration, which tells it from what it was before. */
  digest: string;
  look: Look;
  schema: SchemaType;
  /** The names of the fields that a card shows, besides those that mean the same everywhere. */
  card: readonly string[];
  /** The fields, in their order. */
  fields: readonly DeclaredField[];
  /** The words of the list, and of the fields, in the main language. */
  words: DeclaredWords;
  /** What differs in other languages, by their tags. */
  translations: Readonly<Partial<Record<string, Partial<DeclaredWords>>>>;
}

/** A field that an author has declared. */
export interface DeclaredField {
  name: string;
  kind: FieldType;
  list: boolean;
  /** The property of schema.org that it is. */
  property?: string | undefined;
}

/** What an author calls a collection and its fields in a language. */
export interface DeclaredWords {
  label: string;
  intro?: string | undefined;
  empty?: string | undefined;
  all?: string | undefined;
  /** The words of its fields, by their names. */
  fields: Readonly<Partial<Record<string, FieldWords>>>;
}

/** What an author calls a field, what it counts, and what there is to choose from; the last in the same order in every language. */
export interface FieldWords {
  label?: string | undefined;
  unit?: string | undefined;
  options?: readonly string[] | undefined;
}

type Definition<Name extends string, F extends Fields, P extends Page | undefined> = Omit<
  Collection<Name, F, P>,
  'schema' | 'singleton' | 'typeName' | 'cardFields'
> & {
  typeName?: string;
};

/** Declares a folder of entries. Everything else the site knows of it is derived from what is said here. */
export function defineCollection<Name extends string, F extends Fields, P extends Page | undefined = undefined>(
  definition: Definition<Name, F, P>,
): Collection<Name, F & CommonFields, P> {
  const rules = [...(definition.rules ?? []), inOrder('publish', 'expires')];
  return complete({ ...definition, rules, fields: { ...definition.fields, ...commonFields } }, false);
}

/** Declares a folder of files that are no entries: nobody publishes them, and none has the fields that entries have. */
export function defineFolder<Name extends string, F extends Fields>(
  definition: Definition<Name, F, undefined>,
): Collection<Name, F, undefined> {
  return complete({ ...definition, opaque: true }, false);
}

/** Declares a single file, such as `site.md`. */
export function defineSingle<Name extends string, F extends Fields>(
  definition: Definition<Name, F, undefined>,
): Collection<Name, F, undefined> {
  return complete(definition, true);
}

function complete<Name extends string, F extends Fields, P extends Page | undefined>(
  definition: Definition<Name, F, P>,
  singleton: boolean,
): Collection<Name, F, P> {
  const { name, list, publishesOn, dateRange } = definition;
  const day = dateRange?.start ?? publishesOn;
  if (list?.feed && publishesOn === undefined)
    throw new Error(
      `The collection "${name}" has a feed, which needs a day for each entry: "publishesOn" names its field.`,
    );
  return {
    typeName: name.charAt(0).toUpperCase() + name.slice(1),
    ...(day !== undefined && { sort: [{ field: day, descending: true }] }),
    ...definition,
    singleton,
    cardFields: Object.keys(definition.fields).filter(
      (field) => !(field in commonFields || definition.pageOnly?.includes(field)),
    ),
    schema: withRules(z.strictObject(definition.fields), definition.rules ?? []),
  };
}

/** The typed values of an entry of a collection. */
export type ValuesOf<C extends { fields: Fields }> = z.output<z.ZodObject<C['fields']>>;

/** Where entries of a collection have a page: always, only if there is a text for one, or never. */
export type PathOf<C> = C extends { page?: infer P }
  ? P extends { onlyWithBody: true }
    ? { path?: string | null }
    : P extends Page
      ? { path: string }
      : unknown
  : unknown;
