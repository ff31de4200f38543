import type { Page } from '@playwright/test';
import { at, expect, test as base } from './fixtures';
import { untilHydrated } from './interactive';
import { startServer } from './misbehaving-server';
import { violationsOf } from './violations';

/** Declared forms: one on a page with the contact form beside it, one on the page of an event. How a message is sent is in `contact-form.spec.ts`. */
const test = base.extend<{ server: Awaited<ReturnType<typeof startServer>> }>({
  server: async ({ context }, provide) => {
    const server = await startServer();
    await context.route('**/api/contact', (route) => route.continue({ url: `${server.origin}/` }));
    await provide(server);
    server.stop();
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const quoteOf = (page: Page) => page.getByRole('form', { name: 'Ask for a quote' });

/** Fills in what the quote needs, and some of the rest. */
async function fillIn(page: Page): Promise<void> {
  const form = quoteOf(page);
  await form.getByLabel('Your name').fill('Charles');
  await form.getByLabel('Your e-mail address').fill('charles@example.org');
  await form.getByLabel('Kind').selectOption('A workshop');
  await form.getByLabel('Guests').fill('40');
  await form.getByLabel('The day that would suit you best').fill('2026-09-01');
  await form.getByLabel('Engines').check();
  await form.getByLabel('Mathematics').check();
  await form.getByLabel('Pages that we should read').fill('https://example.org/a\nhttps://example.org/b');
  await form.getByLabel('I have read what you do with this').check();
}

const filledIn = {
  form: ['quote'],
  name: ['Charles'],
  email: ['charles@example.org'],
  kind: ['A workshop'],
  guests: ['40'],
  day: ['2026-09-01'],
  topics: ['Engines', 'Mathematics'],
  terms: ['yes'],
};

/** The values that were posted, by name. */
function valuesOf(body = ''): Record<string, string[]> {
  const values = new URLSearchParams(body);
  return Object.fromEntries([...values.keys()].map((name) => [name, values.getAll(name)]));
}

test('what was filled in is kept, checked, sent and shown', async ({ page, server }) => {
  await page.goto('/quote/');
  const form = quoteOf(page);
  await fillIn(page);
  await form.getByLabel('Guests').fill('401');
  await untilHydrated(page);
  await form.getByRole('button', { name: 'Ask for it' }).click();
  await expect(form.getByLabel('Guests')).toBeFocused();
  await expect(form.getByText('Please enter 400 or less.')).toBeVisible();
  expect(server.received).toHaveLength(0);
  await form.getByLabel('Guests').fill('40');
  // It has a draft of its own: the contact form on the same page stays empty.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([`contact-draft:${at('/')}:quote`]);
  await page.reload();
  await expect(form.getByLabel('Mathematics')).toBeChecked();
  await expect(form.getByLabel('Poetry')).not.toBeChecked();
  await expect(page.getByRole('form', { name: 'Write a message' }).getByLabel('Your name')).toHaveValue('');
  await form.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('The quote comes within two days.')).toBeVisible();
  expect(valuesOf(server.received[0]?.body)).toMatchObject({
    ...filledIn,
    links: ['https://example.org/a', 'https://example.org/b'],
  });
  const sent = page.locator('.contact-sent');
  await expect(sent.getByText('Engines', { exact: false })).toBeVisible();
  await expect(sent.getByText('Yes', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await sent.getByRole('button', { name: 'Fill it in again' }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByLabel('Engines')).not.toBeChecked();
});

test('what the receiver refuses is said at the field', async ({ page, context, tolerated }) => {
  tolerated.push(/Failed to load resource/);
  await context.route('**/api/contact', (route) =>
    route.fulfill({ status: 422, json: { ok: false, errors: [{ field: 'day', message: 'That day is taken.' }] } }),
  );
  await page.goto('/quote/');
  await fillIn(page);
  await untilHydrated(page);
  const form = quoteOf(page);
  await form.getByRole('button', { name: 'Ask for it' }).click();
  await expect(form.getByLabel('The day that would suit you best')).toBeFocused();
  await expect(form.getByText('That day is taken.')).toBeVisible();
});

test('the answer to an invitation says which event it is for', async ({ page, server }) => {
  await page.goto('/events/talk/');
  const form = page.getByRole('form', { name: 'Will you come?' });
  await form.getByLabel('Your name').fill('Mary');
  await form.getByLabel('Your e-mail address').fill('mary@example.org');
  await form.getByLabel('How many are you?').fill('2');
  await untilHydrated(page);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible();
  expect(valuesOf(server.received[0]?.body)).toMatchObject({
    form: ['rsvp'],
    about: ['A talk with every field (2026-09-14 18:30)'],
    guests: ['2'],
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks and posts it', async ({ page, server }) => {
    await page.goto('/quote/');
    const form = quoteOf(page);
    await fillIn(page);
    await form.getByLabel('Code').fill('1815');
    await form.getByRole('button', { name: 'Ask for it' }).click();
    expect(server.received).toHaveLength(0);
    await form.getByLabel('Code').fill('AB1815');
    await form.getByRole('button', { name: 'Ask for it' }).click();
    await expect.poll(() => server.received).toHaveLength(1);
    expect(valuesOf(server.received[0]?.body)).toMatchObject({ ...filledIn, code: ['AB1815'] });
  });
});
