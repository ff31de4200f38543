import { isThisMachine } from './check-origin';

test.each(['localhost', 'localhost:8000', '127.0.0.1:1', '[::1]:8000'])('%s is this machine', (host) => {
  expect(isThisMachine(host)).toBe(true);
});

test.each([undefined, '', 'localhost.evil.example', 'evil.example:8000', '127.0.0.1.evil.example', '192.0.2.1'])(
  '%s is not',
  (host) => {
    expect(isThisMachine(host)).toBe(false);
  },
);
