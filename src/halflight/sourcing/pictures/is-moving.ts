import { open } from 'node:fs/promises';

/** Reads so many bytes of a file from there, or fewer at its end. */
type Read = (at: number, length: number) => Buffer | Promise<Buffer>;

/** The first bytes of a PNG file. */
export const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Where the header of an extended WebP file has its flags, and the one that says that frames follow. */
const FLAGS = 20;
const ANIMATION = 0x02;

/** More than any list of the kinds of AVIF file that one is. */
const BRANDS = 256;

/**
 * Whether a file is a picture that moves, which is published as it is because other formats and sizes would keep only its first frame: a GIF, or a PNG, a
 * WebP or an AVIF with frames, by what is in the file. Throws if it cannot be read.
 */
export async function isMoving(path: string): Promise<boolean> {
  if (/\.gif$/i.test(path)) return true;
  if (!/\.(?:png|webp|avif)$/i.test(path)) return false;
  const file = await open(path);
  try {
    return await hasFrames(async (at, length) => {
      const bytes = Buffer.alloc(length);
      const { bytesRead } = await file.read(bytes, 0, length, at);
      return bytes.subarray(0, bytesRead);
    });
  } finally {
    await file.close();
  }
}

/** Whether a PNG, WebP or AVIF file has frames. */
export async function hasFrames(read: Read): Promise<boolean> {
  const head = await read(0, BRANDS);
  const start = head.toString('latin1');
  if (start.startsWith(PNG_SIGNATURE)) return hasFramesInPng(read);
  if (/^RIFF....WEBPVP8X/s.test(start)) return ((head[FLAGS] ?? 0) & ANIMATION) !== 0;
  return start.startsWith('ftyp', 4) && start.slice(8, head.readUInt32BE(0)).includes('avis');
}

/** In a PNG that moves, a chunk before the picture says how many frames there are. */
async function hasFramesInPng(read: Read): Promise<boolean> {
  let at = PNG_SIGNATURE.length;
  for (;;) {
    const head = await read(at, 8);
    const type = head.toString('latin1', 4);
    if (head.length < 8 || type === 'IDAT') return false;
    if (type === 'acTL') return true;
    // Its length, its type, and its checksum.
    at += head.readUInt32BE(0) + 12;
  }
}
