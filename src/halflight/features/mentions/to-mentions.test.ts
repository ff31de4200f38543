import { isApproved, type Mention } from './mention';
import { mergeMentions, toMentions } from './to-mentions';

const target = 'https://a.example/posts/a/';
const item = (more: object) => ({
  type: 'entry',
  'wm-target': target,
  'wm-property': 'in-reply-to',
  'wm-source': 'https://bridge.test/1',
  url: 'https://b.test/1',
  author: { type: 'card', name: 'Ada', photo: 'https://b.test/canary.jpg' },
  published: '2026-03-14T08:00:00Z',
  ...more,
});
const read = (...children: object[]) => toMentions({ type: 'feed', children }).map(({ mention }) => mention);

test('an answer of webmention.io becomes mentions, in plain text and without pictures', () => {
  const found = read(
    item({ content: { html: '<b>canary</b>', text: 'One <b>\n\u202E two\u0000' } }),
    item({
      'wm-property': 'like-of',
      content: { text: 'canary' },
      published: null,
      'wm-received': '2026-03-15T00:00:00Z',
    }),
    item({ 'wm-property': 'bookmark-of', url: 'javascript:canary', author: {} }),
    item({ content: { text: 'word '.repeat(1000) } }),
  );
  expect(found.slice(0, 3)).toEqual([
    { kind: 'reply', url: 'https://b.test/1', author: 'Ada', day: '2026-03-14', text: 'One <b> two' },
    { kind: 'like', url: 'https://b.test/1', author: 'Ada', day: '2026-03-15' },
    { kind: 'mention', url: 'https://bridge.test/1', author: 'bridge.test', day: '2026-03-14' },
  ]);
  expect(found[3]?.text).toMatch(/word…$/);
  expect(JSON.stringify(found)).not.toContain('canary');
});

test.each([
  ['is private', { 'wm-private': true }],
  ['has no proper URL', { url: 'data:,', 'wm-source': 'https://u:p@b.test/' }],
  ['is about nothing', { 'wm-target': null }],
])('a mention that %s is left out', (_, more) => {
  expect(read(item(more))).toEqual([]);
});

test('what is known stays as its author edited it', () => {
  const known: Mention[] = [{ kind: 'reply', url: 'https://b.test/1', author: 'A. L.', approved: false }];
  const merged = mergeMentions(
    known,
    read(item({}), item({ 'wm-property': 'like-of' }), item({ 'wm-property': 'like-of' })),
  );
  expect(merged).toEqual([...known, expect.objectContaining({ kind: 'like' })]);
});

test.each<[Partial<Mention>, string[], boolean]>([
  [{}, [], false],
  [{}, ['replies'], true],
  [{}, ['likes', 'b.test'], true],
  [{}, ['c.test'], false],
  [{ approved: true }, [], true],
  [{ approved: false }, ['replies'], false],
])('%j with the rules %j is shown: %s', (more, rules, shown) => {
  expect(isApproved({ kind: 'reply', url: 'https://www.b.test/1', author: 'Ada', ...more }, rules)).toBe(shown);
});
