import { shareLinkOf, shareTargets } from './targets';

const shared = { url: 'https://example.org/posts/a/?b=c', title: 'A & B: 100 %' };

test('each target receives the complete URL, and has its own label', () => {
  const wrong = shareTargets.filter((target) => {
    const { label, url } = shareLinkOf(target, shared);
    const given = decodeURIComponent(url.slice(url.search(/[?#]/)));
    return !(/^\S/.test(label) && given.includes(shared.url) && /^(?:https:\/\/|mailto:)[^\s"<>]+$/.test(url));
  });
  expect(wrong).toEqual([]);
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
