import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilHydrated } from './interactive';
import { violationsOf } from './violations';

/** Replies on other networks as comments: requested only when the reader asks for them, and shown safely whatever they contain. */
test.use({ site: 'services', timezoneId: 'UTC' });

const MASTODON = 'https://social.services.test/api/v1/statuses/1234/context';
const BLUESKY = 'https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?*';

const status = (id: string, parent: string, content: string, values: object = {}) => ({
  id,
  in_reply_to_id: parent,
  created_at: '2026-03-14T15:00:00.000Z',
  url: `https://social.services.test/@grace/${id}`,
  content,
  account: { display_name: 'Grace Example', acct: 'grace@other.test' },
  ...values,
});

const replies = {
  descendants: [
    status(
      '1',
      '1234',
      '<p>Well said, and <a href="https://elsewhere.test/a">more of it</a>.</p><p>A second paragraph.</p>',
    ),
    status('2', '1', '<p>I agree.</p>'),
    status('3', '1234', '<p>The butler did it.</p>', { spoiler_text: 'How it ends', media_attachments: [{}] }),
  ],
};

/** Stubs a network. Resolves to a list of the headers of the requests to it. */
async function answer(page: Page, address: string, give: (route: Route) => Promise<void>) {
  const asked: Record<string, string>[] = [];
  await page.route(address, async (route) => {
    asked.push(await route.request().allHeaders());
    await give(route);
  });
  return asked;
}

const withJson = (json: unknown) => (route: Route) =>
  route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });

test.beforeEach(async ({ page, tolerated }) => {
  tolerated.push(/services\.test/, /public\.api\.bsky\.app/);
  await page.route('https://stats.services.test/**', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
});

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const show = (page: Page) => comments(page).getByRole('link', { name: 'Show the comments' });
const there = (page: Page) => comments(page).getByRole('link', { name: 'Read and reply on Mastodon' });

test('nothing is requested before a reader asks; then replies show author, date, text and where to answer', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/thread-/.test(request.url())) scripts.push(request.url());
  });
  const asked = await answer(page, MASTODON, withJson(replies));
  await page.goto('/posts/three/', { waitUntil: 'networkidle' });
  expect([asked, scripts]).toEqual([[], []]);
  await expect(comments(page)).toContainText('loaded from social.services.test when you ask');
  await show(page).click();
  await expect(comments(page).getByRole('status')).toHaveText('Comments: 3');
  expect([asked.length, scripts.length]).toEqual([1, 1]);
  expect(asked[0]).not.toHaveProperty('referer');
  expect(asked[0]).not.toHaveProperty('cookie');
  const [first] = await comments(page).getByRole('listitem').all();
  await expect(first as NonNullable<typeof first>).toContainText('Grace Example');
  await expect(comments(page).locator('.reply .reply .reply-text')).toHaveText('I agree.');
  await expect(comments(page).locator('time').first()).toHaveText(/Mar 14, 2026/);
  const link = comments(page).getByRole('link', { name: 'more of it' });
  await expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
  await expect(comments(page).getByRole('link', { name: 'Reply to' }).first()).toHaveAttribute(
    'href',
    'https://social.services.test/@grace/1',
  );
  expect(await page.evaluate(() => '___loader' in window)).toBe(false);
});

test('a reply with a warning opens when pressed, and showing replies moves the focus to them', async ({ page }) => {
  await answer(page, MASTODON, withJson(replies));
  await page.goto('/posts/three/');
  await show(page).focus();
  await page.keyboard.press('Enter');
  await expect(there(page)).toBeFocused();
  await expect(there(page)).toHaveAttribute('href', 'https://social.services.test/@ada/1234');
  const text = comments(page).getByText('The butler did it.');
  await expect(text).toBeHidden();
  await comments(page).getByText('How it ends').click();
  await expect(text).toBeVisible();
  await expect(comments(page).locator('.thread').getByText('Has pictures or other media')).toBeVisible();
});

test('hostile replies do nothing, and request nothing', async ({ page, tolerated }) => {
  // The page's policy also applies to the document that replies are parsed in.
  tolerated.push(/^console: Applying inline style violates/);
  const hack = 'top.hacked=1';
  const contents = [
    `<img src="https://attacker.test/a.png" onerror="${hack}"><script>${hack}</script>`,
    `<svg onload="${hack}"><use href="https://attacker.test/a.svg#a"/></svg><iframe src="https://attacker.test/"></iframe>`,
    `<a href="javascript:${hack}" style="position:fixed;inset:0">Press me</a><style>body{display:none}</style>`,
    `<link rel="stylesheet" href="https://attacker.test/a.css"><meta http-equiv="refresh" content="0;url=https://attacker.test/">`,
    `</div></section><h1>Your session is over</h1><form action="https://attacker.test/"><input name="password"><button>Sign in</button></form>`,
    '<b>'.repeat(2000),
    `${'x'.repeat(3000)}\u202egnisrever`,
  ];
  await answer(
    page,
    MASTODON,
    withJson({
      descendants: contents.map((content, index) =>
        status(String(index + 1), '1234', content, {
          url: `javascript:${hack}`,
          spoiler_text: index === 0 ? `<img src=x onerror=${hack}>` : '',
          account: { display_name: `<b onmouseover="${hack}">${'Wide'.repeat(99)}</b>`, acct: 'a' },
        }),
      ),
    }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/posts/three/');
  await show(page).click();
  await expect(comments(page).getByRole('status')).toHaveText(`Comments: ${contents.length}`);
  await comments(page).locator('.thread summary').click();
  await expect(page.getByText('Press me')).toBeVisible();
  await expect(comments(page).locator('img, script, svg:not(.icon), iframe, form, input, style, h1')).toHaveCount(0);
  await expect(comments(page).locator('.thread a')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
});

test('a failure is reported, and retrying works', async ({ page, tolerated }) => {
  tolerated.push(/Failed to load resource/);
  let fails = true;
  await answer(page, MASTODON, (route) => (fails ? route.fulfill({ status: 503 }) : withJson(replies)(route)));
  await page.goto('/posts/three/');
  const again = comments(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeHidden();
  await show(page).click();
  await expect(comments(page).getByRole('status')).toHaveText('The comments could not be loaded.');
  await expect(there(page)).toBeVisible();
  fails = false;
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(comments(page).getByRole('status')).toHaveText('Comments: 3');
  await expect(again).toBeHidden();
  await expect(comments(page).getByRole('status')).toBeFocused();
});

test('without replies, it says so', async ({ page }) => {
  const uri = 'at://did:plc:abc/app.bsky.feed.post/3m6abc';
  const asked = await answer(page, BLUESKY, withJson({ thread: { post: { uri }, replies: [] } }));
  await page.goto('/posts/four/');
  await show(page).click();
  await expect(comments(page).getByRole('status')).toHaveText('Nobody has replied yet.');
  expect(asked).toHaveLength(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`by ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds no violations in it', async ({ page }) => {
      await answer(page, MASTODON, withJson(replies));
      await page.goto('/posts/three/');
      await show(page).click();
      await expect(comments(page).getByRole('status')).toHaveText('Comments: 3');
      await comments(page).getByText('How it ends').click();
      expect(await violationsOf(page, '.comments')).toEqual([]);
    });
  });
}

test('after React has changed the page they can be requested, and no other post’s replies remain', async ({ page }) => {
  await answer(page, MASTODON, withJson(replies));
  await page.goto('/posts/three/');
  await show(page).click();
  await expect(comments(page).getByRole('status')).toHaveText('Comments: 3');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
  await untilHydrated(page);
  await expect(comments(page).getByRole('status')).toHaveText('Comments: 3');
  await page.getByRole('navigation', { name: 'More posts' }).getByRole('link', { name: 'Four' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Four' })).toBeVisible();
  await expect(comments(page).locator('.thread .reply')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'More posts' }).getByRole('link', { name: 'Three' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible();
  await show(page).click();
  await expect(comments(page).getByRole('status')).toHaveText('Comments: 3');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('comments are a link to the thread', async ({ page }) => {
    await page.goto('/posts/three/');
    await expect(there(page)).toHaveAttribute('href', 'https://social.services.test/@ada/1234');
    await expect(comments(page).getByRole('listitem')).toHaveCount(0);
  });
});

test('a page without a thread contains none of it', async ({ request }) => {
  const text = await (await request.get('/posts/two/')).text();
  expect(text).not.toMatch(/reply-|thread-link|static\/thread-/);
});
