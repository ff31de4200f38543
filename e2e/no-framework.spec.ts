import { expect, kindsOfPage, test } from './fixtures';

for (const [name, path] of Object.entries(kindsOfPage)) {
  test(`${name} loads no script for a visitor who reads, scrolls and points at links`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || /\.js$|page-data/.test(request.url())) scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 600);
    await page.getByRole('link', { name: 'About', exact: true }).first().focus();
    await page.getByRole('contentinfo').hover();
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
  });
}

test('a page weighs little before it is used', async ({ page }) => {
  const response = await page.goto('/posts/plain/');
  const html = (await response?.text()) ?? '';
  const scripts = [
    ...html.replace(/<template[\s\S]*?<\/template>/g, '').matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g),
  ];
  // That of every page, and the keys of the search.
  expect(scripts).toHaveLength(2);
  const { gzipSync } = await import('node:zlib');
  expect(gzipSync(scripts[0]?.[1] ?? '').length).toBeLessThan(1500);
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name }) => name),
  );
  expect(fonts.length).toBeLessThanOrEqual(2);
});
