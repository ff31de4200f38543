import { ADDRESS_PREFIX } from '../halflight/limits';
import { parseUrl } from '../halflight/parse-url';

/** The key shared by all addresses that cannot be parsed: a proxy that writes something else must not switch the limit off. */
const UNKNOWN = 'unknown';

/**
 * The key that a visitor is counted under: an IPv4 address, or the network of an IPv6 address. Ignores ports, brackets and zones, which some proxies
 * write. An IPv4 address within an IPv6 one (mapped, or by NAT64, RFC 6052) counts as that IPv4 address. Everything that is not an address shares one
 * key.
 */
export function rateLimitKey(address: string): string {
  const host = withoutPort(address.trim());
  return readIPv4(host) ?? readIPv6(host) ?? UNKNOWN;
}

/** Extracts the address from `192.0.2.1:5000`, `[2001:db8::1]:5000`, `"[2001:db8::1]"` or `fe80::1%eth0`. */
function withoutPort(text: string): string {
  const bracketed = /^"?\[([^\]]*)\](?::\d+)?"?$/.exec(text)?.[1];
  const host = bracketed ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  return host.replace(/%.*$/, '');
}

function readIPv4(text: string): string | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return undefined;
  const parts = text.split('.').map(Number);
  return parts.every((part) => part < 256) ? parts.join('.') : undefined;
}

function readIPv6(text: string): string | undefined {
  // The URL parser normalises IPv6 addresses.
  const url = /^[\da-f:.]+$/i.test(text) ? parseUrl(`http://[${text}]/`) : undefined;
  if (!url) return undefined;
  const [start = '', end] = url.hostname.slice(1, -1).split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const first = read(start);
  const last = read(end ?? '');
  const groups = [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
  const prefix = groups.slice(0, 6).map((group) => group.toString(16));
  // ::ffff:0:0/96 and 64:ff9b::/96.
  if (['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'].includes(prefix.join(':'))) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  const whole = Math.floor(ADDRESS_PREFIX / 16);
  const partial = (groups[whole] ?? 0) & (0xffff << (16 - (ADDRESS_PREFIX % 16)));
  return `${[...prefix.slice(0, whole), (partial & 0xffff).toString(16)].join(':')}::/${ADDRESS_PREFIX}`;
}
