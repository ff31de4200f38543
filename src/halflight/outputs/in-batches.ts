/** The number of items processed at a time: systems let a process open at least 256 files. */
const BATCH = 64;

/** Runs `act` on many items, some at a time; the results are in the order of the items. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let begin = 0; begin < items.length; begin += BATCH)
    results.push(...(await Promise.all(items.slice(begin, begin + BATCH).map(act))));
  return results;
}
