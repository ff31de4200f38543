import { isMap, isNode, isScalar, isSeq, parseDocument, visit, type Pair } from 'yaml';
import type { Place } from '../halflight/problem';
import { toOffset } from '../halflight/sourcing/position';
import { changeFrontMatter, splitFrontMatter } from './change-front-matter';

type Position = Pick<Place, 'line' | 'column'>;

/**
 * Leaves the fields at these places out of a text's front matter; of a list, only the item there. A field that stays whatever it says is given another
 * value: a title becomes `title`. Returns the new text, and for each place what was left out, as written.
 */
export function leaveOutFields(
  text: string,
  places: readonly Position[],
  title: string,
): { text: string; fields: string[] } {
  const fields: string[] = [];
  const changed = changeFrontMatter(text, (front, { source, start }) => {
    if (!isMap(front.contents)) return;
    const { items } = front.contents;
    const found = places.map((place) => findAt(items, toOffset(text, place) - start));
    for (const each of found) {
      const { pair, item } = each ?? {};
      const range = isNode(item) ? item.range : isNode(pair?.value) ? pair.value.range : undefined;
      const written = range ? source.slice(range[0], range[1]).trim() : '';
      fields.push(pair === undefined ? '' : `${nameOf(pair)}: ${written}`);
    }
    for (const { pair, item, list } of found.flatMap((each) => each ?? [])) {
      if (nameOf(pair) === 'title') front.set('title', title);
      else if (isSeq(pair.value) && item !== undefined)
        pair.value.items = pair.value.items.filter((other) => other !== item);
      if (nameOf(pair) === 'title' || nameOf(pair) === 'date') continue;
      if (item === undefined || (isSeq(pair.value) && pair.value.items.length === 0))
        list.splice(0, Infinity, ...list.filter((other) => other !== pair));
    }
  });
  return { text: changed, fields };
}

interface Found {
  pair: Pair;
  /** The item of its list. */
  item?: unknown;
  /** The fields that it is one of. */
  list: Pair[];
}

/** The field at an offset, and the item if its value is a list. The values in `extra` are fields of their own. */
function findAt(list: Pair[], offset: number): Found | undefined {
  const pair = list.findLast(({ key }) => isNode(key) && (key.range?.[0] ?? 0) <= offset);
  if (!pair) return undefined;
  if (isMap(pair.value) && nameOf(pair) === 'extra') return findAt(pair.value.items, offset) ?? { pair, list };
  const item = isSeq(pair.value)
    ? pair.value.items.find((each) => isNode(each) && each.range && each.range[0] <= offset && offset < each.range[2])
    : undefined;
  return { pair, list, ...(item !== undefined && { item }) };
}

const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

/** The text in front matter at a place; `undefined` if there is none. */
export function valueAt(text: string, place: Position): string | undefined {
  const { source, start } = splitFrontMatter(text) ?? {};
  if (source === undefined || start === undefined) return undefined;
  const offset = toOffset(text, place) - start;
  let found: string | undefined;
  visit(parseDocument(source), {
    Scalar: (_, { range, value }) => {
      if (range && typeof value === 'string' && range[0] <= offset && offset < range[1]) found = value;
    },
  });
  return found;
}
