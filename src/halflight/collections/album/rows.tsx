import { withPrefix } from 'gatsby';
import { Lightbox } from '../../ui/components/lightbox/lightbox';
import { Picture } from '../../ui/components/picture/picture';
import { toRowStyles } from '../../ui/components/picture-rows/row-styles';
import { useWords } from '../../ui/components/site-context/site-context';
import { Link } from '../../ui/components/link/link';
import type { ShownAlbumPicture } from './album-picture';
import '../../ui/components/picture-rows/picture-rows.css';

/**
 * The pictures of an album in full rows, each in its own proportions. Pressing one enlarges it; without JavaScript, it leads to the page of the
 * picture. The lightbox shows the hidden caption, which has a link to that page.
 */
export function AlbumRows({ pictures }: { pictures: readonly ShownAlbumPicture[] }) {
  const say = useWords();
  const styles = toRowStyles(pictures);
  return (
    <>
      <ul className="picture-rows">
        {pictures.map(({ title, caption, path, ...picture }, index) => (
          <li key={path ?? index} style={styles[index]}>
            <figure>
              <a
                className="enlarge"
                href={path ? withPrefix(path) : picture.image.images.fallback?.src}
                aria-label={
                  picture.alt ? undefined : (title ?? say('pictureOf', { number: index + 1, count: pictures.length }))
                }
              >
                <Picture {...picture} eager={index === 0} sizes="(width >= 60rem) 40rem, 100vw" />
              </a>
              <figcaption hidden>
                {title && <strong>{title}</strong>}
                {caption && <span className="album-caption">{caption}</span>}
                {path && <Link to={path}>{say('albumPicture')}</Link>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox />
    </>
  );
}
