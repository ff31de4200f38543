import { errorPages, expect, test } from './fixtures';
import { CLIENT_FILES, addInteractiveParts, hydrate } from './interactive';

test('an unknown URL gets status 404 and useful links', async ({ page, tolerated }) => {
  tolerated.push(/status of 404/);
  for (const path of ['/nope/', '/posts/nope/', '/a/b/c.html']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found', {
      useInnerText: true,
    });
    await expect(page.getByText('This page could not be found.', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Posts' })).toHaveAttribute('href', '/posts/');
  await expect(main.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects/');
  await main.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

for (const [path, title] of Object.entries(errorPages)) {
  test(`${path} says "${title}", and starts nothing`, async ({ page }) => {
    await page.goto(path);
    expect(await page.locator('h1').textContent()).toBe(title);
    await expect(page).toHaveTitle(`${title} · Test Person`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('template, link[as=script]')).toHaveCount(0);
    // The theme's script, and the file of what works without React.
    await expect(page.locator('script:not([type=speculationrules])')).toHaveCount(2);
    await expect(page.locator('script[src]')).toHaveAttribute('src', CLIENT_FILES);
  });
}

test('when one of our scripts fails, a visitor is told, can report it, and finds a way home', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/^console: /);
  await addInteractiveParts(page);
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await hydrate(page);
  // Data that no build would produce and that cannot be rendered.
  await page.route('**/page-data/projects/page-data.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: object } };
    await route.fulfill({ response, json: { ...data, result: { ...data.result, data: { entries: 'broken' } } } });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Application error: a client-side exception has occurred');
  await expect(page.getByRole('main').locator('code')).toHaveText(/^[0-9a-f]{8}$/);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(heading).toHaveText('A page made of every section');
});
