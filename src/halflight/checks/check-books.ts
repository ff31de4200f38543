import type { Check } from './context';
import type { Problem } from './problem';

/** Fields for books that the author read, which mean nothing on a book that the author wrote. */
const OF_READERS = ['finished', 'rating'] as const;

/** Warns of fields for books that the author read on a book that the author wrote: they are not shown. */
export const checkBooks: Check = ({ at, content: { entries } }) => {
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
};
