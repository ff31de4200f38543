import { readFile } from 'node:fs/promises';
import { INLINE_DRAWING_BYTES } from '../limits';
import { cleanSvg } from './clean-svg';
import { findFile, type Resolving } from './resolving';

/** What a drawing says that asks for the colours of the site it is shown on. */
const ASKS = /\bcurrentcolor\b|\bvar\(\s*--/i;

/**
 * The text of an SVG of the content folder, cleaned, if it asks for the colours of the site and is short enough to stand in a page; `undefined`
 * for every other file, and where there is none.
 */
export async function readDrawing(path: string, resolving: Resolving): Promise<string | undefined> {
  const file = /\.svg$/i.test(path) ? await findFile(path, resolving) : undefined;
  if (!file) return undefined;
  const text = await readFile(String(file.absolutePath), 'utf8');
  return toDrawing(text);
}

/** The cleaned text of a drawing that is meant to stand in a page; `undefined` for another. */
export function toDrawing(text: string): string | undefined {
  if (!ASKS.test(text) || Buffer.byteLength(text) > INLINE_DRAWING_BYTES) return undefined;
  try {
    return cleanSvg(text).svg;
  } catch {
    // The check refuses it.
    return undefined;
  }
}
