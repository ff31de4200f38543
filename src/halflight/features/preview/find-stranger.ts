import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseUrl } from '../../parse-url';

/** Whether a `Host` header names this machine. Any other name that resolves to it may belong to somebody else's website (DNS rebinding). */
export function isThisMachine(host = ''): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
}

/** Why a request does not come from a page of the preview; `undefined` if it does. `isOpen` allows other names than this machine's. */
export function findStranger(
  { headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  isOpen: boolean,
): string | undefined {
  const { host = '', origin, 'x-forwarded-host': forwarded = '' } = headers;
  if (!isOpen && !isThisMachine(host))
    return `The preview is at localhost, not at ${JSON.stringify(host)}. To open it under another name, start it with "npm start -- --host ADDRESS".\n`;
  // Pages of other sites cannot set the header of a proxy.
  const own = [host, ...String(forwarded).split(/\s*,\s*/)];
  const isOwn = origin === undefined ? isAskedHere(headers, url) : own.includes(parseUrl(origin)?.host ?? '-');
  return isOwn ? undefined : 'The preview only answers its own pages.\n';
}

/**
 * Whether a request without an origin comes from a page of the preview, or opens one: browsers send no origin for pictures and frames, but say what
 * kind of site asks. A link to a page may be anywhere; URLs that begin with `_` are Gatsby's own tools, some of which act on files.
 */
function isAskedHere(headers: IncomingHttpHeaders, url: string): boolean {
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  return site === 'none' || site === 'same-origin' || (mode === 'navigate' && !url.startsWith('/_'));
}
