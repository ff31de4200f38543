import { shareLinkOf, shareTargets } from './targets';

const shared = { url: 'https://example.org/posts/a/?b=c', title: 'A & B: 100 %' };

test.each(shareTargets)('%s takes the address whole, and says its own name', (target) => {
  const { label, url } = shareLinkOf(target, shared);
  expect(label).toMatch(/^\S/);
  expect(decodeURIComponent(url.slice(url.search(/[?#]/)))).toContain(shared.url);
  expect(url).toMatch(/^(?:https:\/\/|mailto:)/);
  expect(url).not.toMatch(/[\s"<>]/);
});

test.each([
  ['mail', 'mailto:?subject=A%20%26%20B%3A%20100%20%25&body=https%3A%2F%2Fexample.org%2Fposts%2Fa%2F%3Fb%3Dc'],
  [
    'bluesky',
    'https://bsky.app/intent/compose?text=A%20%26%20B%3A%20100%20%25%20https%3A%2F%2Fexample.org%2Fposts%2Fa%2F%3Fb%3Dc',
  ],
] as const)('%s is the link %s', (target, expected) => {
  expect(shareLinkOf(target, shared).url).toBe(expected);
});
