import { expect, test } from './fixtures';

test('the list of posts runs from newest to oldest, and describes each', async ({ page }) => {
  await page.goto('/posts/');
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts.getByRole('heading')).toHaveText([
    'A post with a cover',
    'A post with a picture in its text',
    'Every feature of Markdown',
    'A post of words only: no picture at all',
    'A post by two people',
    'Rechtsschutzversicherungsgesellschaften und Grundstücksverkehrsgenehmigungszuständigkeiten',
    'An evening, recorded',
  ]);
  const first = posts.first();
  await expect(first.locator('time')).toHaveAttribute('datetime', '2026-05-04');
  await expect(first.locator('time')).toHaveText('4 May 2026');
  await expect(first).toContainText('1 min read');
  await expect(first).toContainText('The post that has a cover, a summary and tags.');
  await expect(first.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['covers', 'pictures']);
  await expect(posts.nth(1)).toContainText('This first paragraph serves as the summary');
});

test('the whole row of a post is clickable', async ({ page }) => {
  await page.goto('/posts/');
  const words = await page.getByText('The post that has a cover, a summary and tags.').boundingBox();
  await page.mouse.click((words?.x ?? 0) + 10, (words?.y ?? 0) + 5);
  await expect(page).toHaveURL('/posts/with-cover/');
});

test('a post shows when it was published and updated, and links to its neighbours', async ({ page }) => {
  await page.goto('/posts/picture-in-text/');
  const pager = page.getByRole('navigation', { name: 'More posts' });
  await expect(pager.getByRole('link').nth(0)).toHaveAttribute('href', '/posts/markdown/');
  await expect(pager.getByRole('link').nth(1)).toHaveAttribute('href', '/posts/with-cover/');
  await pager.getByRole('link').nth(1).click();
  await expect(page.getByText('Updated 1 June 2026')).toBeVisible();
  await expect(pager.getByRole('link')).toHaveCount(1);
});

test('a first paragraph used as the summary is not repeated on the page itself', async ({ page }) => {
  await page.goto('/posts/picture-in-text/');
  await expect(page.getByRole('main').getByText(/^This first paragraph serves as the summary/)).toHaveCount(1);
  await page.goto('/projects/second/');
  await expect(page.getByRole('main').getByText(/^The first paragraph serves as the summary/)).toHaveCount(1);
});

test('a complete project shows all its fields', async ({ page }) => {
  await page.goto('/projects/complete/');
  const main = page.getByRole('main');
  const facts = {
    Date: 'March 2026',
    Role: 'Maker',
    Status: 'Finished',
    Tools: 'Hammer, Saw',
    Parts: '1,204',
    Days: '90',
  };
  for (const [label, value] of Object.entries(facts)) {
    const term = main.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(term.locator('+ dd'), label).toHaveText(value);
  }
  await expect(main.getByRole('link', { name: 'See it' })).toHaveAttribute('href', 'https://example.org/project/');
  await expect(main.getByRole('region', { name: 'Pictures' }).getByRole('img')).toHaveCount(2);
});
