import type { Locator, Page } from '@playwright/test';
import { at, expect, LATE_PRELOAD, test as base } from './fixtures';
import { untilHydrated } from './interactive';
import { startServer, type Behaviour } from './misbehaving-server';
import { violationsOf } from './violations';

type Server = Awaited<ReturnType<typeof startServer>>;

/** The form posts to the site's own origin; here its posts go to a test server. */
const test = base.extend<{ server: Server }>({
  server: async ({ context }, provide) => {
    const server = await startServer();
    await context.route('**/api/contact', (route) => route.continue({ url: `${server.origin}/` }));
    await provide(server);
    server.stop();
  },
});

const path = '/contact/';
const written = { name: 'Charles', email: 'charles@example.org', message: 'Good morning, Ada.' };
const failedToLoad = /Failed to load resource/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const partsOf = (page: Page) => ({
  form: page.getByRole('form', { name: 'Write a message' }),
  name: page.getByLabel('Your name'),
  email: page.getByLabel('Your e-mail address'),
  message: page.getByLabel('Your message'),
  send: page.getByRole('button', { name: 'Send message' }),
  again: page.getByRole('button', { name: 'Try again' }),
  sent: page.getByRole('heading', { name: 'Your message is on its way' }),
  status: page.locator('form [role=status]'),
});

async function fillIn(page: Page): Promise<void> {
  const { name, email, message } = partsOf(page);
  await name.fill(written.name);
  await email.fill(written.email);
  await message.fill(written.message);
}

async function sizeOf(element: Locator) {
  const { width, height } = (await element.boundingBox()) ?? {};
  return { width, height };
}

/** The key under which a draft is stored until it is sent: each site on a host has its own. */
const DRAFT = `contact-draft:${at('/')}`;

const keptBy = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT);

/** Opens the page as a visitor who left a draft there: React starts by itself, and the message can be sent at once. */
async function comeBack(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, values]) => {
      if (sessionStorage.getItem('come')) return;
      sessionStorage.setItem('come', 'yes');
      localStorage.setItem(key, JSON.stringify({ values }));
    },
    [DRAFT, written] as const,
  );
  await page.goto(path);
  await expect(partsOf(page).message).toHaveValue(written.message);
}

test('a message is sent once, and the visitor is told', async ({ page, server }) => {
  server.now('waits');
  await page.goto(path);
  await fillIn(page);
  await untilHydrated(page);
  const { name, send, message, sent, status } = partsOf(page);
  const size = await sizeOf(send);
  await send.dblclick();
  await name.press('Enter');
  expect(await sizeOf(page.getByRole('button', { name: 'Sending' }))).toEqual(size);
  await expect(status).toHaveText('Sending');
  await expect.poll(() => server.received).toHaveLength(1);
  server.now('delivers');
  await expect(sent).toBeVisible();
  await expect(page.getByRole('status').filter({ has: sent })).toBeFocused();
  // What was sent is shown once more.
  for (const text of [written.name, written.message])
    await expect(page.locator('.contact-sent').getByText(text, { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(server.received).toHaveLength(1);
  const [{ method, type, accept, body } = {}] = server.received;
  expect([method, type, accept]).toEqual([
    'POST',
    'application/x-www-form-urlencoded;charset=UTF-8',
    'application/json',
  ]);
  const { elapsed, ...fields } = Object.fromEntries(new URLSearchParams(body));
  expect(fields).toEqual({ ...written, _language: 'en' });
  expect(Number(elapsed)).toBeGreaterThanOrEqual(3000);
  expect(await keptBy(page)).toBeNull();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(partsOf(page).name).toBeFocused();
  await expect(message).toHaveValue('');
});

test('a visitor’s message includes the error that they came to report', async ({ page, server }) => {
  await page.goto(`${path}?report=0badcafe`);
  const { message, name, email, send, sent } = partsOf(page);
  await expect(message).toHaveValue('Application error: a client-side exception has occurred (0badcafe)');
  await expect(page).toHaveURL(path);
  await name.fill(written.name);
  await email.fill(written.email);
  await send.click();
  await expect(sent).toBeVisible();
  expect(new URLSearchParams(server.received[0]?.body).get('message')).toContain('(0badcafe)');
});

test('mistakes are reported at the fields', async ({ page, server }) => {
  await page.goto(path);
  const { email, message, send, status } = partsOf(page);
  await email.fill('charles');
  await untilHydrated(page);
  await send.click();
  await expect(partsOf(page).name).toBeFocused();
  await expect(partsOf(page).name).toHaveAccessibleDescription(/Please fill this in/);
  await expect(email).toHaveAccessibleDescription(/e-mail address is incomplete/);
  await expect(status).toHaveText(/Please correct the marked fields/);
  expect(await violationsOf(page)).toEqual([]);
  await email.fill('charles@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  expect(server.received).toEqual([]);
});

test.describe('nothing is lost when a server', () => {
  const cases: [does: Behaviour, says: RegExp][] = [
    ['lists', /did not accept your message/],
    ['names', /did not accept your message/],
    ['breaks', /reported an error/],
    ['redirects', /its response could not be read/],
  ];

  for (const [does, says] of cases) {
    test(does, async ({ page, server, tolerated }) => {
      // If a server redirects the message to another site, the page's policy blocks that.
      tolerated.push(failedToLoad, /request: http:\/\/127\.0\.0\.1/, /"connect-src 'self'"/);
      server.now(does);
      await comeBack(page);
      const { send, again, message, email, status, sent } = partsOf(page);
      await send.click();
      await expect(status).toHaveText(says);
      await expect(status).toHaveText(/Your text is still here/);
      if (does === 'lists' || does === 'names') {
        await expect(does === 'lists' ? email : page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
        await expect(email).toHaveAccessibleDescription(/Nobody lives there/);
        await expect(email).toBeFocused();
        expect(await violationsOf(page)).toEqual([]);
      }
      await expect(message).toHaveValue(written.message);
      const link = page.getByRole('link', { name: 'Send as e-mail' });
      if (does === 'breaks') await expect(link).toBeInViewport({ ratio: 1 });
      await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
      await link.click();
      expect(await link.getAttribute('href')).toBe(
        'mailto:person@halflight.test?subject=A%20message%20from%20a%20visitor%20of%20Test%20Person' +
          '&body=Good%20morning%2C%20Ada.%0D%0A%0D%0ACharles',
      );
      await page.reload();
      await expect(message).toHaveValue(written.message);
      server.now('delivers');
      await ((await again.isVisible()) ? again : send).click();
      await expect(sent).toBeVisible();
      expect(await keptBy(page)).toBeNull();
    });
  }

  test('wants to be left alone for a while', async ({ page, server, tolerated }) => {
    tolerated.push(failedToLoad);
    server.now('tooMany');
    await page.clock.install();
    await comeBack(page);
    const { send, again, status, sent } = partsOf(page);
    await send.click();
    await expect(page.getByText(/You can try again in 0:(?:10|0\d)\./)).toBeVisible();
    await expect(status).not.toHaveText(/\d:\d\d/);
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    server.now('delivers');
    await again.click({ force: true });
    await page.clock.runFor(10_000);
    await expect(status).toHaveText(/You can try again now/);
    expect(server.received).toHaveLength(1);
    await again.click();
    await expect(sent).toBeVisible();
  });

  test('is out of reach because the visitor is offline', async ({ page, server, context, tolerated }) => {
    tolerated.push(/ERR_INTERNET_DISCONNECTED/);
    await comeBack(page);
    const { send, again, status, sent } = partsOf(page);
    await context.setOffline(true);
    await send.click();
    await expect(status).toHaveText(/You are offline/);
    await context.setOffline(false);
    await expect(status).toHaveText(/You are online again/);
    expect(server.received).toEqual([]);
    await again.click();
    await expect(sent).toBeVisible();
  });
});

test.describe('input is kept', () => {
  test('after a reload, after visiting other pages, and after closing the tab', async ({ page, context, server }) => {
    await page.goto(path);
    await fillIn(page);
    await untilHydrated(page);
    const { message } = partsOf(page);
    await message.pressSequentially(' And');
    await page.reload();
    await expect(message).toHaveValue('Good morning, Ada. And');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    await page.goBack();
    await expect(message).toHaveValue('Good morning, Ada. And');
    await page.goForward();
    await page.close();
    const next = await context.newPage();
    await next.goto(path);
    await expect(partsOf(next).message).toHaveValue('Good morning, Ada. And');
    await expect(partsOf(next).status).toHaveText(/Your earlier text has been restored/);
    await next.getByRole('button', { name: 'Delete what I typed' }).click();
    await expect(partsOf(next).message).toHaveValue('');
    expect(await keptBy(next)).toBeNull();
    await next.reload();
    await expect(partsOf(next).message).toHaveValue('');
    expect(server.received).toEqual([]);
  });

  test('in a second tab, which continues and sends it', async ({ page, context, server }) => {
    server.now('delivers');
    await comeBack(page);
    const second = await context.newPage();
    await second.goto(path);
    const there = partsOf(second);
    await expect(there.message).toHaveValue(written.message);
    await there.message.press('End');
    await there.message.pressSequentially(' And');
    await expect(partsOf(page).message).toHaveValue('Good morning, Ada. And');
    await there.send.click();
    await expect(there.sent).toBeVisible();
    await expect(partsOf(page).message).toHaveValue('');
    await expect(partsOf(page).status).toHaveText(/sent or deleted in another tab/);
    await page.reload();
    await expect(partsOf(page).message).toHaveValue('');
    expect(await keptBy(page)).toBeNull();
  });

  test('nothing is stored for a visitor who typed nothing', async ({ page, server }) => {
    await page.goto(path);
    await partsOf(page).name.focus();
    await untilHydrated(page);
    await expect(page.getByText('What you type is kept in this browser until it is sent.')).toBeVisible();
    await page.goto('/about/');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(server.received).toEqual([]);
  });
});

test('a form that was filled automatically asks for a second press', async ({ page, server }) => {
  await comeBack(page);
  await page
    .locator('[name=homepage]')
    .evaluate((element: HTMLInputElement) => (element.value = 'https://example.org'));
  await partsOf(page).send.click();
  await expect(partsOf(page).status).toHaveText(/please press the button again/);
  expect(await violationsOf(page)).toEqual([]);
  expect(server.received).toEqual([]);
  await page.getByRole('button', { name: 'I wrote it: send' }).click();
  await expect(partsOf(page).sent).toBeVisible();
  expect(server.received[0]?.body).toContain('confirmed=1');
});

test.describe('on a slow network', () => {
  test('React starts in the middle of a word and disturbs nothing', async ({ page, server }) => {
    await page.goto(path);
    // React's files arrive only after the input, so that timing does not matter.
    let bringReact = (): void => undefined;
    const isWritten = new Promise<void>((done) => (bringReact = done));
    await page.route(/\.js$/, async (route) => {
      await isWritten;
      await route.fallback();
    });
    const { message, form } = partsOf(page);
    await page.getByLabel('What is it about?').evaluate((element: HTMLSelectElement) => (element.selectedIndex = 1));
    await message.focus();
    await page.keyboard.type('Half a ');
    await page.keyboard.type('word');
    await page.keyboard.press('Shift+Home');
    await expect(form).not.toHaveAttribute('novalidate');
    const box = await message.boundingBox();
    bringReact();
    await untilHydrated(page);
    await expect(form).toHaveAttribute('novalidate');
    expect(await message.boundingBox()).toEqual(box);
    await expect(message).toBeFocused();
    expect(
      await message.evaluate((field: HTMLTextAreaElement) => [field.value, field.selectionStart, field.selectionEnd]),
    ).toEqual(['Half a word', 0, 11]);
    await expect(page.getByLabel('What is it about?')).not.toHaveValue('');
    await page.keyboard.press('Control+z');
    await expect(message).not.toHaveValue('Half a word');
    await page.keyboard.press('Control+Shift+z');
    await expect(message).toHaveValue('Half a word');
    expect(server.received).toEqual([]);
  });
});

test('if the script never arrives, the browser validates and sends', async ({ page, server, tolerated }) => {
  // Preloaded files stay unused if the scripts never arrive.
  tolerated.push(/ERR_FAILED/, LATE_PRELOAD);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(path);
  await partsOf(page).send.click();
  await expect(partsOf(page).name).toBeFocused();
  expect(server.received).toEqual([]);
  await fillIn(page);
  await partsOf(page).message.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact/sent/');
  expect(server.received).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts by itself, and makes no promises that need JavaScript', async ({ page, server }) => {
    await page.goto(path);
    await expect(page.getByText(/kept in this browser/)).toBeHidden();
    await fillIn(page);
    const more = { organization: 'Engines & Co', phone: '+44 20', subject: 'Ünïcode = fine' };
    await page.getByLabel('Organization (optional)').fill(more.organization);
    await page.getByLabel('Phone (optional)').fill(more.phone);
    await page.getByLabel('What is it about? (optional)').selectOption('Work together');
    await page.getByLabel('Subject (optional)').fill(more.subject);
    await partsOf(page).send.click();
    await expect(page).toHaveURL('/contact/sent/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message is on its way');
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
    expect(server.received.map(({ type }) => type)).toEqual(['application/x-www-form-urlencoded']);
    expect(Object.fromEntries(new URLSearchParams(server.received[0]?.body))).toEqual({
      ...{ _next: at('/contact/sent/'), _language: 'en', homepage: '' },
      ...{ ...written, ...more, topic: 'Work together' },
    });
  });
});
