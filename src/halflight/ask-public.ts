import dns from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInternal } from './is-internal';
import { parseUrl } from './parse-url';

interface Options {
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
  /** Hosts that may be in the machine's own network: `host` or `host:port`. */
  allowed?: readonly string[];
  /** What to say of a host that is not allowed. */
  refusal?: (host: string) => string;
  /** Sends these fields as a form does. */
  form?: URLSearchParams;
}

const inOwnNetwork = (host: string): string => `${host} is in your own network`;

/**
 * The response to one request for a URL that a stranger wrote, without cookies; redirects are not followed. Throws unless the URL is http or https and
 * its host is public or allowed.
 */
export async function askPublic(
  target: string,
  { signal, headers, allowed = [], refusal = inOwnNetwork, form }: Options,
): Promise<IncomingMessage> {
  const url = parseUrl(target);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('it is not a web address');
  const isAllowed = allowed.includes(url.hostname) || allowed.includes(url.host);
  // In URLs, IPv6 addresses are in brackets.
  const address = url.hostname.replace(/^\[|\]$/g, '');
  // IP addresses are never passed to `lookup`, so they are checked here.
  if (!isAllowed && isIP(address) !== 0 && isInternal(address)) throw new Error(refusal(url.hostname));
  [url.username, url.password] = ['', ''];
  const typed = form && { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((done, failed) => {
    (url.protocol === 'https:' ? https : http)
      .request(
        url,
        {
          signal,
          method: form ? 'POST' : 'GET',
          headers: { ...headers, ...typed },
          ...(!isAllowed && { lookup: lookUpPublic(refusal) }),
        },
        done,
      )
      .on('error', failed)
      .end(form?.toString());
  });
}

/**
 * Looks up a host for a connection, as Node would. If any of its addresses is not public, the connection is refused. It uses exactly these addresses,
 * so the host cannot switch to others in between (DNS rebinding).
 */
const lookUpPublic =
  (refusal: (host: string) => string): LookupFunction =>
  (hostname, options, done) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (!first) done(error ?? new Error(`${hostname} has no address`), '');
      else if (addresses.some(({ address }) => isInternal(address))) done(new Error(refusal(hostname)), '');
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
