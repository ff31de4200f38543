import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not reached from everywhere (IANA’s registry of special-purpose addresses, RFC 6890), and multicast. */
const INTERNAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** The addresses of IPv6 that hold one of IPv4, which they lead to: mapped ones, and those of NAT64, which networks without IPv4 have for all of it. */
const EMBEDDING = ['::ffff:', '64:ff9b::'] as const;
const EMBEDDED_AT = 96;

/** All that has been given out of IPv6 for use everywhere. */
const GLOBAL_IPV6 = ['2000::', 3] as const;

/** What in it is not: protocols (with Teredo, which embeds IPv4), documentation, and 6to4, which embeds IPv4 and is given up (RFC 7526). */
const INTERNAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const internal = new BlockList();
const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, 'ipv6');
for (const [address, prefix] of INTERNAL_IPV6) internal.addSubnet(address, prefix, 'ipv6');
for (const start of EMBEDDING) global.addSubnet(`${start}0.0.0.0`, EMBEDDED_AT, 'ipv6');
for (const [address, prefix] of INTERNAL_IPV4) {
  internal.addSubnet(address, prefix, 'ipv4');
  for (const start of EMBEDDING) internal.addSubnet(start + address, EMBEDDED_AT + prefix, 'ipv6');
}

/** Whether an IP address is not one that the whole internet reaches: the machine itself, its network, or none. What is no address is internal, too. */
export function isInternal(address: string): boolean {
  // It may name a network card.
  const bare = address.replace(/%.*/, '');
  if (isIP(bare) === 4) return internal.check(bare, 'ipv4');
  return isIP(bare) !== 6 || !global.check(bare, 'ipv6') || internal.check(bare, 'ipv6');
}
