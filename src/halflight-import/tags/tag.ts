import type { Values } from '../values';

/** A parsed shortcode, tag or variable. */
export interface Tag {
  /** Its name, in lower case. */
  name: string;
  /** Its positional arguments. */
  list: readonly string[];
  /** Its named arguments, with names in lower case. */
  named: Readonly<Record<string, string>>;
  /** Everything after its name, as written. */
  raw: string;
  /** Its content, if it has a closing tag. Nested tags are already converted, unless the content is verbatim. */
  inner?: string;
}

/** The replacement for a tag. */
export interface Turned {
  text: string;
  /** Whether it is a separate paragraph. */
  block?: boolean;
}

/** Writes the equivalents of tags, as Markdown, or as HTML if the surrounding text is HTML. */
export interface Writer {
  /** An image, which may be a link. A caption that contains links becomes a paragraph below it. */
  picture: (src: string, alt: string, caption?: string, link?: string) => Turned;
  code: (language: string, text: string) => Turned;
  /** A URL on its own line, which becomes a card. */
  card: (url: string) => Turned;
  link: (url: string, words: string) => Turned;
  quote: (text: string, by?: string) => Turned;
  note: (kind: string, title: string, text: string) => Turned;
}

export interface TagContext {
  write: Writer;
  /** A placeholder URL for another item, found by its path, name or title; `undefined` if there is none. */
  toItem: (name: string) => string | undefined;
  /** The front matter of the text. */
  values: Values;
  variables: Readonly<Record<string, string>>;
  /** A media file of an export, by its number. */
  mediaOf?: (id: string) => { url: string; alt: string } | undefined;
  /** The media files that were uploaded to this text. */
  uploads?: readonly { url: string; alt: string }[];
  /** The template of a file that others include by name; `undefined` if there is none. */
  included?: (name: string) => string | undefined;
  /** The text of a file beside this one; `undefined` if there is none. */
  beside?: (path: string) => string | undefined;
}

/** Converts a tag to its equivalent; `undefined` leaves it as it is. */
export type Turn = (tag: Tag, context: TagContext) => Turned | string | undefined;

/** A match of another program's syntax in a text. */
export interface FoundTag {
  name: string;
  raw: string;
  /** The name of the tag that it closes; '' for the most recently opened one. */
  closes?: string;
  /** Whether it has no closing tag. */
  single?: boolean;
}

/** The tags of a program: how to find and convert them. */
export interface TagSyntax {
  /** Matches a tag. Its quantifiers are bounded, so that no text makes it slow. */
  pattern: RegExp;
  read: (match: RegExpMatchArray) => FoundTag | undefined;
  /** The end of a tag whose content is not parsed; `undefined` for other tags. */
  endOf?: (name: string) => RegExp | undefined;
  turns: Readonly<Record<string, Turn>>;
  /** Converts tags that those do not. */
  other?: Turn;
  /** Whether to convert these tags in code, too, because the program handles them before it parses code. */
  inCode?: boolean;
}

/** A tag with a slash before its name if it closes another, and after it if it has no closing tag. */
export const readSlashes = (name: string, raw: string, before = '', after = ''): FoundTag => ({
  ...{ name, raw },
  ...(before && { closes: name }),
  ...(after && { single: true }),
});

/** The same conversion under several names. */
export const named = (names: string, turn: Turn): Record<string, Turn> =>
  Object.fromEntries(names.split(' ').map((name) => [name, turn]));

const ARGUMENT =
  /(?:([\w-]{1,60})\s{0,5}[=:]\s{0,5})?("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`|“[^”]*”|[^\s,"'`]+)/g;

/** Parses the arguments of a tag, positional and named. */
export function readArguments(raw: string): Pick<Tag, 'list' | 'named'> {
  const list: string[] = [];
  const named: [string, string][] = [];
  for (const [whole, name, value = ''] of raw.matchAll(ARGUMENT)) {
    // `https://…` is not an argument named `https`.
    if (name === undefined || /^https?:/.test(whole)) list.push(unquote(name === undefined ? value : whole));
    else named.push([name.toLowerCase(), unquote(value)]);
  }
  return { list, named: Object.fromEntries(named) };
}

function unquote(written: string): string {
  return /^["'`“]/.test(written) ? written.slice(1, -1).replace(/\\(["'\\])/g, '$1') : written;
}

/** The first of these arguments that is present. */
export function argument(tag: Tag, ...names: readonly (string | number)[]): string {
  for (const name of names) {
    const value = typeof name === 'number' ? tag.list[name] : Object.hasOwn(tag.named, name) ? tag.named[name] : '';
    if (value) return value;
  }
  return '';
}
