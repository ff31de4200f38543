import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

const headings = (within: Locator, level: number) => within.getByRole('heading', { level });

/** ICU puts spaces of several widths around the parts of a time. */
const time = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s').replaceAll('–', '\\s?–\\s?')}$`);

test('the page of experience shows positions, the present one first, and what was studied below them', async ({
  page,
}) => {
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

test('the list of awards tells who gave each, and when', async ({ page }) => {
  await page.goto('/awards/');
  const awards = page.getByRole('main').getByRole('article');
  await expect(awards.locator('time')).toHaveText(['12 June 2025', 'November 2024', '2012']);
  await expect(awards.first()).toContainText('Example Society');
  await expect(awards.first()).toContainText('For a site in which every field says something.');
});

test('the list of books runs from the last finished, and only those that say more have a page', async ({ page }) => {
  await page.goto('/books/');
  const books = page.getByRole('main').getByRole('article');
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

test('a book shows all that is known of it, and leads to the one before', async ({ page }) => {
  await page.goto('/books/complete/');
  const main = page.getByRole('main');
  await expect(headings(main, 1)).toHaveText('The complete book');
  for (const text of ['First Author, Second Author', 'February 2026', '4 of 5', '978-0-14-103614-4', '1 March 2026']) {
    await expect(main.getByText(text, { exact: true })).toBeAttached();
  }
  await expect(main.getByRole('link', { name: 'More about it' })).toHaveAttribute('href', 'https://example.org/book/');
  const pager = page.getByRole('navigation', { name: 'More books' });
  await expect(pager.getByRole('link')).toHaveAttribute('href', '/books/with-body/');
});

test('the list of events begins with the next one, and tells in which zone its time is meant', async ({ page }) => {
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

test('the whole row of an event leads to it', async ({ page }) => {
  await page.goto('/events/');
  const place = await page.getByText('Host · Online').boundingBox();
  await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 5);
  await expect(page).toHaveURL('/events/stream/');
});

test('an event tells when and where it is, and how to take part', async ({ page }) => {
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

test('the list of products tells what each costs, and sets the featured one apart', async ({ page }) => {
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

test('a post by others than the person of the site says by whom', async ({ page }) => {
  await page.goto('/posts/with-authors/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'First Person' })).toHaveAttribute('href', 'https://example.org/first/');
  await expect(main).toContainText('Writer of tests');
  await expect(main).toContainText('Minimal van Person');
});

test.describe('in a site without content', () => {
  test.use({ site: 'empty' });

  test('empty lists are not for search engines', async ({ page }) => {
    for (const path of [
      '/posts/',
      '/projects/',
      '/experience/',
      '/awards/',
      '/books/',
      '/publications/',
      '/events/',
      '/products/',
    ]) {
      await page.goto(path);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('main :is(ul, ol, section, h2):empty')).toHaveCount(0);
    }
  });
});

test.describe('where every event is over', () => {
  test.use({ site: 'one-each' });

  test('the list says that nothing is planned', async ({ page }) => {
    await page.goto('/events/');
    await expect(page.getByRole('main')).toContainText('Nothing is planned at the moment.');
    await expect(page.getByRole('article')).toHaveText(/The only event/);
  });
});
