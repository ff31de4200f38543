import sharp, { type Sharp } from 'sharp';

/**
 * Opens a picture that is to be scaled to a given size; `density` is the resolution, in dots per inch, that an SVG is drawn at. The image library
 * limits the pixels of what it opens, but measures an SVG before it scales it. Since an SVG is loaded at the size that is asked for, however large its
 * own is, the limit only applies to other pictures.
 */
export async function openPicture(bytes: Buffer, density: number): Promise<Sharp> {
  const { format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return sharp(bytes, { density, ...(format === 'svg' && { limitInputPixels: false }) });
}
