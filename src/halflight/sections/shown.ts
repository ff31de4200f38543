import type { ContactForm } from '../features/contact/destinations';
import type { ShownImage } from '../fields/images';
import type { CollectionName, CollectionOf, Values } from '../collections';
import type { FieldType, Look } from '../collections/collection/field-types';
import type { PathOf } from '../collections/define-collection';
import type { ImageValue } from '../fields/images';
import type { Markdown } from '../fields/kinds';
import type { SectionOf, SectionType } from './schema';
import type { DisclosedService } from '../derive/service';

/** The values of a definition as components receive them: images ready to be shown, Markdown as HTML. */
export type Shown<T> = T extends Markdown
  ? string
  : T extends ImageValue
    ? ShownImage | null
    : T extends readonly (infer Item)[]
      ? Shown<Item>[]
      : T extends object
        ? { [Name in keyof T]: Shown<T[Name]> }
        : T;

/** A section as its component receives it. */
export type ShownSection<Type extends SectionType = SectionType> = { [T in Type]: Shown<SectionOf<T>> }[Type];

/** An entry as lists and sections receive it, with the path of its page if its collection has pages. */
export type ShownEntry<Name extends CollectionName> = Shown<Values<Name>> & {
  id: string;
  collection: Name;
  minutes: number;
  /** Its title as HTML, if code or emphasis is marked in it. */
  titleHtml?: string;
  /** On a multilingual site, the language tag of the entry. */
  language?: string;
  /** Rendered HTML, in collections whose lists show the body. */
  body?: string;
} & PathOf<CollectionOf<Name>>;

/** A post as lists and sections receive it. */
export type ShownPost = ShownEntry<'post'>;
/** A project as lists and sections receive it. */
export type ShownProject = ShownEntry<'project'>;
/** An event as lists and sections receive it. */
export type ShownEvent = ShownEntry<'event'>;
/** A book as lists and sections receive it; it may not have a page. */
export type ShownBook = ShownEntry<'book'>;

/** The values of a declared field in an entry: one, or several if the field is a list. */
export type OwnField = { name: string; label: string } & (
  | { kind: 'image'; values: readonly ShownImage[] }
  | { kind: 'number' | 'duration'; unit?: string; values: readonly number[] }
  | { kind: 'flag'; values: readonly true[] }
  | { kind: Exclude<FieldType, 'image' | 'number' | 'duration' | 'flag'>; values: readonly string[] }
);

/** When an entry of a declared collection takes place or was published. */
export interface OwnWhen {
  start: string;
  end?: string;
  /** The names of the fields that say so. */
  fields: readonly string[];
  /** Set for what happens at a time, which is in the time zone of the site. */
  happens?: true;
}

/** An entry of a declared collection as lists and sections receive it. */
export interface OwnCard {
  id: string;
  collection: string;
  /** Its folder, which identifies its list. */
  list: string;
  look: Look;
  title: string;
  titleHtml?: string;
  summary?: string;
  path?: string | null;
  cover?: ShownImage | null;
  tags?: readonly string[];
  when?: OwnWhen;
  facts?: readonly OwnField[];
  language?: string;
  /** Rendered HTML, for entries without pages. */
  body?: string;
  /** Its id on the page of its list, if no entry of its collection has a page. */
  listId?: string;
}

/** An entry of any built-in collection, as a list or section shows it. */
export type Member = { [Name in CollectionName]: ShownEntry<Name> }[CollectionName];

/** The props of the component `List` in `list.tsx` of a collection's folder, which is never given an empty list. */
export interface ListProps<Entry extends Member = Member> {
  entries: readonly Entry[];
  /** Whether the first picture is the page's first large image, which is loaded at once. */
  eager: boolean;
  /** The level of the entries' headings. */
  level: 2 | 3;
  /** How many entries, from the first, are upcoming; only on the page of a list whose entries have a `dateRange`. */
  upcoming?: number | undefined;
}

export interface SectionProps<Type extends SectionType> {
  section: ShownSection<Type>;
  /** The entries that it shows, if it shows any. */
  members: readonly Member[];
  /** Whether it opens the page, which makes its title the heading of the page. */
  first: boolean;
  /** Whether it shows the first large image of the page, which is loaded at once. */
  eager: boolean;
  page: {
    title: string;
    titleHtml?: string | null | undefined;
    summary?: string | null;
    body: string;
    contactForm?: ContactForm | null;
    /** Only on a page with the section `privacy`. */
    services?: readonly DisclosedService[] | undefined;
  };
}
