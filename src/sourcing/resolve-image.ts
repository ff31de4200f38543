import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { GraphQLObjectType } from 'gatsby/graphql';
import sharp from 'sharp';
import { isOnHost, isWebAddress } from '../fields/formats';
import type { PublishedImage } from '../fields/images';
import { AVIF_QUALITY, IMAGE_QUALITY, IMAGE_WIDTHS } from '../limits';
import { publishFile } from './publish-file';
import { findFile, findSite, type Resolving } from './resolving';

/**
 * An image of the content folder in every size and format; `undefined` when there is no such file. One on another site is shown as it is,
 * if `site.md` lists its host.
 */
export async function toImageData(path: string, resolving: Resolving): Promise<PublishedImage | undefined> {
  if (isWebAddress(path)) {
    const allowed = isOnHost(path, findSite(resolving)?.images?.hosts ?? []);
    return allowed ? { layout: 'constrained', images: { fallback: { src: path } } } : undefined;
  }
  const file = await findFile(path, resolving);
  if (!file) return undefined;
  const absolutePath = String(file.absolutePath);
  const extension = extname(absolutePath).toLowerCase();
  // Drawings and animations stay as they are: they have nothing to gain from being resized.
  if (extension === '.svg' || extension === '.gif') return publishAsIs(absolutePath, resolving.pathPrefix);
  const sharpNode = file.children
    .map((id) => resolving.context.nodeModel.getNodeById({ id }))
    .find((child) => child?.internal.type === 'ImageSharp');
  if (!sharpNode) return undefined;
  const { orientation, autoOrient, transparent } = await measure(absolutePath);
  const quality = qualityOf(resolving);
  const { gatsbyImageData } = (resolving.info.schema.getType('ImageSharp') as GraphQLObjectType).getFields();
  if (!gatsbyImageData?.resolve) throw new Error('gatsby-transformer-sharp is not installed.');
  const args = {
    layout: 'constrained',
    placeholder: 'none',
    formats: [transparent ? 'png' : 'jpg', 'avif'],
    breakpoints: IMAGE_WIDTHS,
    ...(orientation > 4 && turned(autoOrient)),
    quality,
    avifOptions: { quality: toAvifQuality(quality) },
  };
  const image = (await gatsbyImageData.resolve(
    sharpNode,
    args,
    resolving.context,
    resolving.info,
  )) as IGatsbyImageData | null;
  // It reckons with ratios: a height may come out as 3999.9999999999995, which is no number of pixels.
  return image ? { ...image, width: Math.round(image.width), height: Math.round(image.height) } : undefined;
}

/** What is asked of a picture each time that a page shows it. */
interface Measured {
  width: number;
  height: number;
  orientation: number;
  autoOrient: { width: number; height: number };
  /** Whether anything can be seen through it. */
  transparent: boolean;
}

// To know whether a picture is opaque takes as long as to decode it; many pages may show it.
const measured = new Map<string, Promise<Measured>>();

async function measure(absolutePath: string): Promise<Measured> {
  const { mtimeMs, size } = await stat(absolutePath);
  const key = `${absolutePath} ${mtimeMs} ${size}`;
  const known = measured.get(key);
  if (known) return known;
  const measuring = readMeasures(absolutePath);
  measured.set(key, measuring);
  measuring.catch(() => measured.delete(key));
  return measuring;
}

async function readMeasures(absolutePath: string): Promise<Measured> {
  const { width, height, hasAlpha, orientation = 1, autoOrient } = await sharp(absolutePath).metadata();
  // Drawings are published as they are: nobody asks.
  const asked = hasAlpha && !/\.(?:svg|gif)$/i.test(absolutePath);
  const transparent = asked && !(await sharp(absolutePath).stats()).isOpaque;
  return { width, height, orientation, autoOrient, transparent };
}

/** What Gatsby must be told of a picture that lies on its side: it turns it, but would crop it to the shape that it had before. */
function turned({ width, height }: { width: number; height: number }): object {
  return { width, aspectRatio: width / height, breakpoints: IMAGE_WIDTHS.filter((offered) => offered <= width) };
}

/** The number that makes an AVIF look like a JPEG of a quality; both from 1 to 100. The measured pair fixes the line. */
function toAvifQuality(jpegQuality: number): number {
  return Math.max(1, Math.min(100, Math.round((jpegQuality * AVIF_QUALITY) / IMAGE_QUALITY)));
}

function qualityOf(resolving: Resolving): number {
  return findSite(resolving)?.images?.quality ?? IMAGE_QUALITY;
}

async function publishAsIs(absolutePath: string, pathPrefix: string): Promise<PublishedImage> {
  const { width, height } = await measure(absolutePath);
  const src = await publishFile(absolutePath, pathPrefix);
  return { layout: 'constrained', width, height, images: { fallback: { src } } };
}
