import { fediverseAccountOf, socialNetworkOf } from './networks';

test.each([
  ['https://github.com/ada', 'github', 'GitHub'],
  ['https://mobile.twitter.com/ada', 'x', 'X'],
  ['https://en.wikipedia.org/wiki/Ada_Lovelace', 'wikipedia', 'Wikipedia'],
  ['https://fosstodon.org/@ada', 'mastodon', 'Mastodon'],
  ['https://GITHUB.com/ada', 'github', 'GitHub'],
  ['https://at.me/ada', undefined, 'at.me'],
  ['https://github.com.evil.example/ada', undefined, 'github.com.evil.example'],
  ['https://mygithub.com/', undefined, 'mygithub.com'],
  ['https://www.example.org/github.com', undefined, 'example.org'],
])('%s belongs to %s, and is called %s', (address, id, label) => {
  expect(socialNetworkOf(address)).toEqual({ id, label });
});

test('the account on the Fediverse is that of the first server that may be one', () => {
  const urls = [
    'https://medium.com/@ada',
    'https://example.social/about',
    'https://example.social/@ada',
    'https://mastodon.social/@else',
  ];
  expect(fediverseAccountOf(urls.map((url) => ({ url })))).toBe('@ada@example.social');
  expect(fediverseAccountOf([{ url: 'https://youtube.com/@ada' }, { url: 'mailto:ada@example.org' }])).toBeUndefined();
});
