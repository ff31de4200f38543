import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownBook } from '../../sections/shown';

/** Books, most recently finished first. Without any there is no section. */
export function Books({ section: { id, title, text, actions }, members, eager }: SectionProps<'books'>) {
  const { lists } = useSite();
  const books = members as readonly ShownBook[];
  if (books.length === 0) return null;
  return (
    <Section type="books" id={id} title={title ?? lists.books.title} text={text} actions={actions} list={lists.books}>
      <List entries={books} eager={eager} level={3} />
    </Section>
  );
}
