import type { CheckContext } from './context';
import type { Problem } from './problem';

/** What is for books that one reads, on one that one wrote. */
const OF_READERS = ['finished', 'rating'] as const;

/** A book that one wrote with fields for books that one reads: nobody sees them. */
export function checkBooks({ at, content: { entries } }: CheckContext): Problem[] {
  return entries
    .filter(({ collection, values }) => collection === 'book' && values.wrote === true)
    .flatMap(({ filePath, values }) =>
      OF_READERS.filter((field) => values[field] !== undefined).map((field): Problem => ({
        ...at(filePath, [field]),
        severity: 'warning',
        kind: 'idle-field',
        message: `"${field}" is for books that you read, and this one you wrote: it is not shown; remove one of the two`,
      })),
    );
}
