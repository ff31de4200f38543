import type { Values } from '../values';

/** A shortcode, a tag or a variable in a text, read. */
export interface Tag {
  /** What it is called, in lower case. */
  name: string;
  /** The values that it is given without names. */
  list: readonly string[];
  /** Those with names, in lower case. */
  named: Readonly<Record<string, string>>;
  /** Everything behind its name, as it is written. */
  raw: string;
  /** What it encloses, if it has an end; tags in there are turned already, unless it is `verbatim`. */
  inner?: string;
}

/** What a piece of text is turned into. */
export interface Turned {
  text: string;
  /** Whether it is a paragraph of its own. */
  block?: boolean;
}

/** Writes what tags stand for: in Markdown, or in HTML where the text around it is HTML. */
export interface Writer {
  picture: (src: string, alt: string, caption?: string) => Turned;
  code: (language: string, text: string) => Turned;
  /** A URL on a line of its own, which becomes a card. */
  card: (url: string) => Turned;
  link: (url: string, words: string) => Turned;
  quote: (text: string, by?: string) => Turned;
  note: (kind: string, title: string, text: string) => Turned;
  /** What stands as it is. */
  plain: (text: string) => Turned;
}

/** What a tag needs to know of where it stands. */
export interface TagContext {
  write: Writer;
  /** A URL that stands for another item until links are rewritten: by its path, its name or its title; `undefined` when there is none. */
  toItem: (name: string) => string | undefined;
  /** The front matter of the text. */
  values: Values;
  variables: Readonly<Record<string, string>>;
  /** A picture of an export, by its number. */
  mediaOf?: (id: string) => { url: string; alt: string } | undefined;
}

/** Turns a tag into what says the same here; `undefined` leaves it as it stands. */
export type Turn = (tag: Tag, context: TagContext) => Turned | string | undefined;

/** A piece of another program's syntax, as it is found in a text. */
export interface FoundTag {
  name: string;
  raw: string;
  /** The name of the tag that this one ends; '' for whichever was opened last. */
  closes?: string;
  /** Whether it cannot have an end. */
  single?: boolean;
}

/** The tags of a program: what they look like, and what turns them. */
export interface TagSyntax {
  /** Where one stands; bounded, so that no text makes it slow. */
  pattern: RegExp;
  read: (match: RegExpMatchArray) => FoundTag | undefined;
  /** What ends a tag whose content is not to be looked into, if its name is that of one. */
  endOf?: (name: string) => RegExp | undefined;
  turns: Readonly<Record<string, Turn>>;
  /** Turns what has no line in `turns`. */
  otherwise?: Turn;
  /** Whether these tags are turned in code, too: what a program removes before it looks for code. */
  inCode?: boolean;
}

const ARGUMENT =
  /(?:([\w-]{1,60})\s{0,5}[=:]\s{0,5})?("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`|“[^”]*”|[^\s,"'`]+)/g;

/** What stands behind the name of a tag: values, with and without names. */
export function readArguments(raw: string): Pick<Tag, 'list' | 'named'> {
  const list: string[] = [];
  const named: [string, string][] = [];
  for (const [whole, name, value = ''] of raw.matchAll(ARGUMENT)) {
    // `https://…` is no value that is called `https`.
    if (name === undefined || /^https?:/.test(whole)) list.push(unquote(name === undefined ? value : whole));
    else named.push([name.toLowerCase(), unquote(value)]);
  }
  return { list, named: Object.fromEntries(named) };
}

function unquote(written: string): string {
  return /^["'`“]/.test(written) ? written.slice(1, -1).replace(/\\(["'\\])/g, '$1') : written;
}

/** The first of some arguments that is given. */
export function argument(tag: Tag, ...names: readonly (string | number)[]): string {
  for (const name of names) {
    const value = typeof name === 'number' ? tag.list[name] : Object.hasOwn(tag.named, name) ? tag.named[name] : '';
    if (value) return value;
  }
  return '';
}
