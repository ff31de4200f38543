import { posix } from 'node:path';
import { folderOf } from '../permalinks';
import type { Source } from '../source';
import { isNo, textOf } from '../values';
import { findConfig, type Site } from './site';

/** MkDocs: the texts of `docs_dir`. `undefined` if the source is not of this program. */
export function readMkDocs(source: Source): Site | undefined {
  const config = findConfig(source, /^mkdocs\.ya?ml$/);
  if (config === undefined) return undefined;
  const settings = source.settings(config);
  const folder = posix.join(folderOf(config), textOf(settings.docs_dir) || 'docs');
  return {
    places: [{ folder: folder === '.' ? '' : folder, url: '' }],
    url: textOf(settings.site_url) || undefined,
    end: isNo(settings.use_directory_urls) ? '.html' : '/',
  };
}
