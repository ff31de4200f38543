import { readFile } from 'node:fs/promises';
import { INLINE_DRAWING_BYTES } from '../limits';
import { cleanSvg } from './clean-svg';
import { findFile, type Resolving } from './resolving';

/** How a drawing refers to the colours of the site that it is shown on. */
const ASKS = /\bcurrentcolor\b|\bvar\(\s*--/i;

/**
 * The cleaned text of an SVG of the content folder, if it uses the colours of the site and is small enough to be inlined; `undefined` for every other
 * file, and where there is none.
 */
export async function readDrawing(path: string, resolving: Resolving): Promise<string | undefined> {
  const file = /\.svg$/i.test(path) ? await findFile(path, resolving) : undefined;
  if (!file) return undefined;
  const text = await readFile(String(file.absolutePath), 'utf8');
  return toDrawing(text);
}

/** The cleaned text of a drawing that is to be inlined; `undefined` for any other. */
export function toDrawing(text: string): string | undefined {
  if (!ASKS.test(text) || Buffer.byteLength(text) > INLINE_DRAWING_BYTES) return undefined;
  try {
    return cleanSvg(text).svg;
  } catch {
    // The check reports it.
    return undefined;
  }
}
