import { readThread } from './read-thread';

test.each([
  ['https://mastodon.example/@ada/1234', 'https://mastodon.example/api/v1/statuses/1234/context'],
  ['https://mastodon.example/@ada@other.example/1234/', 'https://mastodon.example/api/v1/statuses/1234/context'],
  ['https://mastodon.example/users/ada/statuses/1234', 'https://mastodon.example/api/v1/statuses/1234/context'],
  [
    ' https://bsky.app/profile/ada.example/post/3m6abc ',
    'https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=at%3A%2F%2Fada.example%2Fapp.bsky.feed.post%2F3m6abc&depth=10&parentHeight=0',
  ],
])('the replies to %s are requested from %s', (address, api) => {
  expect(readThread(address)?.api).toBe(api);
});

test.each([
  'http://mastodon.example/@ada/1234',
  'https://mastodon.example/notice/1234',
  'https://bsky.app/profile/%E0%A4%A/post/3m6abc',
  'https://github.com/ada/notes/issues/1',
])('%s is not a thread', (address) => {
  expect(readThread(address)).toBeUndefined();
});

test('visitors are told which host answers, and where its privacy policy is', () => {
  expect(readThread('https://mastodon.example/@ada/1234')).toMatchObject({
    label: 'Mastodon',
    host: 'mastodon.example',
    policy: 'https://mastodon.example/privacy-policy',
  });
  expect(readThread('https://bsky.app/profile/ada.example/post/3m6abc')).toMatchObject({
    label: 'Bluesky',
    host: 'public.api.bsky.app',
  });
});
