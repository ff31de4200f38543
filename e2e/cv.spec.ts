import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures';
import { contentOf, folderOf } from './sites';

test('without a PDF, the experience page offers to print it', async ({ page }) => {
  await page.goto('/experience/');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const button = page.getByRole('button', { name: 'Print' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test.describe('with a PDF', () => {
  test.use({ site: 'services', alwaysTolerated: /services\.test/, javaScriptEnabled: false });

  test('the experience page links to it, and offers nothing else', async ({ page, request }) => {
    await page.goto('/experience/');
    const link = page.getByRole('link', { name: 'Download as PDF' });
    await expect(link).toHaveAttribute('href', '/experience/cv.pdf');
    const file = await request.get('/experience/cv.pdf');
    expect([file.status(), (await file.body()).toString()]).toEqual([200, '%PDF-1.4 (A curriculum vitae)']);
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });

  test('the file that keeps its folder in git is not published', async ({ request }) => {
    expect((await request.get('/.gitkeep')).status()).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button promises to print', async ({ page }) => {
    await page.goto('/experience/');
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });
});

test(
  'npm run cv writes what the page prints, the same file each time, with links to the site',
  { tag: '@slow' },
  async () => {
    test.slow();
    const top = mkdtempSync(join(tmpdir(), 'halflight-cv-'));
    try {
      for (const name of ['node_modules', 'package.json', 'package-lock.json'])
        symlinkSync(resolve(name), join(top, name));
      symlinkSync(folderOf('main'), join(top, 'public'));
      const make = () => {
        const env = { ...process.env, CONTENT_DIR: contentOf('main') };
        const { status, stderr } = spawnSync('npx', ['halflight', 'cv'], { cwd: top, env, encoding: 'utf8' });
        expect(stderr).toBe('');
        expect(status).toBe(0);
        return readFileSync(join(top, 'static/experience/cv.pdf'));
      };
      const [first, second] = [make(), make()];
      expect(first.equals(second)).toBe(true);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(first)), { mergePages: true });
      for (const said of ['Test Person', 'Keeper of the test site', 'The study of tests']) expect(text).toContain(said);
      expect(first.toString('latin1')).toContain('https://halflight.test/some/prefix/posts/markdown/');
    } finally {
      rmSync(top, { recursive: true, force: true });
    }
  },
);
