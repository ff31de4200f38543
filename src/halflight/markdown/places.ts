import { TAG_LENGTH } from '../limits';
import type { Element } from 'hast';
import { toAttribute } from './allowed-html';

/** A position in a text, counted from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** Longer than any element's name and the signs around it. */
const LONGEST_TAG = 20;

/** Whether an element was written as an HTML tag, rather than in Markdown. `<image>` is read as `<img>`. */
export function isWrittenTag({ tagName, position }: Element, markdown: string): boolean {
  const offset = position?.start.offset;
  if (offset === undefined) return false;
  const [, name] = /^<([a-z][a-z\d]*)[\s/>]/i.exec(markdown.slice(offset, offset + LONGEST_TAG)) ?? [];
  return name?.toLowerCase().replace(/^image$/, 'img') === tagName;
}

/** The position of an element. */
export function placeOfElement({ position }: Pick<Element, 'position'>): TextPlace {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

/** The position of an attribute's value or, with `name`, of the attribute itself. */
export function placeOfAttribute(element: Element, property: string, markdown: string, name = false): TextPlace {
  const { line, column } = placeOfElement(element);
  const offset = element.position?.start.offset;
  if (offset === undefined) return { line, column };
  const [tag = ''] = /^<[^]*?>/.exec(markdown.slice(offset, offset + TAG_LENGTH)) ?? [];
  const attribute = toAttribute(property);
  const found =
    new RegExp(`\\s${attribute}\\s*=\\s*["']?`, 'i').exec(tag) ??
    new RegExp(`\\s${attribute}(?=[\\s/>])`, 'i').exec(tag);
  if (!found) return { line, column };
  const before = tag.slice(0, name ? found.index + 1 : found.index + found[0].length).split('\n');
  const last = before.at(-1) ?? '';
  return before.length === 1
    ? { line, column: column + last.length }
    : { line: line + before.length - 1, column: last.length + 1 };
}

/** Returns a function that converts offsets in a text to positions, by binary search. */
export function createPlaceFinder(text: string): (offset: number) => TextPlace {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
