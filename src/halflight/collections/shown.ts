import type { ShownImage } from '../fields/images';
import type { Shown } from '../fields/shown';
import type { SectionDefinition } from '../sections/define-section';
import type { SectionProps } from '../sections/shown';
import type { CollectionName, CollectionOf, Values } from '.';
import type { FieldType, Look } from './collection/field-types';
import type { PathOf } from './define-collection';

/** An entry as lists and sections receive it, with the path of its page if its collection has pages. */
export type ShownEntry<Name extends CollectionName> = Shown<Values<Name>> & {
  id: string;
  collection: Name;
  minutes: number;
  /** The title as HTML, if it contains code or emphasis. */
  titleHtml?: string;
  /** Set for a post that was written without a title. */
  untitled?: true;
  /** On a multilingual site, the language tag of the entry. */
  language?: string;
  /** Rendered HTML, in collections whose lists show the body, and of short notes. */
  body?: string;
} & PathOf<CollectionOf<Name>>;

export type ShownPost = ShownEntry<'post'>;
export type ShownProject = ShownEntry<'project'>;
export type ShownEvent = ShownEntry<'event'>;
/** A book may not have a page of its own. */
export type ShownBook = ShownEntry<'book'>;

/** The values of a declared field in an entry: one, or several if the field is a list. */
export type Fact = { name: string; label: string } & (
  | { kind: 'image'; values: readonly ShownImage[] }
  | { kind: 'number' | 'duration'; unit?: string; values: readonly number[] }
  | { kind: 'flag'; values: readonly true[] }
  | { kind: Exclude<FieldType, 'image' | 'number' | 'duration' | 'flag'>; values: readonly string[] }
);

/** When an entry of a declared collection takes place or was published. */
export interface OwnWhen {
  start: string;
  end?: string;
  /** The names of the fields it comes from. */
  fields: readonly string[];
  /** Set for something that happens at a time, which is in the site's time zone. */
  happens?: true;
}

/** An entry of a declared collection as lists and sections receive it. */
export interface OwnCard {
  id: string;
  collection: string;
  /** The folder, which identifies the list. */
  list: string;
  look: Look;
  title: string;
  titleHtml?: string;
  summary?: string;
  path?: string | null;
  cover?: ShownImage | null;
  tags?: readonly string[];
  when?: OwnWhen;
  facts?: readonly Fact[];
  language?: string;
  /** Rendered HTML, for entries without pages. */
  body?: string;
  /** The entry's id on the page of its list, if entries of its collection have no pages. */
  listId?: string;
}

/** An entry of any built-in collection, as a list or section shows it. */
export type Member = { [Name in CollectionName]: ShownEntry<Name> }[CollectionName];

/** The props of the component `List` in `list.tsx` of a collection's folder. The list is never empty. */
export interface ListProps<Entry extends Member = Member> {
  entries: readonly Entry[];
  /** Whether the first picture is the first large image on the page, which is loaded eagerly. */
  eager: boolean;
  /** The level of the entries' headings. */
  level: 2 | 3;
  /** How many entries, from the first, are upcoming; only on the page of a list whose entries have a `dateRange`. */
  upcoming?: number | undefined;
}

/** The props of the component of a section that shows a collection. */
export interface MembersProps<
  Definition extends Pick<SectionDefinition, 'type' | 'fields'> = SectionDefinition,
> extends SectionProps<Definition> {
  /** The entries that the section shows. */
  members: readonly Member[];
}
