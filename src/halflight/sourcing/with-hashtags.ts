import type { Collection } from '../collections/define-collection';
import type { SiteValues } from '../collections';
import { factsOf, readingOf } from './facts-of';
import type { Entry } from './read-entry';

/** An entry with the tags in its text as tags of its own, if the site has asked for that and its collection has tags; otherwise unchanged. */
export function withHashtags(entry: Entry, { fields }: Collection, { hashtags }: Partial<SiteValues>): Entry {
  if (!hashtags || !('tags' in fields)) return entry;
  const { hashtags: found = [] } = factsOf(entry.body, readingOf(entry));
  const tags = (entry.values.tags as readonly string[] | undefined) ?? [];
  const more = found.filter((name) => !tags.some((tag) => isSameTag(tag, name)));
  const distinct = more.filter((name, index) => more.findIndex((other) => isSameTag(other, name)) === index);
  return distinct.length === 0 ? entry : { ...entry, values: { ...entry.values, tags: [...tags, ...distinct] } };
}

/** Whether two tags are the same, ignoring case: as a front matter has `Looms`, and a text `#looms`. */
export function isSameTag(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();
}
