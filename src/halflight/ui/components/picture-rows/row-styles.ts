import type { CSSProperties } from 'react';
import type { ShownImage } from '../../../fields/images';
import { PICTURE_ENLARGED, PICTURE_ROW_WIDTH } from '../../../limits';
import { placeInRows } from './place-in-rows';

/** The custom properties of each picture's list item, by which `picture-rows.css` places it in a row. */
export function toRowStyles(pictures: readonly Pick<ShownImage, 'image'>[]): CSSProperties[] {
  const places = placeInRows(pictures.map(ratioOf));
  return pictures.map(
    (picture, index) =>
      ({
        '--ratio': ratioOf(picture).toFixed(3),
        '--share': roundDown(places[index]?.share ?? 1),
        '--others': places[index]?.others,
        '--most': mostOf(picture),
      }) as CSSProperties,
  );
}

/** Width divided by height. A picture on another site, whose size is unknown, is assumed to be 3 : 2, like a photograph. */
export function ratioOf({ image: { width = 3, height = 2 } }: Pick<ShownImage, 'image'>): number {
  return width / height;
}

/** Rounds a share of a row down: rounded up, the shares could exceed the row, and its last picture would wrap. */
function roundDown(share: number): number {
  return Math.floor(share * 1e5) / 1e5;
}

/** The maximum width of a picture, unless a row has no more room anyway. SVGs are sharp at any size. */
function mostOf({ image: { width, images } }: Pick<ShownImage, 'image'>): string | undefined {
  const isDrawing = images.fallback?.src.endsWith('.svg');
  const most = Math.round((width ?? PICTURE_ROW_WIDTH) * PICTURE_ENLARGED);
  return most >= PICTURE_ROW_WIDTH || isDrawing ? undefined : `${most}px`;
}
