/** How many columns leave the last row fullest, of those that a wide screen has room for; the more the better. */
export function columnsFor(count: number, most: 3 | 4): number {
  const choices = [4, 3, 2].filter((columns) => columns <= most && columns <= count);
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best), choices[0] ?? 1);
}
