import type { ShownImage } from '../../../fields/images';
import { Enlargeable } from '../lightbox/enlargeable';
import { Lightbox } from '../lightbox/lightbox';
import { toRowStyles } from './row-styles';
import './picture-rows.css';

interface Props {
  pictures: readonly ShownImage[];
  /** Whether the first picture loads eagerly. */
  eager?: boolean;
}

/** Pictures side by side in full rows, each with its own aspect ratio; pressing one enlarges it to the size of the screen. */
export function PictureRows({ pictures, eager = false }: Props) {
  const styles = toRowStyles(pictures);
  return (
    <>
      <ul className="picture-rows">
        {pictures.map((picture, index) => (
          <li key={index} style={styles[index]}>
            <Enlargeable {...picture} always eager={eager && index === 0} sizes="(width >= 60rem) 40rem, 100vw" />
          </li>
        ))}
      </ul>
      <Lightbox />
    </>
  );
}
