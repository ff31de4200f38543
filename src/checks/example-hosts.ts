import { parseUrl } from '../parse-url';
/** Names that are kept for examples and for one's own machine (RFC 2606, RFC 6761): nobody can be visited there. */
const EXAMPLES =
  /(?:^|\.)(?:example(?:\.(?:com|net|org|edu))?|invalid|localhost)$|^(?:127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/i;

/** Whether a host is an example, or one's own machine. Names below `test` are no examples: they are for tests, and ours use them. */
export function isExampleHost(host: string): boolean {
  return EXAMPLES.test(host.replace(/\.$/, ''));
}

/** The host of a full address or of an e-mail address; `undefined` for anything else. */
export function hostOf(address: string): string | undefined {
  if (/^https?:\/\//i.test(address)) return parseUrl(address)?.hostname;
  return /^[^\s@/]+@([^\s@/]+)$/.exec(address)?.[1];
}
