import type { ShownImage } from '../../fields/images';
import { Enlargeable } from '../../features/lightbox/enlargeable';
import { useSite } from '../../ui/components/site-context/site-context';
import { Picture } from '../../ui/components/picture/picture';
import './book-cover.css';

interface Props {
  title: string;
  /** Left out where it is whose site this is. */
  authors?: readonly string[] | null | undefined;
  cover?: ShownImage | null | undefined;
  sizes: string;
  eager?: boolean;
  /** Whether it is shown as large as the screen when it is pressed. */
  enlarged?: boolean;
}

/** The cover of a book; without a picture of it, one that is set from its title. */
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
