import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not globally reachable (IANA's special-purpose address registry, RFC 6890), and multicast. */
const INTERNAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];

/** IPv6 prefixes that embed an IPv4 address and route to it: mapped addresses, and NAT64, which IPv6-only networks use for every IPv4 host. */
const EMBEDDING = ['::ffff:', '64:ff9b::'] as const;
const EMBEDDED_AT = 96;

/**
 * Exceptions within the global unicast range of IPv6: protocol assignments (including Teredo, which embeds IPv4), documentation, and 6to4, which
 * embeds IPv4 and is deprecated (RFC 7526).
 */
const INTERNAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const internal = new BlockList();
const global = new BlockList();
const add = (list: BlockList, network: string, type: 'ipv4' | 'ipv6', start = '', bits = 0) => {
  const [address = '', prefix] = network.split('/');
  list.addSubnet(start + address, bits + Number(prefix), type);
};
// The global unicast range of IPv6.
add(global, '2000::/3', 'ipv6');
for (const network of INTERNAL_IPV6) add(internal, network, 'ipv6');
for (const network of INTERNAL_IPV4) add(internal, network, 'ipv4');
for (const start of EMBEDDING) {
  add(global, '0.0.0.0/0', 'ipv6', start, EMBEDDED_AT);
  for (const network of INTERNAL_IPV4) add(internal, network, 'ipv6', start, EMBEDDED_AT);
}

/** Whether an IP address is not globally reachable, such as this machine or its network. Invalid addresses count as internal. */
export function isInternal(address: string): boolean {
  // It may end with a zone such as `%eth0`.
  const bare = address.replace(/%.*/, '');
  if (isIP(bare) === 4) return internal.check(bare, 'ipv4');
  return isIP(bare) !== 6 || !global.check(bare, 'ipv6') || internal.check(bare, 'ipv6');
}
