import type { Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { allowedElements, strippedElements } from './allowed-html';
import { createPlaceFinder } from './places';

/** Void elements, which never have an end tag; browsers read `image` as `img`. */
const never = new Set('area base br col embed hr image img input link meta param source track wbr'.split(' '));

/** Other elements that would swallow what follows. MDX components such as `<Chart />` are removed, but not their content. */
const others = 'button canvas dialog fieldset form iframe label legend meter nav option output select textarea title';

const closable = new Set(
  [...allowedElements, ...strippedElements, ...others.split(' ')].filter((name) => !never.has(name)),
);

/** A tag: `/` for an end tag, the name, and the rest. Quotes may contain `>`. */
const TAG = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])((?:[^<>"']|"[^"]{0,4000}"|'[^']{0,4000}'){0,4000})>/gi;

/** A slash at the end of a tag that is not part of an unquoted value, as it is in `<a href=https://example.org/>`. */
const SLASH = /(?:^|[\s"'}])\/$/;

type Raw = Extract<RootContent, { type: 'raw' }>;

interface Tag {
  name: string;
  form: 'start' | 'end' | 'empty';
  /** The offset of its end. */
  to: number;
}

/**
 * Adds the end tag to elements written as empty, such as `<Video src="a.mp4" />`. HTML ignores the slash except in SVG, so everything after it would
 * end up inside the element. Changes `tree`, whose HTML is not parsed yet.
 */
export function closeEmptyElements(tree: Root): void {
  const balance = new Map<string, number>();
  visit(tree, 'raw', ({ value }) => {
    for (const { name, form } of findTags(value))
      if (form !== 'empty') balance.set(name, (balance.get(name) ?? 0) + (form === 'start' ? 1 : -1));
  });
  visit(tree, 'raw', (raw, index, parent) => {
    // Where there are more end tags than start tags, the slash is a slip: `<a href="/b/" />b</a>`.
    const empty = findTags(raw.value).filter(({ name, form }) => form === 'empty' && (balance.get(name) ?? 0) >= 0);
    if (empty.length === 0 || !parent || index === undefined) return undefined;
    const parts = splitBehind(raw, empty);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function findTags(html: string): Tag[] {
  if (html.startsWith('<!')) return [];
  return Array.from(html.matchAll(TAG), ({ 0: tag, 1: end, 2: name = '', 3: rest = '', index }): Tag => {
    const form = end ? 'end' : SLASH.test(rest) ? 'empty' : 'start';
    return { name: name.toLowerCase(), form, to: index + tag.length };
  }).filter(({ name }) => closable.has(name));
}

/** Splits HTML after the tags of empty elements and inserts their end tags, so that everything else keeps its position. */
function splitBehind({ value, position }: Raw, empty: readonly Tag[]): Raw[] {
  const placeOf = createPlaceFinder(value);
  return [0, ...empty.map(({ to }) => to)].map((from, index): Raw => {
    const tag = empty[index];
    const part = { type: 'raw', value: value.slice(from, tag?.to) + (tag ? `</${tag.name}>` : '') } as const;
    if (!position) return part;
    const { start, end } = position;
    const { line, column } = placeOf(from);
    const begins = {
      line: start.line + line - 1,
      column: line === 1 ? start.column + column - 1 : column,
      ...(start.offset !== undefined && { offset: start.offset + from }),
    };
    return { ...part, position: { start: begins, end } };
  });
}
