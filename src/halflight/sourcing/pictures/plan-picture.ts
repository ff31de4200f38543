import { createHash } from 'node:crypto';
import { generateImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import type { PublishedImage } from '../../fields/images';
import { AVIF_EFFORT, AVIF_QUALITY, IMAGE_QUALITY, IMAGE_WIDTHS } from '../../limits';
import type { Measures } from './image-codec';
import type { Processing } from './processing';
import type { Treatment } from './treat';

/** One of the files made from a picture. */
export interface Rendition {
  format: 'jpg' | 'png' | 'avif';
  /** In pixels. */
  width: number;
  height: number;
  options: Record<string, unknown>;
  treatment?: Treatment | undefined;
  copyright?: string | undefined;
  /** A digest of everything that determines the file's bytes, except the picture itself. Part of its URL and cache name. */
  recipe: string;
}

/** The version of the processing before encoding. Increment it when `image-codec.ts` produces different pixels. */
const PIXELS = 1;

const optionsOf: Record<Rendition['format'], (quality: number) => Record<string, unknown>> = {
  jpg: (quality) => ({ quality, progressive: true }),
  // If given a quality, sharp reduces the colours to a palette.
  png: (quality) => ({ quality, compressionLevel: 9, adaptiveFiltering: false }),
  avif: (quality) => ({ quality: toAvifQuality(quality), effort: AVIF_EFFORT }),
};

/** The AVIF quality equivalent to a JPEG quality, both 1 to 100: linear through the measured pair. */
function toAvifQuality(jpegQuality: number): number {
  return Math.max(1, Math.min(100, Math.round((jpegQuality * AVIF_QUALITY) / IMAGE_QUALITY)));
}

/**
 * Determines the files to make from a picture, and its data for gatsby-plugin-image: AVIF and, as a fallback, JPEG (PNG if transparent), each in the
 * `IMAGE_WIDTHS` and in the picture's own width, if that differs from these and is below the largest. `processing` is the
 * site's. `toAddress` returns a file's URL. Reads and writes nothing.
 */
export function planPicture(
  { transparent, ...original }: Measures,
  { quality, treatment: wanted, copyright }: Processing,
  toAddress: (rendition: Rendition) => string,
): { image: PublishedImage; renditions: Rendition[] } {
  const width = Math.min(original.width, Math.max(...IMAGE_WIDTHS));
  const height = Math.max(1, Math.round((original.height * width) / original.width));
  // A drawing without a background is no photograph.
  const treatment = transparent ? undefined : wanted;
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
      const more = [treatment, copyright].filter((each) => each !== undefined);
      const recipe = recipeOf(format, size, options, ...more);
      const rendition = { format, ...size, options, treatment, copyright, recipe };
      renditions.push(rendition);
      return { src: toAddress(rendition), ...size, format };
    },
  });
  // The library computes with ratios, so a height may be 3999.9999999999995.
  return { image: { ...image, width: Math.round(image.width), height: Math.round(image.height) }, renditions };
}

function recipeOf(...parts: unknown[]): string {
  return createHash('sha1')
    .update(JSON.stringify([PIXELS, sharp.versions, ...parts]))
    .digest('hex')
    .slice(0, 8);
}
