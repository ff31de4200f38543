import { PICTURE_SHOWN_ANYWAY } from '../limits';

/**
 * Whether a picture has more to show than its page does. Drawings always have; a picture of unknown width counts as large enough.
 * @param src Its URL.
 * @param width In pixels.
 */
export function isEnlarged(src: string, width = Infinity): boolean {
  return width > PICTURE_SHOWN_ANYWAY || /\.svg$/i.test(src);
}
