/** As many files as may be open at once: systems allow a program 256 at the least. */
const BATCH = 64;

/** Does something for each of many things, some at a time; the results come in the order of the things. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let begin = 0; begin < items.length; begin += BATCH)
    results.push(...(await Promise.all(items.slice(begin, begin + BATCH).map(act))));
  return results;
}
