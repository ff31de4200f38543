import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { imageSize } from 'image-size';
import { imageEndings, isPicture } from '../fields/picture-files';
import { IMAGE_LARGE_SIDE, IMAGE_MAX_BYTES, IMAGE_MAX_SIDE } from '../limits';
import { cleanSvg } from '../sourcing/clean-svg';
import { verdictOn } from './decode-waiting';
import type { UnplacedProblem } from '../problem';

// By path; valid while the file's modification time and size are unchanged.
const checked = new Map<string, { stamp: string; problem: UnplacedProblem | undefined }>();

/**
 * The error that keeps a picture from being published, or a warning for its author; `undefined` if it is fine. Whether it can be decoded is only
 * known after `decodeWaiting`; until then its header decides.
 */
export function findImageProblem(absolutePath: string): UnplacedProblem | undefined {
  const problem = findHeadProblem(absolutePath);
  if (problem?.severity === 'error') return problem;
  const verdict = verdictOn(absolutePath);
  if (!verdict) return problem;
  if (/pixel limit|too (?:large|wide|high)/i.test(verdict))
    return error('oversized-image', `has more pixels than can be published (${verdict})`);
  return error('unreadable-image', `cannot be decoded: the file is damaged (${verdict}); save or copy it again`);
}

function findHeadProblem(absolutePath: string): UnplacedProblem | undefined {
  const { mtimeMs, size } = statSync(absolutePath);
  const stamp = `${mtimeMs} ${size}`;
  const known = checked.get(absolutePath);
  if (known?.stamp === stamp) return known.problem;
  const problem = check(absolutePath, size);
  checked.set(absolutePath, { stamp, problem });
  return problem;
}

function check(path: string, size: number): UnplacedProblem | undefined {
  const ending = extname(path).toLowerCase();
  if (!isPicture(path))
    return error('unreadable-image', `is not a picture that can be published; allowed: ${imageEndings.join(', ')}`);
  if (size > IMAGE_MAX_BYTES)
    return error('oversized-image', `is ${megabytes(size)} MB; at most ${megabytes(IMAGE_MAX_BYTES)} MB is allowed`);
  const damaged = 'cannot be read as a picture: the file is damaged, or its extension is wrong';
  if (size < LFS_POINTER_BYTES && readFileSync(path, 'latin1').startsWith(LFS_POINTER))
    return error(
      'unreadable-image',
      'is a Git LFS pointer instead of the picture: run "git lfs pull" in its repository and, if that is another repository, copy the picture again',
    );
  if (ending === '.svg') return checkSvg(readFileSync(path));
  const measured = readDimensions(path, size);
  if (!measured) return error('unreadable-image', damaged);
  const { width, height, type } = measured;
  if (!isWhole(path, type, size)) return error('unreadable-image', 'is cut off before its end; copy the file again');
  const dimensions = `is ${width} × ${height} pixels`;
  const side = Math.max(width, height);
  if (side > IMAGE_MAX_SIDE)
    return error('oversized-image', `${dimensions}; at most ${IMAGE_MAX_SIDE} on a side are allowed`);
  if (side > IMAGE_LARGE_SIDE)
    return {
      severity: 'warning',
      kind: 'large-image',
      message: `${dimensions}; ${IMAGE_LARGE_SIDE} on a side is enough`,
    };
  return undefined;
}

function checkSvg(bytes: Buffer): UnplacedProblem | undefined {
  try {
    const { removed } = cleanSvg(bytes);
    if (removed.length === 0) return undefined;
    const named = removed.slice(0, 3).join(', ') + (removed.length > 3 ? ` and ${removed.length - 3} more` : '');
    const message = `contains more than a drawing; these parts are left out: ${named}`;
    return { severity: 'warning', kind: 'unsafe-svg', message };
  } catch (reason) {
    return error(
      'unreadable-image',
      `cannot be read as an SVG: ${reason instanceof Error ? reason.message : String(reason)}`,
    );
  }
}

const error = (kind: string, message: string): UnplacedProblem => ({ severity: 'error', kind, message });

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/**
 * The beginning of a Git LFS pointer (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md): a file of less than 1024 bytes that was not
 * fetched.
 */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
const LFS_POINTER_BYTES = 1024;

/** How many bytes are read first: enough for nearly every picture's header, so that large files need not be read whole. */
const HEAD = 64 * 1024;

interface Measured {
  width: number;
  height: number;
  /** The actual format, whatever the file name says: `jpg`, `png` and so on. */
  type: string;
}

function readDimensions(path: string, size: number): Measured | undefined {
  const head = size > HEAD ? readPart(path, 0) : undefined;
  // Cameras may store a preview before the dimensions; then the whole file has to be read.
  return (head && measure(head)) ?? measure(readFileSync(path));
}

/** End markers of the formats that are most often truncated. */
const endMarks: Partial<Record<string, Buffer>> = { jpg: Buffer.from([0xff, 0xd9]), png: Buffer.from('IEND') };

/** Whether a picture has its end marker: a truncated download has a valid header, and would fail the build with an obscure message. */
function isWhole(path: string, type: string, size: number): boolean {
  // A GIF ends with a semicolon; some programs pad its last block.
  if (type === 'gif')
    return /;[\0\s]*$/.test(
      readPart(path, Math.max(0, size - HEAD))
        .toString('latin1')
        .slice(-1024),
    );
  const mark = endMarks[type];
  // Phones append a video to the picture, which leaves its end marker somewhere in the middle.
  return !mark || readPart(path, Math.max(0, size - HEAD)).includes(mark) || readFileSync(path).includes(mark, HEAD);
}

function readPart(path: string, from: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(HEAD);
    return bytes.subarray(0, readSync(file, bytes, 0, HEAD, from));
  } finally {
    closeSync(file);
  }
}

function measure(bytes: Uint8Array): Measured | undefined {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height, type } : undefined;
  } catch {
    return undefined;
  }
}
