import { open } from 'node:fs/promises';

/** Reads `length` bytes of a file at an offset, or fewer at its end. */
type Read = (at: number, length: number) => Buffer | Promise<Buffer>;

export const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Offset of the flags in the header of an extended WebP file, and the flag for animation. */
const FLAGS = 20;
const ANIMATION = 0x02;

/** In bytes; more than the list of brands at the start of any AVIF file takes. */
const BRANDS = 256;

/**
 * Whether a file is an animated picture: a GIF, or a PNG, WebP or AVIF with frames, judged by its content. Those are published as they are, because
 * other formats and sizes would keep only the first frame. Throws if the file cannot be read.
 */
export async function isAnimated(path: string): Promise<boolean> {
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

/** In an animated PNG, a chunk before the picture holds the number of frames. */
async function hasFramesInPng(read: Read): Promise<boolean> {
  let at = PNG_SIGNATURE.length;
  for (;;) {
    const head = await read(at, 8);
    const type = head.toString('latin1', 4);
    if (head.length < 8 || type === 'IDAT') return false;
    if (type === 'acTL') return true;
    // Length, type and checksum take 12 bytes.
    at += head.readUInt32BE(0) + 12;
  }
}
