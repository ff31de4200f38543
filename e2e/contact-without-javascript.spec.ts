import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** What visitors without JavaScript see of a form before it is posted (`contact-form.spec.ts`), and how their mail program gets the message. */
test.use({ javaScriptEnabled: false });

const press = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test.describe('to a mailbox', { tag: '@slow' }, () => {
  test.use({ site: 'many' });

  test('the mail program gets the message, and only what was typed', async ({ page }) => {
    await page.goto('/contact/');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    const opened = new Promise<string>((resolve) =>
      devtools.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
    );
    // In a form with a `mailto:` action Chromium turns an ampersand into a line break, and a plus sign into a space.
    await page.getByLabel('Your name').fill('Ada, Co');
    await page.getByLabel('Your e-mail address').fill('ada@example.org');
    await page.getByLabel('Your message').fill('Is it 100 % true?\nYours, Ada');
    await press(page);
    const { protocol, pathname, search } = new URL(await opened);
    expect(protocol + pathname).toBe('mailto:someone@generated.test');
    const parts = search
      .slice(1)
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent));
    expect(parts).toEqual([
      ['subject', 'A message from a visitor of Generated site'],
      ['body', 'name=Ada, Co\r\nemail=ada@example.org\r\nmessage=Is it 100 % true?\r\nYours, Ada\r\n\r\n'],
    ]);
    await expect(page).toHaveURL('/contact/');
  });

  test('the email address is in the page with the form and nowhere else', async ({ page }) => {
    const html = async (path: string) => (await page.request.get(path)).text();
    expect(await html('/contact/')).toContain('someone@generated.test');
    for (const path of ['/', '/posts/', '/page-data/app-data.json', '/page-data/index/page-data.json'])
      expect(await html(path)).not.toContain('someone@generated.test');
  });
});

test.describe('before sending', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/contact', () => {
      throw new Error('A form with mistakes was sent.');
    });
    await page.goto('/contact/');
  });

  const mistakeOf = (page: Page, label: string) =>
    page.getByLabel(label).evaluate((field: HTMLInputElement) => field.validationMessage);

  test('the browser reports and marks missing and invalid fields', async ({ page }) => {
    const name = page.getByLabel('Your name');
    const untouched = await name.evaluate((field) => getComputedStyle(field).borderColor);
    await press(page);
    await expect(name).toBeFocused();
    expect(await mistakeOf(page, 'Your name')).toMatch(/fill out this field/);
    await page.getByLabel('Your message').focus();
    expect(await name.evaluate((field) => getComputedStyle(field).borderColor)).not.toBe(untouched);

    await name.fill('Ada');
    await page.getByLabel('Your e-mail address').fill('ada');
    await press(page);
    await expect(page.getByLabel('Your e-mail address')).toBeFocused();
    expect(await mistakeOf(page, 'Your e-mail address')).toMatch(/include an '@'/);

    await page.getByLabel('Your e-mail address').fill('ada@example.org');
    await page.getByLabel('Your message').pressSequentially('Short');
    await press(page);
    await expect(page.getByLabel('Your message')).toBeFocused();
    expect(await mistakeOf(page, 'Your message')).toMatch(/10 characters or more/);
    await expect(page).toHaveURL('/contact/');
  });

  test('the honeypot is invisible, unreachable by keyboard and not read aloud', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Write a message' });
    const trap = form.locator('input[name=homepage]');
    await expect(trap).toHaveCount(1);
    const box = await trap.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await form.ariaSnapshot()).not.toContain('empty');

    const names: (string | null)[] = [];
    await page.getByLabel('Your name').focus();
    while (!(await page.getByRole('button', { name: 'Send message' }).evaluate((it) => it.matches(':focus')))) {
      names.push(await page.locator(':focus').getAttribute('name'));
      await page.keyboard.press('Tab');
    }
    expect(names).toEqual(['name', 'email', 'organization', 'phone', 'topic', 'subject', 'message']);
  });
});

test('in print there is no form, but the contact details are', async ({ page }) => {
  await page.goto('/contact/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'Write a message' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  await expect(page.locator('.contact').getByText('Berlin')).toBeVisible();
});
