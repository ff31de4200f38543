import { at, expect, test } from './fixtures';

/**
 * The main site is published below a path, so every other test also checks that its subject works there, and `fixtures.ts` fails a test that requests
 * anything outside the path. Here is what no visitor does on purpose.
 */

test('the path is not a matter of chance', () => {
  expect(at('/')).toBe('/some/prefix/');
});

test('fonts come from below the path, and are used', async ({ page }) => {
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font')
      asked.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto('/posts/markdown/', { waitUntil: 'networkidle' });
  const used = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
  // One each for text, its italics, and code.
  expect(asked).toHaveLength(3);
  expect(used).toBeGreaterThanOrEqual(asked.length);
  for (const font of asked) expect(font).toMatch(new RegExp(`^200 ${at('/static/')}`));
});

test('what a page names by an address of its own site begins with the path', async ({ page }) => {
  await page.goto('/posts/with-cover/');
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action]')]
      .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''))
      .filter((address) => address.startsWith('/')),
  );
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !address.startsWith(at('/')))).toEqual([]);
});

test('a host without the site at its root answers there with nothing of ours', async ({ request }) => {
  const { origin } = new URL((await request.get('/posts/')).url());
  expect((await fetch(`${origin}/posts/`)).status).toBe(404);
  expect((await fetch(`${origin}${at('/posts/')}`)).status).toBe(200);
});
