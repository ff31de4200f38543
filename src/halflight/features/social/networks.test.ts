import { socialNetworkOf } from './networks';

test.each([
  ['https://github.com/ada', 'github', 'GitHub'],
  ['https://www.linkedin.com/in/ada', 'linkedin', 'LinkedIn'],
  ['https://x.com/ada', 'x', 'X'],
  ['https://twitter.com/ada', 'x', 'X'],
  ['https://mobile.twitter.com/ada', 'x', 'X'],
  ['https://en.wikipedia.org/wiki/Ada_Lovelace', 'wikipedia', 'Wikipedia'],
  ['https://fosstodon.org/@ada', 'mastodon', 'Mastodon'],
  ['https://youtu.be/abc', 'youtube', 'YouTube'],
  ['https://bsky.app/profile/ada.example.org', 'bluesky', 'Bluesky'],
  ['https://GITHUB.com/ada', 'github', 'GitHub'],
  ['https://t.me/ada', 'telegram', 'Telegram'],
  ['https://at.me/ada', undefined, 'at.me'],
  ['https://netflix.com/', undefined, 'netflix.com'],
  ['https://github.com.evil.example/ada', undefined, 'github.com.evil.example'],
  ['https://mygithub.com/', undefined, 'mygithub.com'],
  ['https://www.example.org/github.com', undefined, 'example.org'],
])('%s belongs to %s, and is called %s', (address, id, label) => {
  expect(socialNetworkOf(address)).toEqual({ id, label });
});
