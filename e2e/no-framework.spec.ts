import { expect, test } from './fixtures';
import { groupsOfSameParts } from './in-chunks';
import { CLIENT_FILES, isReactThere } from './interactive';
import { watchWork } from './quiet';

for (const { pages, group, tag } of groupsOfSameParts) {
  test(
    `no framework runs for a visitor who reads, scrolls and points at links, nor is it loaded but for a form in view: ${group}`,
    { tag },
    async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (CLIENT_FILES.test(request.url())) return;
        if (request.resourceType() === 'script' || /\.js$|page-data/.test(request.url())) scripts.push(request.url());
      });
      const { untilQuiet } = watchWork(page);
      for (const [name, path] of pages) {
        await page.goto(path);
        await page.mouse.wheel(0, 600);
        await page.getByRole('link', { name: 'About', exact: true }).first().focus();
        await page.getByRole('contentinfo').hover();
        // In the margin, away from all text: a page's heading may be visually hidden.
        await page.getByRole('main').click({ position: { x: 2, y: 2 } });
        await page.getByRole('radio', { name: 'Dark' }).check();
        await untilQuiet();
        expect.soft(await isReactThere(page), name).toBe(false);
        // A contact form's scripts are fetched once it is in view (`first-use.spec.ts`).
        const hasForm = (await page.locator('.contact-form').count()) > 0;
        expect.soft(hasForm ? [] : scripts.splice(0), name).toEqual([]);
        scripts.length = 0;
      }
    },
  );
}

test('a page is small before it is used', async ({ page }) => {
  const response = await page.goto('/posts/plain/');
  const html = (await response?.text()) ?? '';
  const scripts = [
    ...html
      .replace(/<template[\s\S]*?<\/template>/g, '')
      .matchAll(/<script(?! [^>]*speculationrules)[^>]*>([\s\S]*?)<\/script>/g),
  ];
  // The theme script; the speculation rules are data.
  const inline = scripts.filter(([, code]) => code);
  expect(inline).toHaveLength(1);
  const { gzipSync } = await import('node:zlib');
  expect(gzipSync(inline.map(([, code]) => code).join('')).length).toBeLessThan(450);
  // Everything else waits for one file, which does not block the page.
  const others = scripts.filter((script) => !inline.includes(script)).map(([element]) => element);
  expect(others).toHaveLength(1);
  expect(others[0]).toMatch(/src="[^"]*\/client-[\da-f]{20}\.js" async/);
  // React preloads each picture that is not lazy: nothing is requested before the text is painted.
  expect(html.replace(/<template[\s\S]*?<\/template>/g, '')).not.toContain('rel="preload"');
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name }) => name),
  );
  expect(fonts.length).toBeLessThanOrEqual(2);
});

test('if the script of parts without React never arrives, there are links instead', async ({ page, tolerated }) => {
  // Chromium begins a transition between pages, and a picture is no page.
  tolerated.push(/ERR_FAILED/, /Transition was aborted/);
  await page.route(CLIENT_FILES, (route) => route.abort());
  await page.goto('/everything/');
  const picture = page.locator('#gallery a.enlarge').first();
  const file = (await picture.getAttribute('href')) ?? '';
  await picture.click();
  await expect(page).toHaveURL(file);
  await page.goto('/posts/plain/');
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search/');
  await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible();
});
