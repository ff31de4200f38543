import type { CSSProperties } from 'react';
import type { ShownImage } from '../../../fields/images';
import { Enlargeable } from '../../../features/lightbox/enlargeable';
import { Lightbox } from '../../../features/lightbox/lightbox';
import { placeInRows } from './place-in-rows';
import './picture-rows.css';

/** How much a picture is enlarged at most, to fill its row: more would blur it. */
const ENLARGED = 1.5;

/** The widest that a row can be, in pixels: `--page-wide`, at the usual font size. */
const WIDEST = 1600;

interface Props {
  pictures: readonly ShownImage[];
  /** Whether the first picture is loaded at once. */
  eager?: boolean;
}

/** Pictures side by side in full rows, each in its own proportions; pressing one enlarges it to the size of the screen. */
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

/** Width divided by height. For a picture on another site, whose size is unknown, a photograph's 3 : 2 is assumed. */
function ratioOf({ image: { width = 3, height = 2 } }: ShownImage): number {
  return width / height;
}

/** A share of a row, in few digits. Rounded up, the shares could add up to more than the row, and its last picture would move to the next. */
function roundDown(share: number): number {
  return Math.floor(share * 1e5) / 1e5;
}

/** The greatest width of a picture, unless a row has no more room anyway. Drawings are sharp at any size. */
function mostOf({ image: { width, images } }: ShownImage): string | undefined {
  const isDrawing = images.fallback?.src.endsWith('.svg');
  const most = Math.round((width ?? WIDEST) * ENLARGED);
  return most >= WIDEST || isDrawing ? undefined : `${most}px`;
}
