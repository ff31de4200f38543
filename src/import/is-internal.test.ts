import { isInternal } from './is-internal';

test.each([
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', 'localhost'],
  ...['[::1]', '[::]', '[fe80::1]', '[fd00::1]', '[::ffff:127.0.0.1]', '[::ffff:a00:1]'],
])('%s is not public', async (host) => {
  expect(await isInternal(host)).toBe(true);
});

test.each(['93.184.216.34', '172.32.0.1', '[2606:4700::1111]', '[::ffff:5db8:d822]'])('%s is', async (host) => {
  expect(await isInternal(host)).toBe(false);
});
