import { readFile } from 'node:fs/promises';
import { INLINE_DRAWING_BYTES } from '../limits';
import { cleanSvg } from './clean-svg';
import { findFile, type Resolving } from './resolving';

/** How a drawing uses the colours of the site around it. */
const ASKS = /\bcurrentcolor\b|\bvar\(\s*--/i;

/** The cleaned source of an SVG that uses the site's colours and is small enough to be inlined; `undefined` for any other file, or none. */
export async function readDrawing(path: string, resolving: Resolving): Promise<string | undefined> {
  const file = /\.svg$/i.test(path) ? await findFile(path, resolving) : undefined;
  if (!file) return undefined;
  return toDrawing(await readFile(String(file.absolutePath)));
}

/** The cleaned source of a drawing that is to be inlined; `undefined` for any other. */
export function toDrawing(source: Buffer | string): string | undefined {
  if (!ASKS.test(String(source)) || Buffer.byteLength(source) > INLINE_DRAWING_BYTES) return undefined;
  try {
    return cleanSvg(source).svg;
  } catch {
    // The check reports it.
    return undefined;
  }
}
