import { post, site, testMistakes } from '../testing/mistakes';

const file = (text: string) => ({ 'posts/a.md': post(), 'posts/a.mentions.json': text });
const start = (line: number, column: number) => `posts/a.mentions.json:${line}:${column} error bad-mention: `;

testMistakes({
  'no mistake': [
    file('[{ "kind": "like", "url": "https://b.test/1", "author": "Ada", "day": "2026-03-14", "approved": true }]\n'),
  ],
  'mistakes in mentions': [
    file(
      '[\n  { "kind": "likes", "url": "b.test", "autor": "Ada" },\n  { "kind": "like", "url": "https://b.test", "author": "A", "day": "2026-02-30" }\n]\n',
    ),
    `${start(2, 13)}"kind" must be one of: like, repost, reply, mention -> like`,
    `${start(2, 29)}"url" must be a full URL that begins with https:// or http://`,
    `${start(2, 3)}"author" is missing: it must be a name`,
    `${start(2, 39)}"autor" is not a field of a mention; allowed: kind, url, author, day, text, approved -> author`,
    `${start(3, 68)}"day" must be a day such as 2026-03-14`,
  ],
  'no JSON': [file('[{ "kind": "like" '), /^posts\/a\.mentions\.json:\d+:\d+ error bad-mention: is not JSON/],
  'mentions of nothing': [
    { 'posts/b.mentions.json': '[]' },
    /^posts\/b\.mentions\.json:1:1 warning stray-mentions: there is no posts\/b\.md/,
  ],
  'a rule that is none': [
    { 'site.md': site('webmentions: { approve: [like it] }') },
    /^site\.md:4:\d+ error .* must be one of likes, reposts, replies, mentions, or a host such as example\.org/,
  ],
});
