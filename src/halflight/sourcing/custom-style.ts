import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { toFilePath } from '../to-file-path';
import { refusalOf } from './active-file';
import { publishFile } from './publish-file';
import { findFile, type Resolving } from './resolving';
import { replaceUrls } from './style-sheet-urls';

/** The author's own stylesheet, in the content folder. */
export const CUSTOM_STYLE = 'custom.css';

/** The author's stylesheet as it is inlined in every page: minified, in the last layer, with the site's URLs; `undefined` if there is none. */
export async function customStyleOf(resolving: Resolving): Promise<string | undefined> {
  const file = await findFile(CUSTOM_STYLE, resolving);
  if (!file) return undefined;
  const source = await readFile(String(file.absolutePath), 'utf8');
  const located = await replaceUrls(withoutEncoding(source), (address) => locate(address, resolving));
  const { code } = await transform(located, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return harmless(`@layer custom{${code.trim()}}`);
}

/** Removes the byte order mark and `@charset`, since the page determines the encoding. */
function withoutEncoding(css: string): string {
  return css.replace(/^\uFEFF?(?:@charset[^;]*;)?/i, '');
}

/** The published URL of a file that the stylesheet references; `undefined` for a URL that stays as it is. */
async function locate(address: string, resolving: Resolving): Promise<string | undefined> {
  if (address.startsWith('/') && !address.startsWith('//')) return resolving.pathPrefix + address;
  const named = toFilePath('', address);
  const file = named && refusalOf(named.path) === undefined && (await findFile(named.path, resolving));
  return file ? (await publishFile(String(file.absolutePath), resolving.pathPrefix)) + named.rest : undefined;
}

/**
 * Makes CSS safe inside `<style>`. Unlike browsers, Gatsby decodes character references there in what a `Head` renders, so an ampersand that could
 * begin one is escaped.
 */
function harmless(css: string): string {
  return css
    .replace(/<\/(?=style)/gi, '<\\/')
    .replace(/"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\((?:[^()\\]|\\[^])*\)|&(?=[#a-z])/gi, (token) =>
      token === '&' ? '&/**/' : token.replaceAll('&', '\\26 '),
    );
}
