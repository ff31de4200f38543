import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { stopReactTimeout } from './interactive';

/** The search dialog. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** The field of the search, in the dialog or on the search page. */
export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Words to look for' });
/** The link to a search result, by its text. */
export const result = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Search' }).getByRole('link', { name, exact: true });

/** Opens the search with its key; its field appears at once. */
export async function openSearch(page: Page, path = '/'): Promise<void> {
  await stopReactTimeout(page);
  await page.goto(path);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
}
