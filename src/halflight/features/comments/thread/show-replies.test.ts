/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { REPLIES_SHOWN } from '../../../limits';
import { show as showReplies } from './thread-script';

Object.assign(globalThis, { TextDecoder, TextEncoder });
if (!('timeout' in AbortSignal)) Object.assign(AbortSignal, { timeout: () => new AbortController().signal });

/** The markup that `thread.tsx` renders. */
const section = (service: string): HTMLElement => {
  document.body.innerHTML = `<main lang="en"><section class="comments" data-service="${service}" data-api="https://api.test/thread" data-id="1"
      data-empty="Nobody has replied yet." data-count="Comments: {count}">
    <p role="status"></p><div class="thread"></div>
    <ul class="replies" hidden><li class="reply reply-model"><p class="reply-by"><strong><bdi></bdi></strong><bdi></bdi><time></time></p>
      <details><summary>Sensitive content</summary><div class="reply-text" dir="auto"></div><p class="reply-media">With pictures.</p></details>
      <a class="reply-answer">Reply to {name}</a></li></ul></section></main>`;
  return document.querySelector('section') as HTMLElement;
};

async function show(service: 'mastodon' | 'bluesky', answer: unknown, ok = true): Promise<HTMLElement> {
  const shown = section(service);
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok, json: () => Promise.resolve(answer) } as Response));
  await showReplies(shown);
  return shown;
}

const status = (values: object = {}) => ({
  id: '2',
  in_reply_to_id: '1',
  created_at: '2026-03-14T15:00:00.000Z',
  url: 'https://b.test/@grace/2',
  content: '<p>Well said.</p>',
  account: { display_name: 'Grace', acct: 'grace@b.test' },
  ...values,
});
const onMastodon = (...descendants: unknown[]) => show('mastodon', { ancestors: [], descendants });

const post = (
  key: string,
  text: string,
  { replies = [], labels = [], facets = [] }: { replies?: unknown[]; labels?: unknown[]; facets?: unknown[] } = {},
) => ({
  post: {
    uri: `at://did:plc:abc/app.bsky.feed.post/${key}`,
    author: { did: 'did:plc:abc', handle: 'grace.example', displayName: 'Grace' },
    record: { text, facets, createdAt: '2026-03-14T15:00:00.000Z', langs: ['en'] },
    labels,
  },
  replies,
});
const onBluesky = (replies: unknown[], more: object = {}) =>
  show('bluesky', { thread: post('1', 'The post', { replies }), ...more });

const texts = () => Array.from(document.querySelectorAll('.thread .reply-text'), (text) => text.textContent);

test('replies are nested up to three levels deep; those without a parent are at the top level', async () => {
  await onMastodon(
    ...['2', '3', '4', '5', '6'].map((id) => status({ id, in_reply_to_id: String(Number(id) - 1), content: id })),
    status({ id: '7', in_reply_to_id: 'gone', content: '7' }),
    status({ id: '8', in_reply_to_id: '9', content: 'never' }),
    status({ id: '9', in_reply_to_id: '8', content: 'never' }),
  );
  const depth = (text: string) => {
    const item = [...document.querySelectorAll('.thread .reply-text')].find((each) => each.textContent === text);
    let lists = 0;
    for (let up = item?.parentElement; up; up = up.parentElement) if (up.matches('.replies')) lists += 1;
    return lists;
  };
  expect(texts()).toEqual(['2', '3', '4', '5', '6', '7']);
  expect(['2', '3', '4', '5', '6', '7'].map(depth)).toEqual([1, 2, 3, 3, 3, 1]);
});

test('only the first of many replies are shown', async () => {
  await onMastodon(...Array.from({ length: REPLIES_SHOWN + 50 }, (_, index) => status({ id: String(index + 2) })));
  expect(texts()).toHaveLength(REPLIES_SHOWN);
});

test('replies with a warning or sensitive content are collapsed; pictures are mentioned', async () => {
  await onMastodon(
    status({ id: '2', spoiler_text: 'The end of <b>the film</b>' }),
    status({ id: '3', sensitive: true, media_attachments: [{ url: 'https://b.test/a.png' }] }),
  );
  const folded = [...document.querySelectorAll('.thread details')];
  expect(folded.map((each) => [each.querySelector('summary')?.textContent, each.hasAttribute('open')])).toEqual([
    ['The end of <b>the film</b>', false],
    ['Sensitive content', false],
  ]);
  expect(folded[1]?.querySelector('.reply-media')?.textContent).toBe('With pictures.');
  expect(folded[0]?.querySelector('.reply-media')).toBeNull();
  expect(document.querySelector('.thread img')).toBeNull();
});

const attacks: [string, string, string][] = [
  ['a script', '<p>a<script>parent.hacked=1</script>b</p>', '<p>ab</p>'],
  ['a picture that fails', '<img src=x onerror="hacked=1">a', 'a'],
  ['an attribute', '<p onclick="hacked=1" style="position:fixed" class="reply-answer" id="_content">a</p>', '<p>a</p>'],
  ['a script for an address', '<a href="javascript:hacked=1">a</a>', 'a'],
  ['one with blanks in it', '<a href=" java&#10;script:hacked=1">a</a>', 'a'],
  ['data for an address', '<a href="data:text/html,<script>hacked=1</script>">a</a>', 'a'],
  ['a link of ours', '<a href="/admin/">a</a>', 'a'],
  [
    'a link',
    '<a href="https://c.test/" target="_top" rel="opener" onclick="hacked=1">a</a>',
    '<a href="https://c.test/" rel="nofollow noopener ugc">a</a>',
  ],
  ['a frame', '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>a', 'a'],
  ['a drawing', '<svg><a xlink:href="javascript:hacked=1"><text>x</text></a><script>hacked=1</script></svg>a', 'a'],
  [
    'formulas that hide a style',
    '<math><mtext><table><mglyph><style><img src=x onerror=hacked=1></style></mglyph></table></mtext></math>a',
    'a',
  ],
  ['a form', '<form action="https://c.test"><input name=password><button>Sign in</button></form>', 'Sign in'],
  ['a style', '<style>*{display:none}</style>a', 'a'],
  ['a template', '<template><script>hacked=1</script></template>a', 'a'],
  ['where we end', '</div></li></ul></section><h1>Gone</h1><p>a', 'Gone<p>a</p>'],
  [
    'an address that Mastodon shortens',
    '<a href="https://c.test/long"><span class="invisible">https://</span><span class="ellipsis">c.test/lo</span><span class="invisible">ng</span></a>',
    '<a href="https://c.test/long" rel="nofollow noopener ugc">c.test/lo…</a>',
  ],
];

test.each(attacks)('%s is harmless', async (_, content, expected) => {
  await onMastodon(status({ content }));
  expect(document.querySelector('.thread .reply-text')?.innerHTML).toBe(expected);
  expect('hacked' in window).toBe(false);
});

test('times use the calendar of the page’s language', async () => {
  const shown = section('mastodon');
  document.querySelector('main')?.setAttribute('lang', 'th');
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ ancestors: [], descendants: [status()] }) } as Response),
  );
  await showReplies(shown);
  expect(shown.querySelector('.thread time')?.textContent).toContain('2026');
});

test('names, times and URLs are treated as text, and left out if invalid', async () => {
  await onMastodon(
    status({
      account: { display_name: '<img src=x onerror=hacked=1>{name}$&', acct: 7 },
      url: 'javascript:hacked=1',
      created_at: 'never',
      language: 'x y',
    }),
    ...[null, 7, [], {}, { id: {}, account: 'a', content: 9, in_reply_to_id: { toString: 1 }, media_attachments: 'a' }],
  );
  const item = document.querySelector('.thread .reply');
  expect(item?.querySelector('bdi')?.textContent).toBe('<img src=x onerror=hacked=1>{name}$&');
  expect(item?.querySelector('time, a')).toBeNull();
  expect(item?.querySelector('.reply-text')?.hasAttribute('lang')).toBe(false);
  expect(document.querySelector('.thread img')).toBeNull();
});

test.each<['mastodon' | 'bluesky', unknown]>([
  ['mastodon', null],
  ['bluesky', { thread: { $type: 'app.bsky.feed.defs#notFoundPost', notFound: true } }],
])('an invalid response from %s is an error: %j', async (service, answer) => {
  await expect(show(service, answer)).rejects.toThrow();
});

test('facets of Bluesky are linked by byte offsets', async () => {
  const link = (byteStart: unknown, byteEnd: unknown, feature: object) => ({
    index: { byteStart, byteEnd },
    features: [feature],
  });
  await onBluesky([
    post('2', 'Für @ada: c.test #cards', {
      facets: [
        link(11, 17, { uri: 'https://c.test/' }),
        link(5, 9, { did: 'did:plc:ada' }),
        link(18, 24, { tag: 'cards' }),
        link(6, 8, { uri: 'https://within.test/' }),
        link(0, 900, { uri: 'https://beyond.test/' }),
        link('a', null, { uri: 'https://no.test/' }),
      ],
    }),
    post('3', 'Press', { facets: [link(0, 5, { uri: 'javascript:hacked=1' })] }),
  ]);
  const rel = 'rel="nofollow noopener ugc"';
  expect(Array.from(document.querySelectorAll('.thread .reply-text'), (text) => text.innerHTML)).toEqual([
    `Für <a href="https://bsky.app/profile/did%3Aplc%3Aada" ${rel}>@ada</a>: <a href="https://c.test/" ${rel}>c.test</a> <a href="https://bsky.app/hashtag/cards" ${rel}>#cards</a>`,
    'Press',
  ]);
  expect(document.querySelector<HTMLAnchorElement>('.thread .reply-answer')?.href).toBe(
    'https://bsky.app/profile/did%3Aplc%3Aabc/post/2',
  );
});

test('moderation on Bluesky applies here, too', async () => {
  await onBluesky(
    [
      post('2', 'Shown', {
        replies: [post('3', 'Below it'), { $type: 'app.bsky.feed.defs#blockedPost', blocked: true }],
      }),
      post('4', 'Hidden by the author', { replies: [post('5', 'What is below it')] }),
      post('6', 'Only for who signs in', { labels: [{ val: '!no-unauthenticated' }] }),
      post('7', 'Folded', { labels: [{ val: 'graphic-media' }, { val: '!hide', neg: true }] }),
    ],
    { threadgate: { record: { hiddenReplies: ['at://did:plc:abc/app.bsky.feed.post/4'] } } },
  );
  expect(texts()).toEqual(['Shown', 'Below it', 'Folded']);
  expect(document.querySelectorAll('.thread details')).toHaveLength(1);
});
