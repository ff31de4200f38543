import { rateLimitKey } from './rate-limit-key';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:5000', '192.0.2.1'],
  ['192.00.2.01', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:5000', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['64:ff9b:0:0:1::c000:201', '64:ff9b:0:0::/56'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:DB8:1:2ff::9', '2001:db8:1:200::/56'],
  ['"[2001:db8:1:2::9]:5000"', '2001:db8:1:0::/56'],
  ['[2001:db8:1:2::9]', '2001:db8:1:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['', 'unknown'],
  ['_hidden', 'unknown'],
  ['300.0.2.1', 'unknown'],
  ['2001:db8::1]/@evil', 'unknown'],
])('%s is counted under %s', (address, key) => {
  expect(rateLimitKey(address)).toBe(key);
});

test('a household with 256 networks of 64 bits counts once', () => {
  const keys = Array.from({ length: 256 }, (_, index) =>
    rateLimitKey(`2001:db8:1:5${index.toString(16).padStart(2, '0')}::1`),
  );
  expect(new Set(keys).size).toBe(1);
});
