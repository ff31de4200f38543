import { FILES_AT_ONCE } from '../limits';

/** Runs `act` on many items, a batch at a time. Results are in the order of the items. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let begin = 0; begin < items.length; begin += FILES_AT_ONCE)
    results.push(...(await Promise.all(items.slice(begin, begin + FILES_AT_ONCE).map(act))));
  return results;
}
