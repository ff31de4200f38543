import { createHash } from 'node:crypto';
import { TEXTS_KEPT } from '../limits';
import type { ParseOptions } from '../markdown/parse';
import { readFacts, type TextFacts } from '../markdown/text-facts';
import { createKept } from './kept';
import type { Entry } from './read-entry';

/** The source files that decide what is known of a text. */
export const TEXT_SOURCES = [
  'markdown',
  'limits.ts',
  'paths.ts',
  'parse-url.ts',
  'features/embeds/players.ts',
  'sourcing/nearest.ts',
  'ui/words/fill.ts',
  'ui/words/locales.ts',
];

const facts = createKept<TextFacts>({
  name: 'texts',
  limit: TEXTS_KEPT,
  sources: TEXT_SOURCES,
  isWhole: ({ links, ids, mistakes, players, edits, summary, minutes }) =>
    [links, ids, mistakes, players, edits].every(Array.isArray) &&
    typeof summary === 'string' &&
    typeof minutes === 'number',
});

/** The facts of a text. Each text is parsed once per process; with a cache, once across builds. */
export function factsOf(markdown: string, options: ParseOptions = {}): TextFacts {
  const digest = createHash('sha1')
    .update(JSON.stringify([markdown, options]))
    .digest('base64url');
  const known = facts.find(digest);
  if (known) return known;
  const found = readFacts(markdown, options);
  facts.keep(digest, found);
  return found;
}

/** How to parse the body of an entry. */
export function readingOf({ values }: Pick<Entry, 'values'>): ParseOptions {
  const { math, title, sections } = values;
  const ids = (Array.isArray(sections) ? sections : [])
    .map((section: unknown) =>
      typeof section === 'object' && section !== null ? (section as { id?: unknown }).id : undefined,
    )
    .filter((id) => typeof id === 'string');
  return {
    ...(math === true && { math }),
    ...(typeof title === 'string' && { title }),
    ...(ids.length > 0 && { taken: ids }),
  };
}
