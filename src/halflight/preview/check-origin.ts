import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseUrl } from '../parse-url';

/** Whether a `Host` header names this machine. Any other name that resolves to it may belong to another website (DNS rebinding). */
export function isThisMachine(host = ''): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
}

/**
 * Why a request is refused because it does not come from a page of the preview; `undefined` if it does. `isOpen` also allows names other than this
 * machine's.
 */
export function checkOrigin(
  { headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  isOpen: boolean,
): string | undefined {
  const { host = '', origin, 'x-forwarded-host': forwarded = '' } = headers;
  if (!isOpen && !isThisMachine(host))
    return `The preview is at localhost, not at ${JSON.stringify(host)}. To open it under another name, start it with "npm start -- --host ADDRESS".\n`;
  // Pages of other sites cannot set a proxy's header.
  const hosts = [host, ...String(forwarded).split(/\s*,\s*/)];
  const isSameOrigin = origin === undefined ? isSameSite(headers, url) : hosts.includes(parseUrl(origin)?.host ?? '-');
  return isSameOrigin ? undefined : 'The preview only answers its own pages.\n';
}

/**
 * Whether a request without an `Origin` comes from a page of the preview, or opens one: browsers omit `Origin` for pictures and frames but send
 * `Sec-Fetch-Site`. Any site may link to a page, except to URLs that begin with `_`: those are Gatsby's own tools, some of which act on files.
 */
function isSameSite(headers: IncomingHttpHeaders, url: string): boolean {
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  return site === 'none' || site === 'same-origin' || (mode === 'navigate' && !url.startsWith('/_'));
}
