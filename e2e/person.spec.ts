import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, test } from './fixtures';

test('the contact card can be saved next to the contact details', async ({ page }) => {
  await page.goto('/everything/');
  const link = page.locator('main').getByRole('link', { name: 'Save contact' }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('person.vcf');
  const card = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')) as unknown[]);
  const valueOf = (name: string) => String(card.getFirstPropertyValue(name));
  expect(valueOf('fn')).toBe('Test Person');
  expect(valueOf('email')).toBe('person@halflight.test');
  expect(valueOf('note')).toBe('Available from March 2027 · more tests');
  expect(valueOf('photo')).toMatch(/^data:image\/jpeg;base64,[\w+/]+=*$/);
});

test('from when they are available for work is in the hero and the footer', async ({ page }) => {
  await page.goto('/');
  for (const place of ['.hero-facts', '.footer'])
    await expect(page.locator(place)).toContainText('Available from March 2027 · more tests');
});
