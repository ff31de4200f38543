import { isInternal } from './is-internal';

const internal = [
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '192.0.0.8'],
  ...['192.0.2.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.251', '240.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1%eth0', 'fec0::1', 'fd00::1', 'ff02::1', '100::1', '2001:db8::1', '3fff::1', '5f00::1'],
  // IPv4 within IPv6: mapped, compatible, translated, NAT64 (also with a local prefix), Teredo, 6to4.
  ...['::ffff:127.0.0.1', '::ffff:a00:1', '::127.0.0.1', '::ffff:0:10.0.0.1', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1'],
  ...['64:ff9b:1::5db8:d822', '2001:0:4136:e378:8000:63bf:f5ff:fffe', '2002:7f00:1::', '2002:5db8:d822::1'],
  ...['localhost', ''],
];
const open = ['93.184.216.34', '172.32.0.1', '198.20.0.1', '2606:4700::1111', '::ffff:5db8:d822', '64:ff9b::5db8:d822'];

test('exactly the address ranges outside the public internet are internal', () => {
  expect(internal.filter((address) => !isInternal(address))).toEqual([]);
  expect(open.filter((address) => isInternal(address))).toEqual([]);
});
