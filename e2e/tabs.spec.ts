import { expect, test } from './fixtures';

const label = (name: string) => ({ name, exact: true });

test('a choice is followed by the other tabs with these labels, and is there on the next visit', async ({ page }) => {
  await page.goto('/tabs/');
  const first = page.locator('.tabs').first();
  const second = page.locator('.tabs').nth(1);
  await expect(first.getByRole('tabpanel', label('npm'))).toBeVisible();
  await expect(second.getByRole('tabpanel', label('pnpm'))).toBeVisible();
  const place = await second.boundingBox();
  await first.getByRole('tab', label('npm')).focus();
  await page.keyboard.press('ArrowRight');
  await expect(first.getByRole('tab', label('pnpm'))).toBeFocused();
  await expect(first.getByRole('tabpanel', label('pnpm'))).toBeVisible();
  await expect(first.getByText('npm install', { exact: true })).toBeHidden();
  await page.keyboard.press('Home');
  await expect(second.getByRole('tabpanel', label('npm'))).toBeVisible();
  expect(await second.boundingBox()).toEqual(place);
  await page.goto('/tabs/');
  await expect(second.getByRole('tab', label('npm'))).toHaveAttribute('aria-selected', 'true');
});

test('nothing moves when the tabs of a visitor who has chosen others start to work', async ({ page }) => {
  // The fonts are cached then: a late one moves words.
  await page.goto('/tabs/');
  await page.evaluate(() => document.fonts.ready);
  await page.addInitScript(() => {
    localStorage.setItem('tabs:A longer one\nA short one', 'A longer one');
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: { node: Node | null }[] }[])
        for (const { node } of sources)
          if (node instanceof Element && node.closest('.prose')) moved.push(node.outerHTML);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('tab', label('A longer one'))).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('a link to a heading that a tab hides shows it', async ({ page }) => {
  await page.goto('/tabs/');
  const part = page.getByRole('heading', { name: 'A part of it' });
  await expect(part).toBeHidden();
  await page.getByRole('link', { name: 'a part of it' }).click();
  await expect(part).toBeVisible();
  await expect(part).toBeInViewport();
});

for (const [name, how] of [
  ['without JavaScript', { javaScriptEnabled: false }],
  ['in print', {}],
] as const)
  test.describe(name, () => {
    test.use(how);
    test(`all tabs are shown ${name}, each below its label`, async ({ page }) => {
      await page.goto('/tabs/');
      if (name === 'in print') await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.tab-list:visible')).toHaveCount(0);
      await expect(page.locator('.tab-panel:visible')).toHaveCount(6);
      await expect(page.locator('.tab-label:visible')).toHaveText([
        ...['npm', 'pnpm', 'pnpm', 'npm', 'A short one', 'A longer one'],
      ]);
    });
  });

test('a page without tabs has nothing of them', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const response = await page.goto('/posts/plain/', { waitUntil: 'networkidle' });
  expect(await response?.text()).not.toMatch(/tab-list|tab-panel/);
  expect(requested.filter((url) => url.includes('client-tabs'))).toEqual([]);
});
