import type { ShownImage } from '../../fields/images';
import { Picture } from '../../ui/components/picture/picture';
import './book-cover.css';

interface Props {
  title: string;
  authors: readonly string[];
  cover?: ShownImage | null | undefined;
  sizes: string;
  eager?: boolean;
}

/** The cover of a book; without a picture of it, one that is set from its title. */
export function BookCover({ title, authors, cover, sizes, eager = false }: Props) {
  if (cover)
    return (
      <div className="book-cover">
        <Picture {...cover} eager={eager} sizes={sizes} />
      </div>
    );
  return (
    <div className="book-cover" data-set="" aria-hidden="true">
      <span>{title}</span>
      <span className="label">{authors[0]}</span>
    </div>
  );
}
