import type { IncomingMessage } from 'node:http';
import { parseUrl } from '../../parse-url';

/** Whether a `Host` header names this machine. Any other name that resolves to it may belong to somebody else's website (DNS rebinding). */
export function isThisMachine(host = ''): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
}

/** Why a request does not come from a page of the preview; `undefined` if it does. `isOpen` allows other names than this machine's. */
export function findStranger({ headers }: Pick<IncomingMessage, 'headers'>, isOpen: boolean): string | undefined {
  const { host = '', origin, 'x-forwarded-host': forwarded = '' } = headers;
  if (!isOpen && !isThisMachine(host))
    return `The preview is at localhost, not at ${JSON.stringify(host)}. To open it under another name, start it with "npm start -- --host ADDRESS".\n`;
  // Pages of other sites cannot set the header of a proxy.
  const own = [host, ...String(forwarded).split(/\s*,\s*/)];
  if (origin === undefined || own.includes(parseUrl(origin)?.host ?? '-')) return undefined;
  return 'The preview only answers its own pages.\n';
}
