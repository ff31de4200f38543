import { PICTURE_SHOWN_ANYWAY } from '../../../limits';

/**
 * Whether enlarging a picture shows more than its page does. That is always so for drawings, and assumed if the width is unknown.
 * @param src Its URL.
 * @param width In pixels.
 */
export function isEnlarged(src: string, width = Infinity): boolean {
  return width > PICTURE_SHOWN_ANYWAY || /\.svg$/i.test(src);
}
