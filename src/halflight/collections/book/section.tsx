import { FeaturedBook } from './featured';
import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownBook } from '../../sections/shown';

/** Books, own ones before those read; featured ones are large. Renders nothing if there are none. */
export function Books({ section: { id, title, text, actions, featured }, members, eager }: SectionProps<'books'>) {
  const { lists } = useSite();
  const books = members as readonly ShownBook[];
  if (books.length === 0) return null;
  const first = books.findIndex(({ cover }) => cover);
  // A featured book serves as its own heading.
  const heading = title ?? (featured ? undefined : lists.books.title);
  return (
    <Section type="books" id={id} title={heading} text={text} actions={actions} list={lists.books}>
      {featured ? (
        books.map((book, index) => (
          <FeaturedBook key={book.id} book={book} eager={eager && index === first} level={heading ? 3 : 2} />
        ))
      ) : (
        <List entries={books} eager={eager} level={3} />
      )}
    </Section>
  );
}
