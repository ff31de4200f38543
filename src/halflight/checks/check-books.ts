import type { Check } from './context';
import type { Problem } from '../problem';

/** Fields for books that the author read; meaningless on a book that the author wrote. */
const OF_READERS = ['finished', 'rating'] as const;

/** Warns of fields for read books on a book that the author wrote, where they are not shown. */
export const checkBooks: Check = ({ at, content: { entries } }) => {
  return entries
    .filter(({ collection, values }) => collection === 'book' && values.wrote === true)
    .flatMap(({ filePath, values }) =>
      OF_READERS.filter((field) => values[field] !== undefined).map((field): Problem => ({
        ...at(filePath, [field]),
        severity: 'warning',
        kind: 'idle-field',
        message: `"${field}" is only shown for books that you have read, but this one is marked as written by you: remove one of the two`,
      })),
    );
};
