import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { toFilePath } from '../derive/to-file-path';
import { publishFile } from './publish-file';
import { findFile, type Resolving } from './resolving';
import { replaceUrls } from './style-sheet-urls';

/** The author's own style sheet, in the content folder. */
export const CUSTOM_STYLE = 'custom.css';

/** The author's style sheet as it stands in every page: small, in the last cascade layer, its addresses those of the site; `undefined` without one. */
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

/** The text without what names its encoding, which is that of the page. */
function withoutEncoding(css: string): string {
  return css.replace(/^\uFEFF?(?:@charset[^;]*;)?/i, '');
}

/** The address in the finished site of what the style sheet names; `undefined` for one that stays as it is. */
async function locate(address: string, resolving: Resolving): Promise<string | undefined> {
  if (address.startsWith('/') && !address.startsWith('//')) return resolving.pathPrefix + address;
  const named = toFilePath('', address);
  const file = named && (await findFile(named.path, resolving));
  return file && (await publishFile(String(file.absolutePath), resolving.pathPrefix)) + named.rest;
}

/**
 * A style sheet that may be written between `<style>` and `</style>`. Gatsby reads character references in what a `Head` draws, as
 * browsers do not: an ampersand that could begin one is written otherwise.
 */
function harmless(css: string): string {
  return css
    .replace(/<\/(?=style)/gi, '<\\/')
    .replace(/"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\((?:[^()\\]|\\[^])*\)|&(?=[#a-z])/gi, (token) =>
      token === '&' ? '&/**/' : token.replaceAll('&', '\\26 '),
    );
}
