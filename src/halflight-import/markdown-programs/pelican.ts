import { posix } from 'node:path';
import { folderOf } from '../permalinks';
import type { Source } from '../source';
import { findConfig, settingIn, type Site } from './site';

/** Pelican: the Markdown of its `PATH`. `undefined` if the source is not of this program. */
export function readPelican(source: Source): Site | undefined {
  const config = findConfig(source, /^pelicanconf\.py$/);
  if (config === undefined) return undefined;
  const code = source.text(config);
  return {
    places: [{ folder: posix.join(folderOf(config), settingIn(code, 'PATH') || 'content'), url: '' }],
    url:
      settingIn(code, 'SITEURL') ||
      settingIn(source.text(posix.join(folderOf(config), 'publishconf.py')), 'SITEURL') ||
      undefined,
    language: settingIn(code, 'DEFAULT_LANG') || undefined,
    end: '.html',
  };
}
