import { FeaturedBook } from './featured';
import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { MembersProps, ShownBook } from '../shown';
import type { section as definition } from './section-schema';

/** Books, the person's own first; featured ones are large. Renders nothing if there are none. */
export function Books({ section, members, eager }: MembersProps<typeof definition>) {
  const { title, featured } = section;
  const { lists } = useSite();
  const books = members as readonly ShownBook[];
  if (books.length === 0) return null;
  const first = books.findIndex(({ cover }) => cover);
  // A featured book serves as its own heading.
  const heading = title ?? (featured ? undefined : lists.books.title);
  return (
    <Section {...section} title={heading} list={lists.books}>
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
