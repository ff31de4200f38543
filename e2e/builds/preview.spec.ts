import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { makeContent, startPreview, writeFiles } from './commands';

const post = (frontMatter: string, body: string) => `---\n${frontMatter}\ndate: 2026-01-02\n---\n\n${body}\n`;
const good = post('title: A post', 'The first version.');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

test.describe.serial('in the preview', { tag: '@slow' }, () => {
  let content: string;
  let origin: string;
  let preview: ReturnType<typeof startPreview>;

  test.beforeAll(async () => {
    test.setTimeout(960_000);
    content = makeContent({
      'posts/a-post.md': good,
      'posts/a-draft.md': post('title: A draft\ndraft: true', 'Draft.'),
      'awards/later.md': '---\ntitle: Later\nissuer: A society\ndate: 2026\npublish: 2999-12-24\n---\n',
    });
    const port = await freePort();
    origin = `http://localhost:${port}`;
    preview = startPreview(content, port);
    await expect
      .poll(
        () =>
          fetch(`${origin}/posts/a-post/`).then(
            ({ status }) => status,
            () => 0,
          ),
        {
          timeout: 800_000,
          intervals: [1000],
          message: 'the preview answers',
        },
      )
      .toBe(200);
  });

  test.afterAll(() => preview.stop());

  test('an author sees their post, and their draft', async ({ page }) => {
    await page.goto(`${origin}/posts/a-post/`);
    await expect(page.locator('.prose')).toHaveText('The first version.', { timeout: 60_000 });
    await page.goto(`${origin}/posts/a-draft/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A draft', { timeout: 60_000 });
  });

  test('what visitors do not see says why, on its page and in lists; what they see says nothing', async ({ page }) => {
    const badges = page.locator('main .badge');
    await page.goto(`${origin}/posts/a-draft/`);
    await expect(badges).toHaveText(['Draft'], { timeout: 60_000 });
    await page.goto(`${origin}/posts/`);
    await expect(page.getByRole('article').filter({ has: page.locator('.badge') })).toHaveText(/A draft/, {
      timeout: 60_000,
    });
    await expect(badges).toHaveText(['Draft']);
    await page.goto(`${origin}/awards/`);
    await expect(badges).toHaveText(['From 24 December 2999'], { timeout: 60_000 });
    await page.goto(`${origin}/plain/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await expect(badges).toHaveCount(0);
  });

  test('a mistake is shown over the last good version, until it is mended', async ({ page }) => {
    await page.goto(`${origin}/posts/a-post/`);
    const text = page.locator('.prose');
    await expect(text).toContainText('The first version.', { timeout: 60_000 });
    const report = page.getByRole('alert').filter({ hasText: 'in the content' });
    await expect(report).toHaveCount(0);

    writeFiles(content, { 'posts/a-post.md': post('titel: A post', 'The first version.') });
    await expect(report).toContainText('posts/a-post.md:2:1', { timeout: 60_000 });
    await expect(report).toContainText('Did you mean "title"?');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post');
    await expect(text).toContainText('The first version.');
    expect(preview.output()).toContain('posts/a-post.md:2:1');

    writeFiles(content, { 'posts/a-post.md': post('title: A mended post', 'The second version.') });
    await expect(report).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A mended post', { timeout: 60_000 });
    await expect(text).toContainText('The second version.');
  });
});
