import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync, type Message } from 'esbuild';
import { isOnHost, isWebAddress } from '../fields/formats';
import { toFilePath } from '../to-file-path';
import { isPicture } from '../fields/picture-files';
import { findImageProblem } from './check-image';
import { refusalOf } from '../sourcing/active-file';
import { CUSTOM_STYLE } from '../sourcing/custom-style';
import { positionAt } from '../sourcing/position';
import type { Check } from './context';
import type { Problem } from '../problem';
import { findImports, findUrls } from '../sourcing/style-sheet-urls';

/** Checks the author's stylesheet: invalid CSS, `@import`, missing or broken files, unlisted hosts. */
export const checkStyleSheet: Check = ({ folder, content: { site } }) => {
  const hosts = site?.images?.hosts ?? [];
  const path = join(folder, CUSTOM_STYLE);
  if (!existsSync(path) || statSync(path).isDirectory()) return [];
  const css = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const { warnings } = transformSync(css, { loader: 'css', logLevel: 'silent' });
  const imports = findImports(css).map((offset) => ({
    ...problem,
    ...positionAt(css, offset),
    kind: 'import',
    message: '@import does not work in a cascade layer; write the rules in this file',
  }));
  const addresses = findUrls(css).flatMap(({ address, start }) => {
    const wrong = checkAddress(address, folder, hosts);
    return wrong ? [{ ...problem, ...positionAt(css, start), ...wrong }] : [];
  });
  return [...warnings.map(toProblem), ...imports, ...addresses];
};

const problem = { file: CUSTOM_STYLE, severity: 'error' } as const;

function checkAddress(
  address: string,
  folder: string,
  hosts: readonly string[],
): Pick<Problem, 'kind' | 'message'> | undefined {
  const named = toFilePath('', address);
  if (named && !existsSync(join(folder, named.path)))
    return { kind: 'missing-file', message: `there is no file ${named.path} beside ${CUSTOM_STYLE}` };
  const refusal = named && refusalOf(named.path);
  if (refusal) return { kind: 'active-file', message: `${named.path} ${refusal}` };
  const found = named && isPicture(named.path) ? findImageProblem(join(folder, named.path)) : undefined;
  if (found?.severity === 'error') return { kind: found.kind, message: `${named?.path ?? ''} ${found.message}` };
  const elsewhere = address.startsWith('//') ? `https:${address}` : address;
  if (isWebAddress(elsewhere) && !isOnHost(elsewhere, hosts))
    return {
      kind: 'unlisted-host',
      message: `visitors’ browsers would load this from ${new URL(elsewhere).hostname}; put the file beside ${CUSTOM_STYLE}, or list the host of a picture under "images.hosts" of site.md`,
    };
  return undefined;
}

/** Columns of esbuild's messages are 0-based and count bytes. */
function toProblem({ id, text, location }: Message): Problem {
  const before = Buffer.from(location?.lineText ?? '').subarray(0, location?.column ?? 0);
  const place = { line: location?.line ?? 1, column: before.toString().length + 1 };
  if (id === 'unsupported-css-property') {
    const suggestion = location?.suggestion;
    return {
      ...problem,
      ...place,
      severity: 'warning',
      kind: 'unknown-property',
      message: text,
      ...(suggestion && { suggestion }),
    };
  }
  return { ...problem, ...place, kind: 'invalid-css', message: text.charAt(0).toLowerCase() + text.slice(1) };
}
