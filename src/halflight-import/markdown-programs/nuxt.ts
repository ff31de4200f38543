import { posix } from 'node:path';
import { folderOf } from '../permalinks';
import type { Source } from '../source';
import { findConfig, hasTexts, type Site } from './site';

/** Nuxt Content: the texts of `content/`. `undefined` if the source is not of this program. */
export function readNuxt(source: Source): Site | undefined {
  const config = findConfig(source, /^nuxt\.config\.(?:[cm]?js|ts)$/);
  const folder = config === undefined ? '' : posix.join(folderOf(config), 'content');
  if (folder === '' || !hasTexts(source, folder)) return undefined;
  return { places: [{ folder, url: '' }], end: '', numbered: true };
}
