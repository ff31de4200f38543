import { open } from 'node:fs/promises';

/** Where the header of an extended WebP file has its flags, and the one that says that frames follow. */
const FLAGS = 20;
const ANIMATION = 0x02;

/**
 * Whether a file is a picture that moves, which is published as it is because other formats and sizes would keep only its first frame: a GIF, by its
 * extension, or a WebP with frames, by its header. Throws if a WebP cannot be read.
 */
export async function isMoving(path: string): Promise<boolean> {
  if (/\.gif$/i.test(path)) return true;
  if (!/\.webp$/i.test(path)) return false;
  const file = await open(path);
  try {
    const head = Buffer.alloc(FLAGS + 1);
    await file.read(head, 0, head.length, 0);
    return /^RIFF....WEBPVP8X/s.test(head.toString('latin1')) && (head.readUInt8(FLAGS) & ANIMATION) !== 0;
  } finally {
    await file.close();
  }
}
