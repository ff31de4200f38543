import { toCopyrightXmp } from './with-copyright';

/** JPEG segments needed to show the picture, by marker, and how their data begins, as Latin-1: JFIF, colour profile, Adobe's colour transform. */
const NEEDED: Partial<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

/** How the data of a segment with XMP begins. */
const XMP = 'http://ns.adobe.com/xap/1.0/\0';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);

interface Kept {
  /** How the picture is to be turned, as in EXIF: 1 to 8. */
  orientation?: number;
  copyright?: string | undefined;
}

/**
 * A JPEG file with the same picture, bit for bit, and nothing besides: no place, camera, preview or history, and nothing after its end, where phones
 * append videos. Its orientation is kept, and a copyright notice is added if there is one. `undefined` if it is not built as a JPEG file should be.
 */
export function toBareJpeg(bytes: Buffer, { orientation = 1, copyright }: Kept = {}): Buffer | undefined {
  if (!bytes.subarray(0, 2).equals(START)) return undefined;
  const [first, ...others] = segmentsOf(bytes) ?? [];
  if (!first) return undefined;
  const added = [
    ...(orientation === 1 ? [] : [toSegment(toExif(orientation))]),
    ...(copyright === undefined ? [] : [toSegment(Buffer.from(XMP + toCopyrightXmp(copyright)))]),
  ];
  // JFIF comes first.
  const isJfif = first[1] === 0xe0;
  return Buffer.concat([START, ...(isJfif ? [first, ...added] : [...added, first]), ...others, END]);
}

/** The segments needed to show a picture, each with the scan that follows it; `undefined` if the file does not end with its picture. */
function segmentsOf(bytes: Buffer): Buffer[] | undefined {
  const kept: Buffer[] = [];
  let at = START.length;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const needed = NEEDED[marker];
    const isStored = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    const isNeeded =
      !isStored || (needed !== undefined && bytes.toString('latin1', at + 4, at + 4 + needed.length) === needed);
    // Entropy-coded data follows the start of a scan: in it, 0xFF only occurs before 0 and restart markers.
    const next = marker === 0xda ? findMarker(bytes, end) : end;
    if (isNeeded) kept.push(bytes.subarray(at, next));
    at = next;
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return kept;
  }
  return undefined;
}

function findMarker(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] !== 0xff || isInData(bytes[at + 1]))) at += 1;
  return at;
}

const isInData = (sign = 0): boolean => sign === 0 || sign === 0xff || (sign >= 0xd0 && sign <= 0xd7);

/** An APP1 segment. */
function toSegment(data: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** EXIF with one field: the orientation (0x0112), a short (3). */
function toExif(orientation: number): Buffer {
  const fields = Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'), fields]);
}
