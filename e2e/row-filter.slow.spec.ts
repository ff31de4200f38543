import { expect, test } from './fixtures';
import { hydrate } from './interactive';
import { violationsOf } from './violations';

/** `contents: true` and `filter: true` of a page, here of those that list all fields. */
test.use({ site: 'docs', contextOptions: { reducedMotion: 'reduce' } });

const SITE = '/fields/site/';

test('input filters the tables, and the number of remaining rows is shown', async ({ page }) => {
  await page.goto(SITE);
  const rows = page.locator('.prose tbody tr');
  const all = await rows.count();
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  const status = page.locator('.row-filter').getByRole('status');
  await expect(status).toHaveText('');
  await filter.fill('ORNAMENT behind');
  await expect(status).toHaveText(`Shown: 1 of ${all}`);
  await expect(rows.filter({ visible: true })).toHaveCount(1);
  await expect(rows.filter({ visible: true })).toContainText('theme.ornament');
  // Of the headings, only the one above it.
  await expect(page.locator('.prose h2').filter({ visible: true })).toHaveText([/^theme/]);
  await filter.fill('nosuchfield');
  await expect(status).toHaveText(`Shown: 0 of ${all}`);
  await expect(page.locator('.prose h2').filter({ visible: true })).toHaveCount(0);
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(rows.filter({ visible: true })).toHaveCount(all);
  await expect(status).toHaveText('');
});

test('input from before React started is kept, with its results', async ({ page }) => {
  await page.goto(SITE);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('ornament');
  const rows = page.locator('.prose tbody tr').filter({ visible: true });
  const found = await rows.count();
  const said = await page.locator('.row-filter').getByRole('status').textContent();
  await hydrate(page);
  await expect(filter).toHaveValue('ornament');
  await expect(rows).toHaveCount(found);
  await expect(page.locator('.row-filter').getByRole('status')).toHaveText(said ?? '');
});

for (const width of [360, 1280])
  test(`rows that are hidden are not seen, ${width} pixels wide, and axe finds nothing wrong`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(SITE);
    await page.getByRole('searchbox', { name: 'Filter' }).fill('accent');
    const row = page.getByText('theme.accent', { exact: true });
    await expect(row).toBeInViewport();
    await expect(page.getByText('theme.density', { exact: true })).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

test('a heading linked from the contents is not covered by the field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(SITE);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'theme', exact: true })
    .click();
  const heading = page.getByRole('heading', { level: 2, name: 'theme' });
  await expect(heading).toBeInViewport();
  const [field, title] = await Promise.all([page.locator('.row-filter').boundingBox(), heading.boundingBox()]);
  expect(title?.y ?? 0).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field, and all rows are shown', async ({ page }) => {
    await page.goto(SITE);
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeHidden();
    await expect(page.getByText('theme.density', { exact: true })).toBeVisible();
  });
});
