import { extname } from 'node:path';
import { decodeUrl } from '../parse-url';

/** A file name that is not taken: unchanged, or with a number. `taken` holds the names in the folder, in lower case. */
export function toFreeName(name: string, taken: ReadonlySet<string>): string {
  const ending = extname(name);
  const stem = name.slice(0, name.length - ending.length);
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem}-${count}${ending}`;
  return free;
}

/** A name that is safe on every disk, in URLs and in Markdown: letters, digits, hyphens, underscores, and one extension. */
export function toFileName(name: string): string {
  const base = decodeUrl(name)
    .normalize('NFC')
    .replace(/^.*[\\/]/, '');
  const ending = extname(base)
    .toLowerCase()
    .replace(/[^.a-z\d]/g, '')
    // Browsers also save JPEGs with these extensions.
    .replace(/^\.(?:jfif|pjpeg|pjp)$/, '.jpg');
  const stem = base
    .slice(0, base.length - extname(base).length)
    .replace(/[^\p{L}\p{N}\p{M}_-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
  const short =
    Array.from(stem).slice(0, 30).join('') === stem
      ? stem
      : Buffer.from(stem)
          .subarray(0, 100)
          .toString('utf8')
          .replace(/\uFFFD+$/, '');
  return `${short || 'file'}${ending}`;
}
