/**
 * The bytes of a photograph without what the camera and the programs after it noted down: where and when it was taken, with which camera,
 * by whom. Its pixels, its colours and the way it is turned stay as they are. Files of other kinds, and damaged ones, come back untouched.
 */
export function withoutMetadata(bytes: Buffer): Buffer {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return cleanJpeg(bytes);
  if (bytes.subarray(0, 8).equals(PNG)) return cleanPng(bytes);
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return cleanWebp(bytes);
  return bytes;
}

const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9];

/** EXIF and XMP, IPTC, comments. What is kept has the colour profile and how colours are coded. */
const JPEG_NOTES = [0xe1, 0xed, 0xfe];

/** What lies behind the end of the image, such as the other pictures that a phone took with it, goes too: each has notes of its own. */
function cleanJpeg(bytes: Buffer): Buffer {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let place = 2;
  while (place + 4 <= bytes.length && bytes[place] === 0xff) {
    const marker = bytes[place + 1] ?? 0;
    const end = place + 2 + bytes.readUInt16BE(place + 2);
    const segment = bytes.subarray(place, end);
    const name = segment.toString('latin1', 4, 10);
    if (name === 'Exif\0\0') kept.push(...orientationOf(segment.subarray(10)));
    else if (!JPEG_NOTES.includes(marker) && !name.startsWith('MPF\0')) kept.push(segment);
    place = end;
    if (marker !== START_OF_SCAN) continue;
    const next = endOfScan(bytes, place);
    kept.push(bytes.subarray(place, next));
    if (bytes[next + 1] === END_OF_IMAGE) return Buffer.concat([...kept, bytes.subarray(next, next + 2)]);
    place = next;
  }
  return bytes;
}

/** Where the pixels of a scan end: at the first marker that is none of those within them. */
function endOfScan(bytes: Buffer, start: number): number {
  let place = bytes.indexOf(0xff, start);
  while (place >= 0) {
    const marker = bytes[place + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return place;
    place = bytes.indexOf(0xff, place + 1);
  }
  return bytes.length;
}

const ORIENTATION = 0x0112;

/** Of EXIF, given as TIFF, the one tag without which a picture would lie on its side; nothing where it stands upright. */
function orientationOf(tiff: Buffer): Buffer[] {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = tiff.length < 8 ? 0 : little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = short(first);
  const tags = Array.from({ length: Math.min(count, 512) }, (_, index) => first + 2 + index * 12);
  const tag = tags.find((at) => short(at) === ORIENTATION);
  const turned = tag === undefined ? 1 : short(tag + 8);
  if (turned < 2 || turned > 8) return [];
  // One directory of one entry: the tag, a number of 16 bits, one of it.
  return [
    Buffer.from([
      ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
      ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turned, 0, 0, 0, 0, 0, 0],
    ]),
  ];
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const PNG_NOTES = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

function cleanPng(bytes: Buffer): Buffer {
  const kept: Uint8Array[] = [PNG];
  let place = PNG.length;
  while (place + 12 <= bytes.length) {
    const end = place + 12 + bytes.readUInt32BE(place);
    if (!PNG_NOTES.includes(bytes.toString('latin1', place + 4, place + 8))) kept.push(bytes.subarray(place, end));
    place = end;
  }
  return place === bytes.length ? Buffer.concat(kept) : bytes;
}

const WEBP_NOTES = ['EXIF', 'XMP '];

/** In the header of an extended WebP, the bits that say that there is EXIF and XMP. */
const WEBP_FLAGS = 0b1100;

function cleanWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let place = 12;
  while (place + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(place + 4);
    const end = place + 8 + size + (size % 2);
    const name = bytes.toString('latin1', place, place + 4);
    const chunk = Buffer.from(bytes.subarray(place, end));
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~WEBP_FLAGS, 8);
    if (!WEBP_NOTES.includes(name)) kept.push(chunk);
    place = end;
  }
  if (place !== bytes.length) return bytes;
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
