import { PICTURE_SHOWN_ANYWAY } from '../limits';

/**
 * Whether there is more of a picture to be seen than a page shows of it anyway: of a drawing there always is, and of one whose width is unknown
 * there may be.
 * @param src Its address.
 * @param width In pixels.
 */
export function isEnlarged(src: string, width = Infinity): boolean {
  return width > PICTURE_SHOWN_ANYWAY || /\.svg$/i.test(src);
}
