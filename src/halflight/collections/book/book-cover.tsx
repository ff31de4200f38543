import type { ShownImage } from '../../fields/images';
import { Enlargeable } from '../../ui/components/lightbox/enlargeable';
import { useSite } from '../../ui/components/site-context/site-context';
import { Picture } from '../../ui/components/picture/picture';
import './book-cover.css';

interface Props {
  title: string;
  /** Omitted if the site's person is the author. */
  authors?: readonly string[] | null | undefined;
  cover?: ShownImage | null | undefined;
  sizes: string;
  eager?: boolean;
  /** Whether clicking the cover shows it at the size of the screen. */
  enlarged?: boolean;
}

/** The cover of a book, or a typographic cover made from the title if there is no picture. */
export function BookCover({ title, authors, cover, sizes, eager = false, enlarged = false }: Props) {
  const { person } = useSite();
  if (cover)
    return (
      <div className="book-cover">
        {enlarged ? (
          <Enlargeable {...cover} label={title} eager={eager} sizes={sizes} />
        ) : (
          <Picture {...cover} eager={eager} sizes={sizes} />
        )}
      </div>
    );
  return (
    <div className="book-cover" data-set="" aria-hidden="true">
      <span>{title}</span>
      <span className="label">{authors?.[0] ?? person.name}</span>
    </div>
  );
}
