import type { ImageValue, Markdown } from '../collections/kinds';
import type { SectionOf, SectionType } from '../collections/sections';
import type { Values } from '../collections';
import type { ShownImage } from '../components/picture/picture';

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

export type ShownSection<Type extends SectionType = SectionType> = { [T in Type]: Shown<SectionOf<T>> }[Type];

/** An entry as lists and sections get it. */
type ShownEntry<Name extends 'post' | 'project'> = Shown<Values<Name>> & {
  id: string;
  collection: Name;
  path: string;
  minutes: number;
};

export type ShownPost = ShownEntry<'post'>;
export type ShownProject = ShownEntry<'project'>;
export type Member = ShownPost | ShownProject;

/** The props of every section component. */
export interface SectionProps<Type extends SectionType> {
  section: ShownSection<Type>;
  /** The entries it shows, if it is a section that does. */
  members: readonly Member[];
  /** Whether it opens the page: its title is then the page's heading. */
  first: boolean;
  /** Whether it shows the first large image of the page, which is loaded at once. */
  eager: boolean;
  page: { title: string; summary?: string | null; body: string };
}
