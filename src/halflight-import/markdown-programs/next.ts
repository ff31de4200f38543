import { posix } from 'node:path';
import { folderOf, stemOf } from '../permalinks';
import { readFile } from '../read-item';
import type { Source } from '../source';
import { fieldOf, textOf } from '../values';
import { findConfig, hasTexts, type Site } from './site';

/** Next.js: texts in the folders that its starters use. `undefined` if the source is not of this program. */
export function readNext(source: Source): Site | undefined {
  const config = findConfig(source, /^next\.config\.(?:[cm]?js|ts)$/);
  if (config === undefined) return undefined;
  const folders = [
    'data',
    'content',
    'posts',
    '_posts',
    'blog',
    'src/content',
    'src/posts',
    'src/data',
    'pages',
    'src/pages',
  ];
  const places = folders
    .map((folder) => posix.join(folderOf(config), folder))
    .filter((folder) => hasTexts(source, folder))
    .map((folder) => ({ folder, url: /posts$|blog$/.test(folder) ? posix.basename(folder).replace('_', '') : '' }));
  const isAuthor = (file: string) => /(?:^|\/)authors?\//.test(file);
  return {
    places,
    end: '',
    authors: new Map(
      source.files
        .filter((file) => isAuthor(file) && /\.mdx?$/.test(file))
        .map((file) => [stemOf(file), textOf(fieldOf(readFile(source, file, []).values, 'name', 'title'))] as const)
        .filter(([, name]) => name !== ''),
    ),
    whyNot: (file) => (isAuthor(file) ? 'it is about an author, whose name is taken' : undefined),
  };
}
