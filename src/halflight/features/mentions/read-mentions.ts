import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair } from 'yaml';
import { isRealDay } from '../../fields/days';
import { isWebAddress } from '../../fields/formats';
import { nearest } from '../../nearest';
import { mentionKinds, type Mention } from './mention';

/** A mistake in a file of mentions, and its place. */
export interface MentionMistake {
  line: number;
  column: number;
  message: string;
  suggestion?: string;
}

const kinds = Object.keys(mentionKinds);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What each field may be: a test, and what completes "must be". */
const FIELDS: Readonly<Record<keyof Mention, readonly [holds: (value: unknown) => boolean, expected: string]>> = {
  kind: [(value) => kinds.includes(String(value)), `one of: ${kinds.join(', ')}`],
  url: [(value) => isText(value) && isWebAddress(value), 'a full URL that begins with https:// or http://'],
  author: [isText, 'a name'],
  day: [(value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && isRealDay(value), 'a day such as 2026-03-14'],
  text: [isText, 'text'],
  approved: [(value) => typeof value === 'boolean', 'true or false'],
};
const REQUIRED = ['kind', 'url', 'author'] as const;

/** Reads a file of mentions: a list in JSON. Those with mistakes are left out. */
export function readMentions(file: string): { mentions: Mention[]; mistakes: MentionMistake[] } {
  const lines = new LineCounter();
  const document = parseDocument(file, { lineCounter: lines });
  const at = (offset = 0) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const [error] = document.errors;
  if (error)
    return {
      mentions: [],
      mistakes: [{ ...at(error.pos[0]), message: 'is not JSON: look for a missing comma, quote or bracket' }],
    };
  const { contents } = document;
  if (!isSeq(contents)) return { mentions: [], mistakes: [{ ...at(), message: 'must be a list: [ … ]' }] };
  const mistakes: MentionMistake[] = [];
  const mentions = contents.items.flatMap((item) => {
    const found = findMistakes(item, at);
    mistakes.push(...found);
    return found.length > 0 ? [] : [(item as Node).toJS(document) as Mention];
  });
  return { mentions, mistakes };
}

function findMistakes(item: Node, at: (offset?: number) => { line: number; column: number }): MentionMistake[] {
  const start = at(item.range?.[0]);
  if (!isMap(item)) return [{ ...start, message: 'must be a mention: { "kind": …, "url": …, "author": … }' }];
  const missing = REQUIRED.filter((name) => !item.has(name)).map((name) => ({
    ...start,
    message: `"${name}" is missing: it must be ${FIELDS[name][1]}`,
  }));
  const wrong = (item.items as Pair<Node, Node>[]).flatMap(({ key, value }): MentionMistake[] => {
    const name = isScalar(key) ? String(key.value) : '';
    if (!Object.hasOwn(FIELDS, name)) {
      const allowed = Object.keys(FIELDS);
      const suggestion = nearest(name, allowed);
      return [
        {
          ...at(key.range?.[0]),
          message: `"${name}" is not a field of a mention; allowed: ${allowed.join(', ')}`,
          ...(suggestion !== undefined && { suggestion }),
        },
      ];
    }
    const [holds, expected] = FIELDS[name as keyof Mention];
    const found: unknown = isScalar(value) ? value.value : undefined;
    if (holds(found)) return [];
    const suggestion = name === 'kind' ? nearest(String(found), kinds) : undefined;
    return [
      {
        ...at(value?.range?.[0] ?? key.range?.[0]),
        message: `"${name}" must be ${expected}`,
        ...(suggestion !== undefined && { suggestion }),
      },
    ];
  });
  return [...missing, ...wrong];
}
