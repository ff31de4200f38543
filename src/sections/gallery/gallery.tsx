import type { CSSProperties } from 'react';
import type { ShownImage } from '../../fields/images';
import { Picture } from '../../ui/components/picture/picture';
import { placeInRows } from './gallery-rows';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import './gallery.css';

/** Pictures side by side, each in its own proportions. */
export function Gallery({ section: { id, title, text, actions, items }, eager }: SectionProps<'gallery'>) {
  const pictures = items.filter((item) => item !== null);
  if (pictures.length === 0) return null;
  const places = placeInRows(pictures.map(ratioOf));
  return (
    <Section type="gallery" id={id} title={title} text={text} actions={actions}>
      <ul className="gallery">
        {pictures.map((picture, index) => (
          <li
            key={index}
            style={
              {
                '--ratio': ratioOf(picture).toFixed(3),
                '--share': places[index]?.share.toFixed(4),
                '--others': places[index]?.others,
              } as CSSProperties
            }
          >
            <Picture {...picture} eager={eager && index === 0} sizes="(width >= 60rem) 40rem, 100vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Width by height; a picture on another site, whose size is unknown, is taken for a photograph's 3 : 2. */
function ratioOf({ image: { width = 3, height = 2 } }: ShownImage): number {
  return width / height;
}
