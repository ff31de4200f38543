import type { Image, Link } from 'mdast';
import type { Data, Processor } from 'unified';
import { isPicture } from '../fields/picture-files';
import { toWikiTarget, readWikiTarget, type WikiTarget } from '../wiki-target';
import { mediaKindOf } from './media-files';

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Exclude<NonNullable<Extension['text']>[string], readonly unknown[] | undefined>;
type State = ReturnType<Construct['tokenize']>;
type Code = Parameters<State>[0];
type TokenName = Parameters<Parameters<Construct['tokenize']>[0]['enter']>[0];
type Reading = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], readonly unknown[]>;
type Handle = NonNullable<NonNullable<Reading['enter']>[string]>;

/** The name of the construct, and of its token, which the parser does not know. */
export const WIKI_LINK = 'wikiLink';
const TOKEN = WIKI_LINK as unknown as TokenName;

const [BANG, OPEN, CLOSE, ROUND, COLON] = [33, 91, 93, 40, 58];

/** Longer than any name with a heading and words, so that many brackets cannot slow a text down. */
const LONGEST = 500;

/** Reads `[[Note]]`, `[[Note#Heading|words]]` and `![[picture.png|300]]` as links and pictures whose target is what is in the brackets. */
export function wikiLinks(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ text: { [OPEN]: construct, [BANG]: construct } });
  (data.fromMarkdownExtensions ??= []).push({ enter: { [WIKI_LINK]: enter } });
}

const isLineEnd = (code: Code): boolean => code === null || code < -2;
/** A name in brackets after a letter, a digit or a bracket is an index: `list[[0]]`. */
const isWord = (code: Code): boolean => code !== null && /[\w)\]]/.test(String.fromCharCode(Math.max(0, code)));

const construct: Construct = {
  name: WIKI_LINK,
  previous(code) {
    return code !== OPEN && (code !== BANG || this.events.at(-1)?.[1].type === 'characterEscape');
  },
  tokenize(effects, ok, nok) {
    const start = this.now();
    const isAfterWord = isWord(this.previous);
    let length = 0;

    const open: State = (code) => {
      if (code === OPEN && isAfterWord) return nok(code);
      effects.enter(TOKEN);
      effects.consume(code);
      return code === BANG ? first : second;
    };
    const first: State = (code) => {
      if (code !== OPEN) return nok(code);
      effects.consume(code);
      return second;
    };
    const second: State = (code) => {
      if (code !== OPEN) return nok(code);
      effects.consume(code);
      return inside;
    };
    const inside: State = (code) => {
      if (isLineEnd(code) || code === OPEN || length > LONGEST) return nok(code);
      if (code === CLOSE && length === 0) return nok(code);
      length += 1;
      effects.consume(code);
      return code === CLOSE ? last : inside;
    };
    const last: State = (code) => {
      if (code !== CLOSE) return nok(code);
      effects.consume(code);
      effects.exit(TOKEN);
      return after;
    };
    const after: State = (code) => {
      const source = this.sliceSerialize({ start, end: this.now() });
      const named = /^!?\[\[(.*)\]\]$/.exec(source)?.[1] ?? '';
      // A name that is defined, as in `[[1]]`, is a reference in brackets.
      const isReference = this.parser.defined.includes(named.replace(/\s+/g, ' ').trim().toLowerCase().toUpperCase());
      const isOther = code === ROUND || code === COLON || code === OPEN;
      return isOther || isReference || !readLink(source) ? nok(code) : ok(code);
    };
    return open;
  },
};

interface Written extends WikiTarget {
  words?: string;
  width?: string;
  height?: string;
}

/** Reads what is in the brackets; `undefined` if it begins with a space, as in `[[ ]]`, or names nothing. */
function readLink(source: string): Written | undefined {
  // In a table, the sign before the words is escaped.
  const [, inside = ''] = /^!?\[\[(.*)\]\]$/.exec(source) ?? [];
  if (/^\s/.test(inside)) return undefined;
  const [target = '', ...others] = inside.replaceAll('\\|', '|').split('|');
  const read = readWikiTarget(`[[${target}]]`);
  if (!read || (read.name === '' && read.part === undefined)) return undefined;
  const size = /^\s*(\d{1,5})(?:x(\d{1,5}))?\s*$/.exec(source.startsWith('!') ? (others.at(-1) ?? '') : '');
  const words = (size ? others.slice(0, -1) : others).join('|').trim();
  return {
    ...read,
    ...(words && { words }),
    ...(size?.[1] !== undefined && { width: size[1] }),
    ...(size?.[2] !== undefined && { height: size[2] }),
  };
}

/** What a link without words of its own is called: the note, and the heading in it. */
export function nameOfTarget({ name, part }: WikiTarget): string {
  const file = (name.split('/').at(-1) ?? name).replace(/\.md$/i, '');
  const heading = part?.startsWith('^') ? undefined : part;
  return [file, heading].filter(Boolean).join(' › ') || (part ?? '').replace(/^\^/, '');
}

const enter: Handle = function (token) {
  const source = this.sliceSerialize(token);
  const { words, width, height, ...target } = readLink(source) ?? { name: '' };
  const url = toWikiTarget(target);
  if (source.startsWith('!')) {
    const isShown = isPicture(target.name) || mediaKindOf(target.name) !== undefined;
    const image: Image = { type: 'image', url, title: null, alt: words ?? (isShown ? '' : nameOfTarget(target)) };
    if (width !== undefined)
      image.data = { hProperties: { width: Number(width), ...(height !== undefined && { height: Number(height) }) } };
    this.enter(image, token);
  } else {
    const link: Link = { type: 'link', url, title: null, children: [] };
    this.enter(link, token);
    const text = { type: 'text', value: words ?? nameOfTarget(target) } as const;
    this.enter({ ...text }, token);
    this.exit(token);
  }
  this.exit(token);
};
