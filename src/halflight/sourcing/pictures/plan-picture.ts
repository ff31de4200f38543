import { createHash } from 'node:crypto';
import { generateImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import type { PublishedImage } from '../../fields/images';
import { AVIF_EFFORT, AVIF_QUALITY, IMAGE_QUALITY, IMAGE_WIDTHS } from '../../limits';
import type { Measures } from './image-codec';

/** One of the files that a picture becomes. */
export interface Rendition {
  format: 'jpg' | 'png' | 'avif';
  /** Its size in pixels. */
  width: number;
  height: number;
  /** The options of the library that encodes it. */
  options: Record<string, unknown>;
  /** A digest of everything that determines its bytes, except the picture itself. Part of its URL, and of its name in the cache. */
  recipe: string;
}

/** The version of what is done to pictures before encoding: to be incremented when `image-codec.ts` makes other pixels of a picture. */
const PIXELS = 1;

const optionsOf: Record<Rendition['format'], (quality: number) => Record<string, unknown>> = {
  jpg: (quality) => ({ quality, progressive: true }),
  // Given a quality, sharp reduces the colours to a palette.
  png: (quality) => ({ quality, compressionLevel: 9, adaptiveFiltering: false }),
  avif: (quality) => ({ quality: toAvifQuality(quality), effort: AVIF_EFFORT }),
};

/** The AVIF quality that looks like a JPEG quality; both from 1 to 100. The measured pair determines the line. */
function toAvifQuality(jpegQuality: number): number {
  return Math.max(1, Math.min(100, Math.round((jpegQuality * AVIF_QUALITY) / IMAGE_QUALITY)));
}

/**
 * Determines which files a picture becomes, and its description for gatsby-plugin-image: AVIF and, for other browsers, JPEG, or PNG if it is
 * transparent, each in the `IMAGE_WIDTHS` and, if that is none of them and not above the largest, in the picture's own width. `quality` is on JPEG's scale, 1 to 100. `toAddress` returns the URL of a
 * file. Nothing is read or written.
 */
export function planPicture(
  { transparent, ...original }: Measures,
  quality: number,
  toAddress: (rendition: Rendition) => string,
): { image: PublishedImage; renditions: Rendition[] } {
  const width = Math.min(original.width, Math.max(...IMAGE_WIDTHS));
  const height = Math.max(1, Math.round((original.height * width) / original.width));
  const renditions: Rendition[] = [];
  const image = generateImageData({
    pluginName: 'halflight',
    filename: '',
    layout: 'constrained',
    formats: [transparent ? 'png' : 'jpg', 'avif'],
    breakpoints: IMAGE_WIDTHS,
    width,
    height,
    sourceMetadata: { width, height, format: transparent ? 'png' : 'jpg' },
    generateImageSource: (_, wide, high, asked) => {
      const format = asked as Rendition['format'];
      const size = { width: wide, height: Math.max(1, high) };
      const options = optionsOf[format](quality);
      const rendition = { format, ...size, options, recipe: recipeOf(format, size, options) };
      renditions.push(rendition);
      return { src: toAddress(rendition), ...size, format };
    },
  });
  // It computes with ratios: a height may come out as 3999.9999999999995, which is no number of pixels.
  return { image: { ...image, width: Math.round(image.width), height: Math.round(image.height) }, renditions };
}

function recipeOf(...parts: unknown[]): string {
  return createHash('sha1')
    .update(JSON.stringify([PIXELS, sharp.versions, ...parts]))
    .digest('hex')
    .slice(0, 8);
}
