import { parseUrl } from '../parse-url';
/** Host names reserved for examples and the local machine (RFC 2606, RFC 6761), which no visitor can reach. */
const EXAMPLES =
  /(?:^|\.)(?:example(?:\.(?:com|net|org|edu))?|invalid|localhost)$|^(?:127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/i;

/** Whether a host is an example or the local machine. Names below `.test` do not count: our tests use them. */
export function isExampleHost(host: string): boolean {
  return EXAMPLES.test(host.replace(/\.$/, ''));
}

/** The host of a full URL or an email address; `undefined` for anything else. */
export function hostOf(address: string): string | undefined {
  if (/^https?:\/\//i.test(address)) return parseUrl(address)?.hostname;
  return /^[^\s@/]+@([^\s@/]+)$/.exec(address)?.[1];
}
