import sharp, { type Sharp } from 'sharp';
import { cleanSvg } from './clean-svg';
import { hasFrames, PNG_SIGNATURE } from './pictures/is-animated';
import { toBareJpeg } from './pictures/to-bare-jpeg';

/**
 * Removes what cameras and phones write into a file besides the picture: where, when, with what and by whom it was taken. Drawings lose scripts and
 * external references. Other files, and files without such data, are unchanged.
 */
export async function withoutMetadata(bytes: Buffer, name: string): Promise<Buffer> {
  if (/\.svg$/i.test(name)) return cleanDrawing(bytes);
  if (/\.(?:mp4|m4v|mov)$/i.test(name)) return cleanFilm(bytes);
  return isMaybePicture(bytes) ? cleanPicture(bytes) : bytes;
}

/** A drawing without scripts and external references, which would run on the site's origin when it is opened directly. */
function cleanDrawing(bytes: Buffer): Buffer {
  try {
    return Buffer.from(cleanSvg(bytes).svg);
  } catch {
    // The check reports it. Browsers run what precedes an XML error, so it is never published as it is.
    return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
}

/** The first bytes of JPEG, PNG and WebP files, as Latin-1; in AVIF, they follow four others. */
const PICTURE = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF....WEBP|....ftyp)/s;

/** Whether a file may be a picture that can be re-encoded, whatever its extension. */
function isMaybePicture(bytes: Buffer): boolean {
  return PICTURE.test(bytes.toString('latin1', 0, 16));
}

/** How to re-encode each format with no visible loss. */
const writers: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  heif: (picture) => picture.avif({ quality: 85 }),
};

/** A picture without EXIF, XMP, IPTC and comments, with its orientation applied. The colour profile stays. */
async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  // A file that is not a picture despite its first bytes has no metadata that we could find.
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const write = writers[metadata?.format ?? ''];
  // HEIC pictures, which are HEIF too, cannot be decoded.
  if (!metadata || !write || (metadata.compression && metadata.compression !== 'av1')) return bytes;
  const { exif, xmp, iptc, comments, pages = 1, orientation = 1 } = metadata;
  const isPlain = !exif && !xmp && !iptc && !comments && orientation === 1;
  if (isPlain && (metadata.format !== 'jpeg' || isPlainJpeg(bytes))) return bytes;
  // An animated picture would keep only its first frame.
  if (metadata.format === 'png' && (await hasFrames((at, length) => bytes.subarray(at, at + length))))
    return cleanMovingPng(bytes);
  // Visitors may save a damaged file as well, so whatever can be read of it is published.
  const picture =
    pages > 1 ? sharp(bytes, { animated: true, failOn: 'none' }) : sharp(bytes, { failOn: 'none' }).autoOrient();
  return write(picture.keepIccProfile()).toBuffer();
}

const TELLTALE_CHUNKS = ['eXIf', 'iTXt', 'tEXt', 'tIME', 'zTXt'];

/** A PNG without such chunks, and without anything after its end. All other chunks, and so all frames, are unchanged. */
function cleanMovingPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, PNG_SIGNATURE.length)];
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const chunk = bytes.subarray(at, at + bytes.readUInt32BE(at) + 12);
    const type = chunk.toString('latin1', 4, 8);
    if (!TELLTALE_CHUNKS.includes(type)) kept.push(chunk);
    if (type === 'IEND') break;
    at += chunk.length;
  }
  return Buffer.concat(kept);
}

/**
 * Whether a JPEG file contains only its picture: no segment with other data, such as comments or provenance (C2PA), and nothing after its end, where
 * phones append videos.
 */
function isPlainJpeg(bytes: Buffer): boolean {
  return toBareJpeg(bytes)?.equals(bytes) === true;
}

/** Video boxes that contain others, and those in which phones and cameras store the location. */
const HOLDERS = ['moov', 'trak'];
const TELLTALES = ['udta', 'meta'];

const XMP_BOX = 'be7acfcb97a942e89c71999491e3afac';

/** An ISO or QuickTime video with such boxes replaced by `free` boxes full of zeros, so that all other bytes keep their offsets. */
function cleanFilm(bytes: Buffer): Buffer {
  const film = Buffer.from(bytes);
  const clean = (begin: number, end: number): void => {
    let at = begin;
    while (at + 8 <= end) {
      const short = film.readUInt32BE(at);
      // 1: a 64-bit size follows; 0: the box extends to the end.
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
