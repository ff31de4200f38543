import { expect, test } from './fixtures';

test('publications are grouped by year and kind, with the person highlighted and TeX as text', async ({ page }) => {
  await page.goto('/publications/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['2024', '2023', '2019']);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'A Sketch of naïve tests — Über øre & ß, H₂O and x²',
    /^Weaving algebra on a loom/,
    'A report that is a Markdown file',
    'Early thoughts',
    'Handbook of Tests',
    'On keeping a site that says everything',
  ]);
  const first = main.getByRole('article').first();
  await expect(first.locator('b')).toHaveText('Test Person');
  await expect(first).toContainText('Test Person, Minimal van Person, Example Society');
  await expect(first.getByRole('link', { name: /^A Sketch/ })).toHaveAttribute(
    'href',
    'https://doi.org/10.1000/182_test',
  );
  await expect(main.getByText('Edited by Test Person, Jane Q. Other')).toBeVisible();
  await expect(main.locator('b')).toHaveText(['Test Person', 'Test Person', 'T. Person', 'Test Person', 'Test Person']);
  expect(await page.content()).not.toContain('never-published');
});

test('each has structured data for search engines', async ({ page }) => {
  await page.goto('/publications/');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = texts
    .flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'])
    .find((thing) => thing['@type'] === 'ItemList') as { itemListElement: { item: Record<string, unknown> }[] };
  const things = list.itemListElement.map(({ item }) => item);
  expect(things.map((thing) => thing['@type'])).toEqual([
    'ScholarlyArticle',
    'ScholarlyArticle',
    'Report',
    'ScholarlyArticle',
    'Book',
    'Thesis',
  ]);
  expect(things[0]).toMatchObject({
    headline: 'A Sketch of naïve tests — Über øre & ß, H₂O and x²',
    datePublished: '2024-09',
    url: 'https://doi.org/10.1000/182_test',
    author: [{ '@type': 'Person', name: 'Test Person' }, { name: 'Minimal van Person' }, { '@type': 'Organization' }],
    isPartOf: { '@type': 'Periodical', name: 'Memoirs of Tests' },
    pagination: '66–73',
  });
});

test('a citation and its BibTeX entry expand by keyboard, and each has a copy button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/publications/');
  const first = page.getByRole('main').getByRole('article').first();
  const summary = first.locator('summary').last();
  await summary.focus();
  await page.keyboard.press('Enter');
  await first.getByRole('button', { name: 'Copy: Citation' }).click();
  const citation = await page.evaluate(() => navigator.clipboard.readText());
  expect(citation).toBe(
    'Person, T., van Person, M., & Example Society. (2024). A Sketch of naïve tests — Über øre & ß, H₂O and x². Memoirs of Tests, 3(2), 66–73. https://doi.org/10.1000/182_test',
  );
  await first.getByRole('button', { name: 'Copy: BibTeX' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^@article\{person2024sketch,\n {2}author = \{Person, Test and van Person, Minimal and \{Example Society\}\},\n/,
  );
  await expect(first.getByRole('status').last()).toHaveText('Copied');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text to copy can be selected, and there is no button', async ({ page }) => {
    await page.goto('/publications/');
    const first = page.getByRole('main').getByRole('article').first();
    await first.locator('summary').last().click();
    await expect(first.locator('.citation')).toBeVisible();
    await expect(first.locator('pre')).toContainText('@article{person2024sketch');
    await expect(first.getByRole('button')).toHaveCount(0);
  });
});
