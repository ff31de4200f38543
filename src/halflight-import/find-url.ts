import { parseUrl } from '../halflight/parse-url';
import type { Source } from './source';

/** Where a source says its URL in a way that does not depend on its program: `CNAME`, which GitHub Pages reads, or else `homepage` in `package.json`. */
export function findUrl({ text }: Source): string | undefined {
  const [domain] = ['CNAME', 'public/CNAME', 'static/CNAME', 'docs/CNAME']
    .map((file) => text(file).trim())
    .filter(Boolean);
  const [, homepage = ''] = /"homepage":\s*"([^"]*)"/.exec(text('package.json')) ?? [];
  const url = parseUrl(domain === undefined ? homepage : `https://${domain}/`);
  // Templates name their repository.
  return url && /^https?:$/.test(url.protocol) && !/^(?:www\.)?(?:github|gitlab)\.com$/.test(url.hostname)
    ? url.href
    : undefined;
}
