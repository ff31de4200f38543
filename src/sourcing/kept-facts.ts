import { createHash } from 'node:crypto';
import type { ParseOptions } from '../markdown/parse';
import { readFacts, type TextFacts } from '../markdown/text-facts';
import type { Entry } from './read-entry';

/** What is known of texts, by digest. */
const facts = new Map<string, TextFacts>();

/** What is known of a text: read once, however many ask. */
export function factsOf(markdown: string, options: ParseOptions = {}): TextFacts {
  const digest = createHash('sha1').update(JSON.stringify([markdown, options])).digest('base64url');
  const known = facts.get(digest);
  if (known) return known;
  const read = readFacts(markdown, options);
  facts.set(digest, read);
  return read;
}

/** How the body of an entry is to be read. */
export function readingOf({ values }: Pick<Entry, 'values'>): ParseOptions {
  const { math, title, sections } = values;
  const ids = (Array.isArray(sections) ? sections : [])
    .map((section: unknown) => (typeof section === 'object' && section !== null ? (section as { id?: unknown }).id : undefined))
    .filter((id) => typeof id === 'string');
  return {
    ...(math === true && { math }),
    ...(typeof title === 'string' && { title }),
    ...(ids.length > 0 && { taken: ids }),
  };
}
