/** @jest-environment jsdom */
import { show } from './waline-script';

if (!('timeout' in AbortSignal)) Object.assign(AbortSignal, { timeout: () => new AbortController().signal });

const comment = (objectId: number, nick: string, values: object = {}) => ({
  objectId,
  nick,
  comment: `<p>From ${nick}<script>hacked=1</script></p>`,
  avatar: 'https://avatars.test/a.png',
  time: Date.UTC(2026, 2, 14),
  ...values,
});
const conversation = [
  comment(1, 'Ada', { children: [comment(2, 'Charles', { pid: 1, rid: 1 }), comment(3, 'Mary', { pid: 2, rid: 1 })] }),
];

/** What the server was asked, and what it answers to a new comment. */
let sent: { url: string; body: Record<string, unknown> }[];
let answer: { status?: number; json: object };

beforeEach(async () => {
  sent = [];
  answer = { json: { errno: 0, data: { status: 'approved' } } };
  const reply = (json: object, status = 200) =>
    Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(json) } as Response);
  globalThis.fetch = jest.fn((url: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method !== 'POST') return reply({ errno: 0, data: { data: conversation } });
    sent.push({ url, body: JSON.parse(body ?? '') as Record<string, unknown> });
    return reply(answer.json, answer.status);
  }) as typeof fetch;
  document.body.innerHTML = `<main lang="en"><section class="comments" data-count="Comments: {count}"
      data-api="https://waline.test/api/comment?path=%2Fposts%2Fa%2F&lang=en">
    <p role="status"></p><div class="thread"></div>
    <form hidden data-write="Write" data-sending="Sending" data-waits="It waits." data-unknown="Failed.">
      <label class="comment-form-text"><span>Write</span><textarea name="comment"></textarea></label>
      <input name="nick" value="Grace"><input name="mail"><button>Send</button><span role="status"></span></form>
    <ul class="replies" hidden><li class="reply reply-model"><p class="reply-by"><strong><bdi></bdi></strong><bdi></bdi><time></time></p>
      <details><summary>Sensitive content</summary><div class="reply-text"></div><p class="reply-media"></p></details>
      <a class="reply-answer">Reply to {name}</a></li></ul></section></main>`;
  await show(document.querySelector('section') as HTMLElement);
});

const form = () => document.querySelector('form') as HTMLFormElement;
const label = () => form().querySelector('label span')?.textContent;
const news = () => form().querySelector('[role=status]')?.textContent;
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('.thread button')].find(({ textContent }) =>
    textContent.includes(name),
  ) as HTMLButtonElement;

/** Writes and sends a comment; resolves once the server’s answer was read. */
async function write(text: string): Promise<void> {
  (form().querySelector('textarea') as HTMLTextAreaElement).value = text;
  form().dispatchEvent(new Event('submit', { cancelable: true }));
  while (form().hasAttribute('aria-busy')) await Promise.resolve();
}

test('comments are shown with what replies to them, as harmless text and without pictures, and then the form', () => {
  expect(Array.from(document.querySelectorAll('.thread .reply-text'), ({ innerHTML }) => innerHTML)).toEqual([
    '<p>From Ada</p>',
    '<p>From Charles</p>',
    '<p>From Mary</p>',
  ]);
  expect(document.querySelectorAll('.thread .reply .reply .reply')).toHaveLength(1);
  expect(document.querySelector('.thread :is(img, script)')).toBeNull();
  expect(form().hidden).toBe(false);
});

test('a comment is sent about the page, and shown at once if it is approved', async () => {
  await write('Well said.');
  expect(sent).toEqual([
    {
      url: 'https://waline.test/api/comment?lang=en',
      body: { comment: 'Well said.', nick: 'Grace', mail: '', url: '/posts/a/' },
    },
  ]);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect([news(), form().querySelector('textarea')?.value]).toEqual(['', '']);
});

test('a reply names its comment and where the conversation began; pressing the button again takes that back', async () => {
  button('Mary').click();
  expect([label(), button('Mary').getAttribute('aria-pressed')]).toEqual(['Reply to \u2068Mary\u2069', 'true']);
  await write('So it is.');
  expect(sent[0]?.body).toMatchObject({ pid: 3, rid: 1 });
  button('Ada').click();
  button('Ada').click();
  expect(label()).toBe('Write');
});

test.each<[typeof answer, string, string]>([
  [{ json: { errno: 0, data: { status: 'waiting' } } }, 'It waits.', ''],
  [{ json: { errno: 1000, errmsg: 'Comment too fast!' } }, 'Comment too fast!', 'Words'],
  [{ status: 403, json: {} }, 'Failed.', 'Words'],
])('%j says “%s”, and what is typed is kept unless it arrived', async (given, expected, kept) => {
  answer = given;
  await write('Words');
  expect([news(), form().querySelector('textarea')?.value]).toEqual([expected, kept]);
});
