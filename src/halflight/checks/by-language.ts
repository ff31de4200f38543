import { groupBy } from '../group-by';
import type { Entry } from '../sourcing/read-entry';

/** Groups entries by language: spellings only have to agree within one language. */
export function byLanguage(entries: readonly Entry[]): Entry[][] {
  return [...groupBy(entries, ({ language }) => language).values()];
}
