import type { ContactForm } from '../features/contact/destinations';
import type { ShownImage } from '../fields/images';
import type { CollectionName, CollectionOf, Values } from '../collections';
import type { FieldType, Look } from '../collections/collection/field-types';
import type { PathOf } from '../collections/define-collection';
import type { ImageValue } from '../fields/images';
import type { Markdown } from '../fields/kinds';
import type { SectionOf, SectionType } from './schema';
import type { DisclosedService } from '../derive/to-services';

/** What a definition's values have become when components get them: images ready to be shown, Markdown as HTML. */
export type Shown<T> = T extends Markdown
  ? string
  : T extends ImageValue
    ? ShownImage | null
    : T extends readonly (infer Item)[]
      ? Shown<Item>[]
      : T extends object
        ? { [Name in keyof T]: Shown<T[Name]> }
        : T;

/** A section as its component gets it. */
export type ShownSection<Type extends SectionType = SectionType> = { [T in Type]: Shown<SectionOf<T>> }[Type];

/** An entry as lists and sections get it, with the path of its page where its collection gives it one. */
export type ShownEntry<Name extends CollectionName> = Shown<Values<Name>> & {
  id: string;
  collection: Name;
  minutes: number;
  /** On a site in several languages, the tag of its own. */
  language?: string;
  /** Finished HTML, of collections whose lists show the body. */
  body?: string;
} & PathOf<CollectionOf<Name>>;

/** A post as lists and sections get it. */
export type ShownPost = ShownEntry<'post'>;
/** The same of a project. */
export type ShownProject = ShownEntry<'project'>;
/** The same of an event. */
export type ShownEvent = ShownEntry<'event'>;
/** The same of a book, which has a page only if there is a text for it. */
export type ShownBook = ShownEntry<'book'>;

/** What a field that an author has declared says in an entry: one value, or those of a list. */
export type OwnField = { name: string; label: string } & (
  | { kind: 'image'; values: readonly ShownImage[] }
  | { kind: 'number' | 'duration'; unit?: string; values: readonly number[] }
  | { kind: 'flag'; values: readonly true[] }
  | { kind: Exclude<FieldType, 'image' | 'number' | 'duration' | 'flag'>; values: readonly string[] }
);

/** When an entry of such a collection is or was. */
export interface OwnWhen {
  start: string;
  end?: string;
  /** Set for what happens at a time, in the time zone of the site. */
  happens?: true;
}

/** What a list or a section shows of an entry of a collection that the site declares. */
export interface OwnCard {
  id: string;
  /** The name of the collection. */
  collection: string;
  /** Its folder, by which its list is known. */
  list: string;
  look: Look;
  title: string;
  summary?: string;
  path?: string | null;
  cover?: ShownImage | null;
  tags?: readonly string[];
  when?: OwnWhen;
  facts?: readonly OwnField[];
  language?: string;
  /** Finished HTML, of entries without pages. */
  body?: string;
}

/** An entry that a list or a section shows, of whichever collection of ours. */
export type Member = { [Name in CollectionName]: ShownEntry<Name> }[CollectionName];

/** The props of the component `List` in `list.tsx` of a collection's folder, which never gets a list without entries. */
export interface ListProps<Entry extends Member = Member> {
  entries: readonly Entry[];
  /** Whether the first picture is the first large image of the page. */
  eager: boolean;
  /** The level of the entries' headings. */
  level: 2 | 3;
  /** On the page of a list whose entries have a `dateRange`: how many of the first are still to come. */
  upcoming?: number | undefined;
}

/** The props of every section component. */
export interface SectionProps<Type extends SectionType> {
  section: ShownSection<Type>;
  /** The entries it shows, if it is a section that does. */
  members: readonly Member[];
  /** Whether it opens the page: its title is then the page's heading. */
  first: boolean;
  /** Whether it shows the first large image of the page, which is loaded at once. */
  eager: boolean;
  page: {
    title: string;
    summary?: string | null;
    body: string;
    contactForm?: ContactForm | null;
    /** Only on a page with the section `privacy`. */
    services?: readonly DisclosedService[] | undefined;
  };
}
