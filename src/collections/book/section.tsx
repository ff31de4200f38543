import { BookCard } from './card';
import { useSite } from '../../ui/components/site-context/site-context';
import { fullest } from '../../sections/columns';
import { Section } from '../../sections/section';
import type { SectionProps, ShownBook } from '../../sections/shown';

/** Books, most recently finished first. Without any there is no section. */
export function Books({ section: { id, title, text, actions }, members, eager }: SectionProps<'books'>) {
  const { lists } = useSite();
  const books = members as readonly ShownBook[];
  if (books.length === 0) return null;
  return (
    <Section type="books" id={id} title={title ?? lists.books.title} text={text} actions={actions} list={lists.books}>
      <BookGrid books={books} eager={eager} level={3} />
    </Section>
  );
}

interface GridProps {
  books: readonly ShownBook[];
  /** Whether the first cover is the first large image of the page. */
  eager: boolean;
  /** The level of the books' headings. */
  level: 2 | 3;
}

/** The grid that the section and the list share. */
export function BookGrid({ books, eager, level }: GridProps) {
  if (books.length === 0) return null;
  const first = books.findIndex(({ cover }) => cover);
  return (
    <ul className="book-grid" data-columns={fullest(books.length, [5, 6, 4])}>
      {books.map((book, index) => (
        <li key={book.id}>
          <BookCard {...book} eager={eager && index === first} level={level} />
        </li>
      ))}
    </ul>
  );
}
