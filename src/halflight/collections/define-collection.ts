import { z } from 'zod';
import type { IconName } from '../fields/icons';
import type { FieldType, Look } from './collection/field-types';
import type { SchemaType } from './collection/schema-types';
import { inOrder, list, withRules, type Rule } from '../fields/groups';
import { anything, day, flag, number, text } from '../fields/kinds';
import { alias } from '../features/redirects/settings';
import { capitalize } from '../letter-case';
import { SUMMARY_LENGTH } from '../limits';

type Fields = Record<string, z.ZodType>;

/** The fields that every entry has besides those of its collection. */
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
    hint: 'When it was last changed. Shown beside the date, and given to search engines.',
    example: '2026-04-02',
  }).optional(),
  order: number({
    label: 'Order',
    hint: 'Entries with a lower number come first; others follow in the usual order.',
    example: '1',
    everyLanguage: true,
  }).optional(),
  slug: text({
    label: 'Slug',
    hint: 'The last part of the URL, if it should differ from the name of the file.',
    example: 'analytical-engine',
  }).optional(),
  aliases: list(
    alias({
      label: 'Alias',
      hint: 'An old URL of the entry, oldest first. It redirects here; no other entry may use it, and the check reports links that still do. Without a slash it is another name of the entry, which a `[[link]]` may use.',
      example: '/old-address/',
    }),
  ).optional(),
  noindex: flag({
    label: 'No index',
    hint: 'Asks search engines, and the site’s own search, to leave the entry out.',
    example: 'true',
    everyLanguage: true,
  }).optional(),
  unlisted: flag({
    label: 'Unlisted',
    hint: 'Anyone who knows the URL of the page can open it, but nothing leads there: it is in no list, section, feed, calendar, search or sitemap, and search engines are asked to leave it out.',
    example: 'true',
    everyLanguage: true,
  }).optional(),
  protected: text({
    label: 'Protected',
    hint: 'The name of the password that the page is encrypted with; `npm run protect -- NAME` prepares it. Nothing lists the page, unless it has a teaser.',
    example: 'acme',
    max: 40,
    everyLanguage: true,
  }).optional(),
  teaser: text({
    label: 'Teaser',
    hint: 'For a protected page: what everybody may read of it. Lists then show the title and this, with a lock.',
    example: 'How a machine that was never built came to have a program.',
    max: SUMMARY_LENGTH,
  }).optional(),
  extra: anything({
    label: 'Extra',
    hint: 'Anything you like; Halflight never reads it.',
    example: '{ weather: fog }',
  }).optional(),
};

type CommonFields = typeof commonFields;

/**
 * A field to sort entries by, ascending unless `descending`. Entries without a value come last, or first with `absentFirst`. With `words`, values are
 * compared by the rules of their language, and numbers in them by value: `Chapter 2` before `Chapter 10`. With `times`, values are times, compared as
 * instants. With `listsOnly`, lists are sorted by it, but not the links from one entry to the next.
 */
export interface SortKey {
  field: string;
  words?: true;
  times?: true;
  descending?: true;
  absentFirst?: true;
  listsOnly?: true;
}

interface Page {
  path: string;
  onlyWithBody?: true;
  orWith?: readonly string[];
  unless?: readonly string[];
  related?: true;
  comments?: true;
}

/** A collection as defined by `schema.ts` in its folder of `collections/`. */
export interface Collection<
  Name extends string = string,
  F extends Fields = Fields,
  P extends Page | undefined = Page | undefined,
> {
  /** The collection's name in code, which is singular and the name of its folder in `collections/`: `post`. */
  name: Name;
  /** The collection's position wherever collections are listed, lowest first. */
  position: number;
  /** Its folder in the content folder (`posts`), or its one file (`site.md`). */
  folder: string;
  /** The GraphQL type of its nodes: `Post`. */
  typeName: string;
  /** The collection's name for authors: `Posts`. */
  label: string;
  /** One sentence for the field reference. */
  hint: string;
  /** The icon beside its entries in search results. By default, a sheet of paper. */
  icon?: IconName;
  /** Whether it is one file rather than a folder of entries. */
  singleton: boolean;
  /** Entries are unlisted unless their field `listed` is set. */
  unlisted?: true;
  /** The fields of a translation file such as `recipe.fr.md`, if it has only words; otherwise a translation is an entry of its own. */
  translated?: Fields;
  /** The files are not entries: their values are stored as one object rather than as GraphQL fields. */
  opaque?: true;
  /** Whether subfolders of `folder` are part of an entry's slug. Otherwise they are only for organizing files, for example by year. */
  nested?: true;
  /**
   * The page of an entry, rendered by `page.tsx` in the collection's folder; `:slug` in its path stands for the entry's slug. With `onlyWithBody`, an
   * entry only has a page if it has a body or one of the `orWith` fields (which nothing else shows in full), and does not link elsewhere through one
   * of the `unless` fields. With `related`, the page links to the other parts of its series and to entries that share its tags. With `comments`, it
   * shows the component `Comments`, so its policy allows the comments service, which is disclosed to visitors. If omitted, entries have no pages.
   */
  page?: P;
  /**
   * The page that lists all entries, rendered by `List` in `list.tsx`, and the collections it shows below them. With `paged`, a long list is split
   * into pages; with `archive`, a further page (`archive.tsx`) lists all entries in short. With `suggested`, error pages and searches without results
   * link to it. With `resume`, it prints as a CV, below the person's name and contact details. With `feed`, which requires `publishesOn`, its entries
   * are in the feeds of the site and of their tags. With `onlyFilled`, there is none without entries, so that the path is free.
   */
  list?: {
    path: string;
    also?: readonly string[];
    paged?: true;
    archive?: true;
    feed?: true;
    suggested?: true;
    resume?: true;
    onlyFilled?: true;
  };
  /** The sort keys of a list, most significant first. If omitted, newest first by `dateRange` or `publishesOn`. */
  sort?: readonly SortKey[];
  /** The field with the day an entry is published on, unless the entry sets `publish`. In other collections dates are only displayed. */
  publishesOn?: string;
  /** The fields with the start and end of an event. Upcoming entries are listed first, the next one on top, and calendars include them. */
  dateRange?: { start: string; end: string };
  /** What the Markdown below the front matter is for: `required` if an entry is incomplete without it, `listed` if lists show it. */
  body?: { required?: true; listed?: true };
  /** Fields that no list or section shows, so that their data leaves them out; an entry's own page may show them. */
  pageOnly?: readonly string[];
  /** Optional fields that a new entry starts with all the same. */
  usual?: readonly string[];
  /**
   * An entry shows the pictures of its folder (`sourcing/album-pictures.ts`). Each has a page below that of the entry, rendered by `picture.tsx` in the
   * collection's folder; the first is its cover, unless it has another.
   */
  pictures?: true;
  /** Set for a collection that came after sites could declare their own: one that declares its name, folder or path keeps it, and lacks this one. */
  yields?: true;
  /** Conditions that concern several fields. */
  rules?: readonly Rule[];
  /** The names of the fields that lists and sections receive. */
  cardFields: readonly string[];
  /** Of a vault, whose files may have any name: the slug of each of its notes, by the path of its file. Other files in its folder are not entries. */
  slugs?: ReadonlyMap<string, string>;
  /** Set for a collection that the site declares; absent for a built-in one. */
  declared?: Declared;
  /** All fields, including those that every entry has. */
  fields: F;
  /** Validates the front matter of a file: text, lists and maps in, typed values out. */
  schema: z.ZodType<z.output<z.ZodObject<F>>>;
}

/** What only a declared collection has. */
export interface Declared {
  /** A digest of the declaration, to detect changes. */
  digest: string;
  look: Look;
  schema: SchemaType;
  /** The names of the fields that a card shows besides the shared ones (title, cover, summary, tags). */
  card: readonly string[];
  fields: readonly DeclaredField[];
  /** The words for the list and the fields, in the main language. */
  words: DeclaredWords;
  /** The words in other languages, by language tag; missing ones are taken from the main language. */
  translations: Readonly<Partial<Record<string, Partial<DeclaredWords>>>>;
}

export interface DeclaredField {
  name: string;
  kind: FieldType;
  list: boolean;
  /** The schema.org property that the field maps to. */
  property?: string | undefined;
}

/** An author's words for a collection and its fields in one language. */
export interface DeclaredWords {
  label: string;
  intro?: string | undefined;
  empty?: string | undefined;
  all?: string | undefined;
  /** The words of the fields, by field name. */
  fields: Readonly<Partial<Record<string, FieldWords>>>;
}

/** The label, unit and options of a field. Options are in the same order in every language. */
export interface FieldWords {
  label?: string | undefined;
  unit?: string | undefined;
  options?: readonly string[] | undefined;
}

type Definition<Name extends string, F extends Fields, P extends Page | undefined> = Omit<
  Collection<Name, F, P>,
  'schema' | 'singleton' | 'typeName' | 'cardFields'
> & { typeName?: string };

/** Defines a collection, a folder of entries. Everything else the site knows about it is derived from this. */
export function defineCollection<Name extends string, F extends Fields, P extends Page | undefined = undefined>(
  definition: Definition<Name, F, P>,
): Collection<Name, F & CommonFields, P> {
  const rules = [...(definition.rules ?? []), inOrder('publish', 'expires')];
  return complete({ ...definition, rules, fields: { ...definition.fields, ...commonFields } }, false);
}

/** Defines a folder of files that are not entries: they are not published and lack the fields every entry has. */
export function defineFolder<Name extends string, F extends Fields>(
  definition: Definition<Name, F, undefined>,
): Collection<Name, F, undefined> {
  return complete({ ...definition, opaque: true }, false);
}

/** Defines a single file, such as `site.md`. */
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
    typeName: capitalize(name),
    ...(day !== undefined && { sort: [{ field: day, descending: true, ...(dateRange && { times: true }) }] }),
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

/** The type of an entry's `path`: required if every entry of the collection has a page, optional if only some do, otherwise absent. */
export type PathOf<C> = C extends { page?: infer P }
  ? P extends { onlyWithBody: true }
    ? { path?: string | null }
    : P extends Page
      ? { path: string }
      : unknown
  : unknown;
