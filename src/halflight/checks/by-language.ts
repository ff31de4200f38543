import { groupBy } from '../group-by';
import type { Entry } from '../sourcing/read-entry';

/** Groups entries by language, since spellings only have to agree within a language. */
export function byLanguage(entries: readonly Entry[]): Entry[][] {
  return [...groupBy(entries, ({ language }) => language).values()];
}
