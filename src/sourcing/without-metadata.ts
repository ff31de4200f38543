import sharp, { type Sharp } from 'sharp';
import { cleanSvg } from './clean-svg';

/**
 * Removes what cameras and phones write into a file besides the picture: where and when it was taken, with what, and by whom. Drawings lose scripts
 * and external references. Other kinds of file, and files without such data, stay as they are.
 */
export async function withoutMetadata(bytes: Buffer, name: string): Promise<Buffer> {
  if (/\.(?:jpe?g|png|webp|avif)$/i.test(name)) return cleanPicture(bytes);
  if (/\.svg$/i.test(name)) return cleanDrawing(bytes);
  return /\.(?:mp4|m4v|mov)$/i.test(name) ? cleanFilm(bytes) : bytes;
}

/** A drawing without scripts and external references: opened by itself, it would run them as a part of the site. */
function cleanDrawing(bytes: Buffer): Buffer {
  try {
    return Buffer.from(cleanSvg(bytes).svg);
  } catch {
    // The check reports it. Browsers run what comes before an error in XML, so it is never published as it is.
    return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
}

/** How a picture is encoded again, with no visible loss in its format. */
const writers: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  heif: (picture) => picture.avif({ quality: 85 }),
};

/** A picture without EXIF, XMP, IPTC and comments, with its orientation applied. Its colour profile stays. */
async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  // What is no picture in spite of its extension has no metadata that we could find.
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const write = writers[metadata?.format ?? ''];
  if (!metadata || !write) return bytes;
  const { exif, xmp, iptc, comments, pages = 1, orientation = 1 } = metadata;
  if (!exif && !xmp && !iptc && !comments && orientation === 1) return bytes;
  const picture = pages > 1 ? sharp(bytes, { animated: true }) : sharp(bytes).autoOrient();
  return write(picture.keepIccProfile()).toBuffer();
}

/** The boxes of a video that contain others, and those in which phones and cameras store where it was taken. */
const HOLDERS = ['moov', 'trak'];
const TELLTALES = ['udta', 'meta'];

/** The UUID of the box in which Adobe's programs store XMP. */
const XMP_BOX = 'be7acfcb97a942e89c71999491e3afac';

/** A video in an ISO or QuickTime file, with such boxes turned into `free` boxes full of zeros: every other byte stays in its place. */
function cleanFilm(bytes: Buffer): Buffer {
  const film = Buffer.from(bytes);
  const clean = (begin: number, end: number): void => {
    let at = begin;
    while (at + 8 <= end) {
      const short = film.readUInt32BE(at);
      // 1: the size follows as 64 bits; 0: the box goes to the end.
      const header = short === 1 && at + 16 <= end ? 16 : 8;
      const size = header === 16 ? Number(film.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
      if (size < header || at + size > end) return;
      const type = film.toString('latin1', at + 4, at + 8);
      const isXmp = type === 'uuid' && film.toString('hex', at + header, at + header + 16) === XMP_BOX;
      if (HOLDERS.includes(type)) clean(at + header, at + size);
      else if (isXmp || TELLTALES.includes(type)) {
        film.write('free', at + 4, 'latin1');
        film.fill(0, at + header, at + size);
      }
      at += size;
    }
  };
  clean(0, film.length);
  return film;
}
