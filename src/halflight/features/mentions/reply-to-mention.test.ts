import type { Reply } from '../comments/thread/thread-service';
import { replyToMention } from './reply-to-mention';

const reply: Reply = {
  id: '2',
  parent: '1',
  name: 'Grace \u202E',
  handle: '@grace@b.test',
  url: 'https://b.test/@grace/2',
  time: '2026-03-14T15:00:00.000Z',
  language: 'en',
  content: '<p>Well <b>said</b>.<br>And</p><p>more<script>canary</script> &lt;b&gt;</p>',
  media: false,
};

test('becomes a mention in plain text', () => {
  expect(replyToMention(reply)).toEqual({
    kind: 'reply',
    url: 'https://b.test/@grace/2',
    author: 'Grace',
    day: '2026-03-14',
    text: 'Well said. And more <b>',
  });
});

test.each<[string, Partial<Reply>, object | undefined]>([
  [
    'a long URL is short, as Mastodon shows it',
    {
      content:
        '<a href="#"><span class="invisible">https://</span><span class="ellipsis">c.test/lo</span><span class="invisible">ng</span></a>',
    },
    { text: 'c.test/lo…' },
  ],
  [
    'parts with links are one text',
    { content: [{ text: 'See ' }, { text: 'this', href: 'https://c.test' }] },
    { text: 'See this' },
  ],
  ['behind a content warning is only the warning', { warning: 'The end of the film' }, { text: 'The end of the film' }],
  ['nobody needs a name', { name: '' }, { author: '@grace@b.test' }],
  ['one that cannot be opened is none', { url: 'javascript:canary' }, undefined],
])('%s', (_, values, expected) => {
  const found = replyToMention({ ...reply, ...values });
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeUndefined();
});

test('a warning without words hides the text', () => {
  expect(replyToMention({ ...reply, warning: '' })).not.toHaveProperty('text');
});
