import { parseUrl } from '../halflight/parse-url';
import type { Source } from './source';

/** Code near the top of a source, where programs without a configuration file have their settings, such as Next.js. */
const CODE = /^(?:[^/]+\/){0,2}[^/]+\.[cm]?[jt]sx?$/;

const IN_CODE =
  /\b(?:site_?url|base_?url|metadataBase|const\s+(?:domain|site))["']?\s*[:=]\s*(?:new URL\(\s*)?["'`](https?:\/\/[^"'`]+)["'`]/i;

/**
 * The URL of a site where a source says it in a way that does not depend on its program: in `CNAME`, which GitHub Pages reads, in `homepage` of
 * `package.json`, or in its code.
 */
export function findUrl({ files, text }: Pick<Source, 'files' | 'text'>): string | undefined {
  const domain = ['CNAME', 'public/CNAME', 'static/CNAME', 'docs/CNAME'].map((file) => text(file).trim()).find(Boolean);
  const homepage = /"homepage":\s*"([^"]*)"/.exec(text('package.json'))?.[1];
  const found = [domain && `https://${domain}/`, homepage].map(toUrl).find(Boolean);
  if (found !== undefined) return found;
  for (const file of files.filter((path) => CODE.test(path))) {
    const url = toUrl(IN_CODE.exec(text(file))?.[1]);
    if (url !== undefined) return url;
  }
  return undefined;
}

/** An address as that of a site; `undefined` for those of repositories, which templates have, and of the author's machine. */
function toUrl(written: string | undefined): string | undefined {
  const url = parseUrl(written ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return /^(?:(?:www\.)?(?:github|gitlab)\.com|localhost|127\..*)$/.test(url.hostname) ? undefined : url.href;
}
