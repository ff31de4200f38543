import { PICTURE_ENLARGED, PICTURE_ROW_WIDTH } from '../../../limits';
import type { CSSProperties } from 'react';
import type { ShownImage } from '../../../fields/images';
import { Enlargeable } from '../lightbox/enlargeable';
import { Lightbox } from '../lightbox/lightbox';
import { placeInRows } from './place-in-rows';
import './picture-rows.css';

interface Props {
  pictures: readonly ShownImage[];
  /** Whether the first picture loads eagerly. */
  eager?: boolean;
}

/** Pictures side by side in full rows, each with its own aspect ratio; pressing one enlarges it to the size of the screen. */
export function PictureRows({ pictures, eager = false }: Props) {
  const places = placeInRows(pictures.map(ratioOf));
  return (
    <>
      <ul className="picture-rows">
        {pictures.map((picture, index) => (
          <li
            key={index}
            style={
              {
                '--ratio': ratioOf(picture).toFixed(3),
                '--share': roundDown(places[index]?.share ?? 1),
                '--others': places[index]?.others,
                '--most': mostOf(picture),
              } as CSSProperties
            }
          >
            <Enlargeable {...picture} always eager={eager && index === 0} sizes="(width >= 60rem) 40rem, 100vw" />
          </li>
        ))}
      </ul>
      <Lightbox />
    </>
  );
}

/** Width divided by height. A picture on another site, whose size is unknown, is assumed to be 3 : 2, like a photograph. */
function ratioOf({ image: { width = 3, height = 2 } }: ShownImage): number {
  return width / height;
}

/** Rounds a share of a row down: rounded up, the shares could exceed the row, and its last picture would wrap. */
function roundDown(share: number): number {
  return Math.floor(share * 1e5) / 1e5;
}

/** The maximum width of a picture, unless a row has no more room anyway. SVGs are sharp at any size. */
function mostOf({ image: { width, images } }: ShownImage): string | undefined {
  const isDrawing = images.fallback?.src.endsWith('.svg');
  const most = Math.round((width ?? PICTURE_ROW_WIDTH) * PICTURE_ENLARGED);
  return most >= PICTURE_ROW_WIDTH || isDrawing ? undefined : `${most}px`;
}
