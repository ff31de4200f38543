import sharp, { type Sharp } from 'sharp';
import { cleanSvg } from './clean-svg';
import { hasFrames, PNG_SIGNATURE } from './pictures/is-moving';

/**
 * Removes what cameras and phones write into a file besides the picture: where and when it was taken, with what, and by whom. Drawings lose scripts
 * and external references. Other kinds of file, and files without such data, stay as they are.
 */
export async function withoutMetadata(bytes: Buffer, name: string): Promise<Buffer> {
  if (/\.svg$/i.test(name)) return cleanDrawing(bytes);
  if (/\.(?:mp4|m4v|mov)$/i.test(name)) return cleanFilm(bytes);
  return isMaybePicture(bytes) ? cleanPicture(bytes) : bytes;
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

/** The first bytes of JPEG, PNG and WebP files, as Latin-1; those of AVIF come after four others. */
const PICTURE = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF....WEBP|....ftyp)/s;

/** Whether a file may be a picture that can be encoded again, whatever its extension. */
function isMaybePicture(bytes: Buffer): boolean {
  return PICTURE.test(bytes.toString('latin1', 0, 16));
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
  // What is no picture in spite of its first bytes has no metadata that we could find.
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const write = writers[metadata?.format ?? ''];
  // HEIC pictures, which are HEIF, too, cannot be decoded.
  if (!metadata || !write || (metadata.compression && metadata.compression !== 'av1')) return bytes;
  const { exif, xmp, iptc, comments, pages = 1, orientation = 1 } = metadata;
  const isPlain = !exif && !xmp && !iptc && !comments && orientation === 1;
  if (isPlain && (metadata.format !== 'jpeg' || isPlainJpeg(bytes))) return bytes;
  // A picture that moves would keep only its first frame.
  if (metadata.format === 'png' && (await hasFrames((at, length) => bytes.subarray(at, at + length))))
    return cleanMovingPng(bytes);
  // A damaged file is still one that visitors may save: what can be read of it is published.
  const picture =
    pages > 1 ? sharp(bytes, { animated: true, failOn: 'none' }) : sharp(bytes, { failOn: 'none' }).autoOrient();
  return write(picture.keepIccProfile()).toBuffer();
}

/** The chunks of a PNG in which programs store anything but the picture. */
const TELLTALE_CHUNKS = ['eXIf', 'iTXt', 'tEXt', 'tIME', 'zTXt'];

/** A PNG without such chunks, and without what follows its end. All others, and so all frames, stay as they are. */
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

/** Where the parameters of a JPEG segment begin that is needed to show the picture, as Latin-1: JFIF, colour profile, Adobe's colour transform. */
const NEEDED: Partial<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

/**
 * Whether a JPEG file contains nothing but its picture: no segment in which programs store anything else, such as comments or where a picture is from
 * (C2PA), and nothing after its end, where phones append videos.
 */
function isPlainJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    // The end of the picture.
    if (marker === 0xd9) return false;
    const size = bytes.readUInt16BE(at + 2);
    const needed = NEEDED[marker];
    const isStored = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (isStored && (needed === undefined || !bytes.toString('latin1', at + 4, at + 4 + 16).startsWith(needed)))
      return false;
    at += 2 + size;
    if (marker !== 0xda) continue;
    // Coded data follows: in it, 0xFF only occurs before 0 and before restart markers.
    while (at < bytes.length && (bytes[at] !== 0xff || isInData(bytes[at + 1]))) at += 1;
    if (bytes[at + 1] === 0xd9) return at + 2 === bytes.length;
  }
  return false;
}

const isInData = (sign = 0): boolean => sign === 0 || sign === 0xff || (sign >= 0xd0 && sign <= 0xd7);

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
