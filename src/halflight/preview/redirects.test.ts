import type { ServerResponse } from 'node:http';
import { followRedirects, showRedirects } from './redirects';

/** Where the preview redirects a URL to; `undefined` if it does not. */
function ask(url: string): string | undefined {
  let led: string | undefined;
  const response = {
    writeHead: (_: number, headers: { location: string }) => {
      led = headers.location;
      return { end: () => undefined };
    },
  };
  followRedirects({ url }, response as unknown as ServerResponse, () => undefined);
  return led;
}

test.each([
  ['/old/', '/posts/a/'],
  ['/old', '/posts/a/'],
  ['/old/?from=elsewhere', '/posts/a/'],
  ['/%C3%BCber.html', '/posts/%C3%BC/#there'],
  ['/shop/', 'https://shop.test/a%20b'],
  ['/posts/a/', undefined],
  ['/%zz', undefined],
])('the preview redirects %s to %s', (from, to) => {
  showRedirects(
    new Map([
      ['/old/', '/posts/a/'],
      ['/über.html', '/posts/ü/#there'],
      ['/shop/', 'https://shop.test/a%20b'],
    ]),
  );
  expect(ask(from)).toBe(to);
});
