import { LISTED_VALUES } from '../limits';
import { nearest } from '../nearest';
import type { Entry } from '../sourcing/read-entry';
import type { CheckContext } from './context';
import { findPrivateEntryProblem } from './private-targets';
import { toError, type UnplacedProblem } from '../problem';

/** The problem with a reference to an entry of another collection by slug; `undefined` if it is fine. */
export function findReferenceProblem(
  slug: string,
  collection: string,
  from: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const { content, map } = context;
  const all = content.entries.filter((entry) => entry.collection === collection && entry.slug === slug);
  const named = all.find((entry) => entry.language === from.language) ?? all[0];
  if (named) return findPrivateEntryProblem(slug, named, from, context);
  const slugs = content.entries.filter((entry) => entry.collection === collection).map((entry) => entry.slug);
  const files = ['.md', '/index.md', '/index.ipynb'].map((end) => `${collection}/${slug}${end}`);
  // An existing file with errors of its own is reported there.
  const broken = files.some((file) => content.files.has(file) && !map.entryOf(file));
  if (broken) return undefined;
  const known =
    slugs.length > 0 ? `; there are: ${slugs.slice(0, LISTED_VALUES).join(', ')}` : '; that folder has no entries';
  return toError('dangling-reference', `there is no "${slug}" in ${collection}/${known}`, nearest(slug, slugs));
}
