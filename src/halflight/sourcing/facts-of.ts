import { createCache, toKey } from '../cache';
import type { ParseOptions } from '../markdown/parse';
import { readFacts, type TextFacts } from '../markdown/text-facts';
import type { Entry } from './read-entry';

export const factsCache = createCache<TextFacts>('texts');

/** The facts of a text. Each text is parsed once per process or, with a cache on disk, once across builds. */
export function factsOf(markdown: string, options: ParseOptions = {}): TextFacts {
  const key = toKey(markdown, JSON.stringify(options));
  const cached = factsCache.get(key);
  if (cached) return cached;
  const facts = readFacts(markdown, options);
  factsCache.set(key, facts);
  return facts;
}

/** The parse options for the body of an entry. */
export function readingOf({ values }: Pick<Entry, 'values'>): ParseOptions {
  const { math, title, untitled, sections } = values;
  const ids = (Array.isArray(sections) ? sections : [])
    .map((section: unknown) =>
      typeof section === 'object' && section !== null ? (section as { id?: unknown }).id : undefined,
    )
    .filter((id) => typeof id === 'string');
  return {
    ...(math === true && { math }),
    // No heading of a text repeats a title that was made of it.
    ...(typeof title === 'string' && title !== '' && untitled !== true && { title }),
    ...(ids.length > 0 && { taken: ids }),
  };
}
