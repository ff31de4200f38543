import { BookCard } from './card';
import { fullest } from '../../sections/columns';
import { EntryList } from '../../ui/components/entry-list/entry-list';
import { useWords } from '../../ui/components/site-context/site-context';
import type { ListProps, ShownBook } from '../shown';

/** Books as a grid of covers. The list page separates books the site's person wrote from books they read, if there are both. */
export function List({ entries, eager, level }: ListProps<ShownBook>) {
  const say = useWords();
  const written = entries.filter(({ wrote }) => wrote);
  const read = entries.filter(({ wrote }) => !wrote);
  if (level > 2 || written.length === 0 || read.length === 0)
    return <Grid entries={entries} eager={eager} level={level} />;
  return (
    <>
      <section className="list-part">
        <h2>{say('booksWritten')}</h2>
        <Grid entries={written} eager={eager} level={3} />
      </section>
      <section className="list-part">
        <h2>{say('booksRead')}</h2>
        <Grid entries={read} eager={eager && !written.some(({ cover }) => cover)} level={3} />
      </section>
    </>
  );
}

function Grid({ entries, eager, level }: ListProps<ShownBook>) {
  return (
    <EntryList className="book-grid" data-columns={fullest(entries.length, [5, 6, 4])} entries={entries} eager={eager}>
      {(book, isEager) => <BookCard book={book} eager={isEager} level={level} />}
    </EntryList>
  );
}
