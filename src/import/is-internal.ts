import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';

/** The networks that are not reached from everywhere: the machine itself, private, shared, link-local and unique local addresses (RFC 6890). */
const NETWORKS = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const;

const networks = new BlockList();
for (const [address, prefix, family] of NETWORKS) networks.addSubnet(address, prefix, family);

/** Whether the host of a URL is in such a network, by any of its addresses. Throws if it has none. */
export async function isInternal(hostname: string): Promise<boolean> {
  // In URLs, IPv6 addresses are in brackets; in answers, they may name a network card.
  const addresses = await lookup(hostname.replaceAll(/[[\]]/g, ''), { all: true });
  return addresses.some(({ address, family }) =>
    networks.check(address.replace(/%.*/, ''), family === 6 ? 'ipv6' : 'ipv4'),
  );
}
