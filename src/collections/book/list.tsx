import { BookCard } from './card';
import { fullest } from '../../sections/columns';
import type { ListProps, ShownBook } from '../../sections/shown';

/** Books as a grid of covers. */
export function List({ entries, eager, level }: ListProps<ShownBook>) {
  const first = entries.findIndex(({ cover }) => cover);
  return (
    <ul className="book-grid" data-columns={fullest(entries.length, [5, 6, 4])}>
      {entries.map((book, index) => (
        <li key={book.id}>
          <BookCard {...book} eager={eager && index === first} level={level} />
        </li>
      ))}
    </ul>
  );
}
