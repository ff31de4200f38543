import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { openPicture } from '../open-picture';
import { CARD_HEIGHT, CARD_MARGIN, CARD_WIDTH, ICON_SIDE, ICON_TOP, type CardLook, type Cover } from './card';
import { toOrnament } from './card-ornament';

/** An image as rows of pixels, three bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Draws what is behind the text of a card: background, icon and, without a cover, the site's ornament. `mirrored` swaps left and right. */
export async function drawFrame(
  { palette, icon, ornament }: CardLook,
  place: keyof typeof ICON_SIDE,
  hasCover: boolean,
  mirrored: boolean,
): Promise<Pixels> {
  const size = `width="${CARD_WIDTH}" height="${CARD_HEIGHT}"`;
  const turned = mirrored ? ` transform="translate(${CARD_WIDTH}) scale(-1 1)"` : '';
  const own = !hasCover && typeof ornament === 'object' ? await drawOrnament(ornament.svg, mirrored) : undefined;
  const motif = hasCover || typeof ornament === 'object' ? '' : `<g${turned}>${toOrnament(ornament, palette)}</g>`;
  const { paper } = palette;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${paper}"/>${motif}</svg>`;
  const side = ICON_SIDE[place];
  const mark = await openPicture(icon, 384)
    .then((picture) => picture.resize(side, side, { fit: 'contain', background: '#0000' }).png().toBuffer())
    // An unreadable icon is reported where the other icons are made.
    .catch(() => undefined);
  const left = mirrored ? CARD_WIDTH - CARD_MARGIN - side : CARD_MARGIN;
  const layers = [...(own ? [own] : []), ...(mark ? [{ input: mark, left, top: ICON_TOP }] : [])];
  return toPixels(sharp(Buffer.from(svg)).composite(layers));
}

/** The maximum size of an author's ornament on a card, in pixels, which is that of the corner with our own. */
const OWN_ORNAMENT = { width: 440, height: 300 };

/** An author's ornament in the lower corner of a card, uncropped; `undefined` if it cannot be drawn, which the content check reports. */
async function drawOrnament(svg: string, mirrored: boolean): Promise<OverlayOptions | undefined> {
  try {
    const picture = await openPicture(Buffer.from(svg), 288);
    const { data, info } = await picture
      .resize({ ...OWN_ORNAMENT, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const left = mirrored ? CARD_MARGIN : CARD_WIDTH - CARD_MARGIN - info.width;
    return { input: data, left, top: CARD_HEIGHT - info.height };
  } catch {
    return undefined;
  }
}

/** The minimum and maximum width of a cover beside the text, in pixels. */
const COVER_WIDTHS = { least: 380, most: 500 };

/**
 * Draws a cover beside the text, as high as the card: a book cover as it is, a wider image cropped to its important part. Rejects if the file cannot
 * be read, or has changed since the build began.
 */
export async function drawCover({ file, digest, focus }: Cover, background: string): Promise<Pixels> {
  const bytes = await readFile(file);
  if (createHash('md5').update(bytes).digest('hex') !== digest) throw new Error(`${file} has changed meanwhile.`);
  const { autoOrient } = await sharp(bytes).metadata();
  const ratio = autoOrient.width / autoOrient.height;
  const width = Math.round(Math.min(COVER_WIDTHS.most, Math.max(COVER_WIDTHS.least, CARD_HEIGHT * ratio)));
  const scale = Math.max(width / autoOrient.width, CARD_HEIGHT / autoOrient.height);
  const whole = {
    width: Math.max(width, Math.round(autoOrient.width * scale)),
    height: Math.max(CARD_HEIGHT, Math.round(autoOrient.height * scale)),
  };
  const { x, y } = toPlace(focus);
  return toPixels(
    sharp(bytes)
      .autoOrient()
      .resize({ ...whole, fit: 'fill' })
      .extract({
        left: Math.round((whole.width - width) * x),
        top: Math.round((whole.height - CARD_HEIGHT) * y),
        width,
        height: CARD_HEIGHT,
      })
      .flatten({ background }),
  );
}

const WORDS: Record<string, { x?: number; y?: number }> = {
  left: { x: 0 },
  right: { x: 1 },
  top: { y: 0 },
  bottom: { y: 1 },
};

/** A position in an image as fractions of its width and height, from a CSS position (`top`, `50% 20%`). Defaults to the centre. */
export function toPlace(focus = ''): { x: number; y: number } {
  const place = { x: 0.5, y: 0.5 };
  focus.split(' ').forEach((part, index) => {
    const share = /^(\d+)%$/.exec(part)?.[1];
    if (share !== undefined) place[index === 0 ? 'x' : 'y'] = Number(share) / 100;
    else Object.assign(place, WORDS[part]);
  });
  return place;
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
