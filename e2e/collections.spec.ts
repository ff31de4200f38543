import type { Locator } from '@playwright/test';
import { at, expect, test } from './fixtures';

const headings = (within: Locator, level: number) => within.getByRole('heading', { level });

/** ICU puts spaces of various widths around the parts of a time. */
const time = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s').replaceAll('–', '\\s?–\\s?')}$`);

test('the experience page shows positions, the current one first, and education below them', async ({ page }) => {
  await page.goto('/experience/');
  const main = page.getByRole('main');
  await expect(headings(main, 2)).toHaveText([
    'Keeper of the test site',
    'Builder of pages',
    'A position of one year',
    'Education',
  ]);
  await expect(headings(main, 3)).toHaveText(['The study of tests', 'A course']);
  const first = main.getByRole('listitem').first();
  await expect(first).toContainText('April 2022 – Present');
  await expect(first).toContainText('Example Works · Berlin');
  await expect(first.getByRole('listitem')).toHaveText([
    'Filled in every field of every collection.',
    'Left nothing out.',
  ]);
  await expect(first.getByRole('link', { name: 'writes about it' })).toHaveAttribute('href', '/posts/markdown/');
});

test('the list of books starts with the last one finished, and only books with more to say have a page', async ({
  page,
}) => {
  await page.goto('/books/');
  const part = (name: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(headings(part('Books written'), 3)).toHaveText([
    'A book that was written here',
    'A book that several wrote',
  ]);
  const books = part('Books read').getByRole('article');
  await expect(books.getByRole('heading')).toHaveText([
    'The complete book',
    'A book without a picture of its cover',
    'A book that leads elsewhere',
    'An unread book',
  ]);
  const targets = ['/books/complete/', '/books/with-body/', 'https://example.org/elsewhere/'];
  for (const [index, target] of targets.entries()) {
    await expect(books.nth(index).getByRole('link')).toHaveAttribute('href', target);
  }
  await expect(books.nth(3).getByRole('link')).toHaveCount(0);
  await expect(books.first()).toContainText('4 of 5');
});

test('a book shows all its fields, and links to the previous one', async ({ page }) => {
  await page.goto('/books/complete/');
  const main = page.getByRole('main');
  await expect(headings(main, 1)).toHaveText('The complete book');
  for (const text of ['First Author, Second Author', 'February 2026', '4 of 5', '978-0-14-103614-4', '1 March 2026']) {
    await expect(main.getByText(text, { exact: true })).toBeAttached();
  }
  await expect(main.getByRole('link', { name: 'More about it' })).toHaveAttribute('href', 'https://example.org/book/');
  const pager = page.getByRole('navigation', { name: 'More books' });
  await expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/books/with-body/');
});

test('one’s own book says where to get it, what others said, and how it begins', async ({ page }) => {
  await page.goto('/books/written/');
  const main = page.getByRole('main');
  await expect(main.getByText('Test Person', { exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Formats' }).getByRole('listitem')).toHaveText([
    /Hardcover.*£24\.50.*ISBN: 978-0-14-103614-4/,
    /E-book.*Free/,
    'Audiobook',
  ]);
  await expect(main.getByRole('link', { name: 'The shop round the corner' })).toHaveAttribute(
    'href',
    'https://example.org/corner/',
  );
  const quotes = main.getByRole('region', { name: 'What others say' });
  await expect(quotes.locator('figure > blockquote')).toHaveCount(2);
  await expect(quotes.getByRole('link', { name: 'The Example Review' })).toHaveAttribute(
    'href',
    'https://example.org/review/',
  );
  await main.getByRole('link', { name: 'Read an excerpt' }).click();
  const excerpt = main.getByRole('region', { name: 'Excerpt' });
  await expect(excerpt).toBeInViewport();
  await expect(excerpt.getByRole('link', { name: 'the complete book' })).toHaveAttribute('href', '/books/complete/');
});

test('services and people link to their pages, if they have a text', async ({ page }) => {
  await page.goto('/featured/');
  const main = page.getByRole('main');
  const hrefs = (type: string) =>
    main
      .locator(`[data-type="${type}"] h3`)
      .evaluateAll((found) => found.map((heading) => heading.querySelector('a')?.getAttribute('href') ?? null));
  expect(await hrefs('services')).toEqual([at('/about/'), 'https://example.org/service/', at('/services/page/'), null]);
  expect(await hrefs('team')).toEqual([at('/people/one/'), at('/people/two/'), null]);
  await page.goto('/services/page/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Write a message' })).toHaveAttribute(
    'href',
    // The first page with a contact form.
    '/bare/',
  );
  await page.goto('/people/one/');
  const written = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Posts' }) });
  await expect(written.getByRole('link')).toHaveText(['A post by two people']);
  await page.goto('/posts/with-authors/');
  await expect(page.getByRole('link', { name: 'First Person' })).toHaveAttribute('href', '/people/one/');
});

test('talks have slides and recordings, which load only on demand', async ({ page }) => {
  await page.goto('/events/');
  const row = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'A talk that is over' }) });
  await expect(row.getByRole('link', { name: 'Slides: A talk that is over' })).toHaveAttribute('href', '/about/');
  await expect(row.getByRole('link', { name: 'Recording: A talk that is over' })).toHaveAttribute(
    'href',
    'https://example.org/recording/',
  );
  // The rest of the row links to the event; these do not.
  await row.getByRole('link', { name: 'Slides: A talk that is over' }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await page.goto('/events/talk/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Slides' })).toHaveAttribute('href', 'https://example.org/slides/');
  await expect(main.getByText('Recording: A talk with every field')).toBeVisible();
  await expect(main.locator('iframe')).not.toHaveAttribute('src');
  await page.goto('/events/past/');
  await expect(main.getByRole('link', { name: 'Recording' })).toHaveAttribute('href', 'https://example.org/recording/');
  await expect(main.locator('iframe')).toHaveCount(0);
});

test('the list of events begins with the next one, and names its time zone', async ({ page }) => {
  await page.goto('/events/');
  const part = (name: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(headings(part('Upcoming'), 3)).toHaveText([
    'What happens on the day of the build',
    'A stream at an instant',
    'A talk with every field',
    'A fair of several days',
  ]);
  await expect(part('Upcoming').locator('time')).toHaveText([
    time('1 July 2026, 09:00–10:00 CEST'),
    time('1 August 2026 at 18:00 CEST'),
    time('14 September 2026, 18:30–20:00 BST'),
    time('30 October–2 November 2026'),
  ]);
  await expect(headings(part('Past'), 3)).toHaveText(['A talk that is over', 'Something of a past year']);
});

test('an event says when and where it is, and how to take part', async ({ page }) => {
  await page.goto('/events/talk/');
  const main = page.getByRole('main');
  await expect(main.locator('time').first()).toHaveAttribute('datetime', '2026-09-14T17:30Z');
  await expect(main).toContainText('Royal Example Institution, London, Online');
  await expect(main.getByRole('link', { name: 'More about it' })).toHaveAttribute('href', 'https://example.org/talk/');
  await expect(main.getByRole('link', { name: 'Take part online' })).toHaveAttribute(
    'href',
    'https://example.org/live/',
  );
  await expect(page.locator('head meta[name=description]')).toHaveAttribute(
    'content',
    'The first paragraph tells what the talk is about.',
  );
});

test('the list of products shows prices, and highlights the featured one', async ({ page }) => {
  await page.goto('/products/');
  const products = page.getByRole('main').getByRole('article');
  await expect(products.getByRole('heading')).toHaveText([
    'The free product',
    'The complete product',
    'The minimal product',
  ]);
  await expect(products.nth(0)).toContainText('Free');
  await expect(products.nth(1)).toContainText('£24.50');
  await expect(products.nth(1)).toContainText('per month');
  await expect(page.getByText('Featured')).toHaveCount(1);
  await expect(products.nth(1).getByRole('listitem')).toHaveCount(3);
  await expect(products.nth(2)).toHaveText('The minimal product');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('visitors choose with the keyboard whether they see what a month or what a year costs', async ({ page }) => {
    await page.goto('/products/');
    const complete = page.getByRole('article').nth(1);
    const [month, year] = [complete.getByText('per month'), complete.getByText('per year')];
    await expect(month).toBeVisible();
    await expect(year).toBeHidden();
    await page.getByRole('group', { name: 'Prices' }).getByRole('radio', { name: 'Monthly' }).press('ArrowRight');
    await expect(month).toBeHidden();
    await expect(year).toBeVisible();
    await expect(complete).toContainText('£245');
    await expect(page.getByText('Free', { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(month).toBeVisible();
    await expect(year).toBeVisible();
  });
});
