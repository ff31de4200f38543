import sharp, { type Sharp } from 'sharp';

/**
 * Opens a picture that is to be scaled to a given size. `density` is the resolution, in dots per inch, at which an SVG is drawn. The image library
 * limits the pixels of what it opens but measures an SVG before scaling it. An SVG is loaded at the requested size, however large its own is, so the
 * limit is only applied to other pictures.
 */
export async function openPicture(bytes: Buffer, density: number): Promise<Sharp> {
  const { format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return sharp(bytes, { density, ...(format === 'svg' && { limitInputPixels: false }) });
}
