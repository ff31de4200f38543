import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { tagsOf } from './sites';

/** Comments on servers of authors: requested only when a reader asks for them. The policy of the pages allows it, or the console would say so. */

test.describe('remark42', { tag: tagsOf('one-each') }, () => {
  test.use({ site: 'one-each', alwaysTolerated: /^request: https:\/\/comments\.test\// });

  /** A stub of its frame: it shows the theme that it has, and requests the height that it needs. */
  const frame = `<!doctype html><title>remark42</title><p id="theme"></p><script>
    const show = (theme) => { document.getElementById('theme').textContent = theme; };
    show(new URLSearchParams(location.search).get('theme'));
    addEventListener('message', ({ data }) => data.theme && show(data.theme));
    parent.postMessage({ inited: true }, '*');
    parent.postMessage({ height: 432 }, '*');
  </script>`;

  async function answer(page: Page): Promise<URL[]> {
    const asked: URL[] = [];
    await page.route('https://comments.test/**', async (route) => {
      asked.push(new URL(route.request().url()));
      await route.fulfill({ contentType: 'text/html', body: frame });
    });
    return asked;
  }

  test('is framed on request, and follows the theme', async ({ page }) => {
    const asked = await answer(page);
    await page.goto('/posts/only-post/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show the comments' }).click();
    const theme = page.frameLocator('.comments-frame').locator('#theme');
    await expect(theme).toHaveText('light');
    await expect(page.locator('.comments-frame')).toHaveCSS('height', '432px');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(theme).toHaveText('dark');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.pathname).toBe('/web/iframe.html');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      host: 'https://comments.test',
      site_id: 'notes',
      page_title: 'The only post',
      locale: 'en',
    });
  });
});

test.describe('Waline', { tag: tagsOf('many') }, () => {
  test.use({ site: 'many', alwaysTolerated: /^request: https:\/\/waline\.test\// });

  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
  const said = (objectId: number, nick: string, comment: string, more: object = {}) => ({
    objectId,
    nick,
    comment: `<p>${comment}</p>`,
    avatar: 'https://avatars.test/a.png',
    time: Date.UTC(2026, 2, 14),
    ...more,
  });

  /** A stub of its server, which keeps what it is sent. */
  async function answer(page: Page): Promise<{ sent: Record<string, unknown>[]; asked: string[] }> {
    const [sent, asked]: [Record<string, unknown>[], string[]] = [[], []];
    const reply = said(2, 'Charles', 'And better repeated.', { pid: 1, rid: 1 });
    const data: object[] = [said(1, 'Ada', 'Well said.<img src="https://avatars.test/b.png">', { children: [reply] })];
    await page.route('https://waline.test/**', async (route) => {
      const request = route.request();
      asked.push(request.url());
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
      if (request.method() !== 'POST') return route.fulfill({ json: { errno: 0, data: { data } }, headers });
      const body = request.postDataJSON() as Record<string, unknown>;
      sent.push(body);
      data.push(said(3, String(body.nick), String(body.comment)));
      return route.fulfill({ json: { errno: 0, data: { status: 'approved' } }, headers });
    });
    return { sent, asked };
  }

  const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });

  test('shows comments on request, and sends a reply', async ({ page }) => {
    const { sent, asked } = await answer(page);
    await page.goto('/posts/post-1/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await expect(comments(page).getByRole('textbox')).toHaveCount(0);
    await comments(page).getByRole('button', { name: 'Show the comments' }).click();
    await expect(comments(page).getByRole('status').first()).toHaveText('Comments: 2');
    await expect(comments(page).locator('.reply .reply .reply-text')).toHaveText('And better repeated.');
    await comments(page).getByRole('button', { name: 'Reply to' }).last().click();
    const box = comments(page).getByRole('textbox', { name: 'Reply to' });
    await expect(box).toBeFocused();
    await box.fill('So it is.');
    await comments(page).getByLabel('Your name').fill('Grace');
    await comments(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(comments(page).getByText('So it is.')).toBeVisible();
    expect(sent).toEqual([{ comment: 'So it is.', nick: 'Grace', mail: '', pid: 2, rid: 1, url: '/posts/post-1/' }]);
    expect(await page.evaluate(() => '___loader' in window)).toBe(false);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a word says that comments need it', async ({ page }) => {
      await page.goto('/posts/post-1/');
      await expect(comments(page)).toContainText('Comments need JavaScript.');
      await expect(comments(page).getByRole('button')).toHaveCount(0);
    });
  });
});
