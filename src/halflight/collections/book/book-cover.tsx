import type { ShownImage } from '../../fields/images';
import { Enlargeable } from '../../features/lightbox/enlargeable';
import { useSite } from '../../ui/components/site-context/site-context';
import { Picture } from '../../ui/components/picture/picture';
import './book-cover.css';

interface Props {
  title: string;
  /** Omitted if the person of the site is the author. */
  authors?: readonly string[] | null | undefined;
  cover?: ShownImage | null | undefined;
  sizes: string;
  eager?: boolean;
  /** Whether pressing it enlarges it to the size of the screen. */
  enlarged?: boolean;
}

/** The cover of a book; without a picture, a typographic one set from the title. */
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
