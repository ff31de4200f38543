import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { APIResponse, Page, Route } from '@playwright/test';
import { at, expect, test } from './fixtures';
import { folderOf, originOf, pagesOf, prefixOf, siteNames, tagsOf, type SiteName } from './sites';
import { wholeBrowser } from './whole-browser';

/** What the form sends by itself, and what visitors without JavaScript get to see. */
// The headless shell does not follow a stubbed response that redirects to another site.
test.use({ javaScriptEnabled: false, launchOptions: wholeBrowser });

/** A real server that records what is posted to it, and redirects the browser to the URL in the field that `next` names. */
class Endpoint {
  readonly posts: { method: string; path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  private readonly server: Server;

  constructor(next?: string) {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString();
        const { method = '', url: path = '', headers } = request;
        this.posts.push({ method, path, headers, body });
        const location = next === undefined ? null : new URLSearchParams(body).get(next);
        response.writeHead(location ? 303 : 200, location ? { location } : {}).end();
      });
    }).listen(0);
  }

  /** Sends a request of the browser to this server unchanged, whatever host it was meant for. */
  take(route: Route): Promise<APIResponse> {
    const { port } = this.server.address() as AddressInfo;
    const { pathname } = new URL(route.request().url());
    return route.fetch({ url: `http://localhost:${port}${pathname}`, maxRedirects: 0 });
  }

  /** The one form that was posted. Stops the server. */
  get posted() {
    this.server.close();
    expect(this.posts.map(({ method, headers }) => `${method} ${headers['content-type']}`)).toEqual([
      'POST application/x-www-form-urlencoded',
    ]);
    return this.posts[0];
  }
}

const typed = { name: 'Ada & Co', email: 'ada@example.org', message: 'Is it 100 % true?\nYours, Ada' };

/** Fills in the fields that every form has. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill(typed.name);
  await page.getByLabel('Your e-mail address').fill(typed.email);
  await page.getByLabel('Your message').fill(typed.message);
}

/** Encodes fields as browsers do in a form post. */
const encode = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')])).toString();

/** Serves a finished site at the URL where it will be published. */
async function serveAt(page: Page, address: string, site: SiteName): Promise<void> {
  await page.route(`${address}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: originOf(site) + pathname }) });
  });
}

const press = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function expectArrival(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message is on its way');
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
}

test.describe('to an endpoint', () => {
  test('everything is posted as a form, and the visitor comes to the page after it', async ({ page }) => {
    const endpoint = new Endpoint('_next');
    await page.route('**/api/contact', async (route) => route.fulfill({ response: await endpoint.take(route) }));
    await page.goto('/contact/');
    await fillIn(page);
    await page.getByLabel('Organization (optional)').fill('Engines');
    await page.getByLabel('Phone (optional)').fill('+44 20');
    await page.getByLabel('What is it about? (optional)').selectOption('Work together');
    await page.getByLabel('Subject (optional)').fill('Ünïcode = fine');
    await press(page);
    await expectArrival(page, '/contact/sent/');
    expect(endpoint.posted).toMatchObject({
      path: at('/api/contact'),
      body: encode({
        _next: at('/contact/sent/'),
        _language: 'en',
        name: typed.name,
        email: typed.email,
        organization: 'Engines',
        phone: '+44 20',
        topic: 'Work together',
        subject: 'Ünïcode = fine',
        message: typed.message,
        homepage: '',
      }),
    });
  });
});

test.describe('to Netlify', { tag: tagsOf('restyled') }, () => {
  const prefix = prefixOf('restyled');
  const sent = `${prefix}/contact/sent/`;
  test.use({ site: 'restyled' });

  test('the form is posted to the page after it, under the name that Netlify knows', async ({ page }) => {
    const endpoint = new Endpoint();
    await page.route(`**${sent}`, async (route) => {
      // Netlify stores the message, and answers with the page at that path.
      await endpoint.take(route);
      await route.fulfill({ response: await page.request.get(originOf('restyled') + sent) });
    });
    await page.goto(`${prefix}/contact/`);
    const form = page.getByRole('form', { name: 'Write a message' });
    await expect(form).toHaveAttribute('data-netlify', 'true');
    await expect(form).toHaveAttribute('netlify-honeypot', 'homepage');
    await fillIn(page);
    await press(page);
    await expectArrival(page, sent);
    expect(endpoint.posted).toMatchObject({
      path: sent,
      body: encode({ 'form-name': 'contact', ...typed, homepage: '' }),
    });
  });

  test('Netlify finds it on a page of its own, which no other site has', () => {
    const html = readFileSync(join(folderOf('restyled'), '__forms.html'), 'utf8');
    expect(html).toContain(
      '<form name="contact" method="post" data-netlify="true" netlify-honeypot="homepage" hidden>',
    );
    expect(siteNames.filter((site) => existsSync(join(folderOf(site), '__forms.html')))).toEqual(['restyled']);
  });
});

test.describe('to Web3Forms', { tag: '@slow' }, () => {
  test.use({
    site: 'one-each',
    tolerated: [/^request: https:\/\/(?:api\.web3forms\.com\/submit$|generated\.test\/)/],
  });

  test('the form is posted with the key, and says where to go afterwards', async ({ page }) => {
    const endpoint = new Endpoint('redirect');
    await page.route('https://api.web3forms.com/**', async (route) =>
      route.fulfill({ response: await endpoint.take(route) }),
    );
    await serveAt(page, 'https://generated.test', 'one-each');
    await page.goto('/contact/');
    await expect(page.getByText('Your message goes to Web3Forms, which passes it on.')).toBeVisible();
    await fillIn(page);
    await press(page);
    await expectArrival(page, 'https://generated.test/contact/sent/');
    // Its honeypot is a checkbox that nobody ticks, and an unticked checkbox is not sent.
    expect(endpoint.posted).toMatchObject({
      path: '/submit',
      body: encode({ access_key: 'a-key', redirect: 'https://generated.test/contact/sent/', ...typed }),
    });
  });
});

test.describe('to a mailbox', { tag: '@slow' }, () => {
  test.use({ site: 'many' });

  test('the mail program gets the message, and nothing but what was typed', async ({ page }) => {
    await page.goto('/contact/');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    const opened = new Promise<string>((resolve) =>
      devtools.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
    );
    await fillIn(page);
    // In a form with a `mailto:` action Chromium turns an ampersand into a line break, and a plus sign into a space.
    await page.getByLabel('Your name').fill('Ada, Co');
    await press(page);
    const { protocol, pathname, search } = new URL(await opened);
    expect(protocol + pathname).toBe('mailto:someone@generated.test');
    const parts = search
      .slice(1)
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent));
    expect(parts).toEqual([
      ['subject', 'A message from a visitor of Generated site'],
      ['body', `name=Ada, Co\r\nemail=${typed.email}\r\nmessage=${typed.message.replace('\n', '\r\n')}\r\n\r\n`],
    ]);
    await expect(page).toHaveURL('/contact/');
  });

  test('no page says that a message was sent, for nobody knows', () => {
    expect(pagesOf('many')).not.toContain('/contact/sent/');
  });

  test('the address is in the page with the form and nowhere else', async ({ page }) => {
    const html = async (path: string) => (await page.request.get(path)).text();
    expect(await html('/contact/')).toContain('someone@generated.test');
    for (const path of ['/', '/posts/', '/page-data/app-data.json', '/page-data/index/page-data.json'])
      expect(await html(path)).not.toContain('someone@generated.test');
  });
});

test.describe('before it is sent', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/contact', () => {
      throw new Error('A form with mistakes was sent.');
    });
    await page.goto('/contact/');
  });

  const mistakeOf = (page: Page, label: string) =>
    page.getByLabel(label).evaluate((field: HTMLInputElement) => field.validationMessage);

  test('the browser says what is missing or wrong, and marks it', async ({ page }) => {
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

  test('no more can be typed than is taken', async ({ page }) => {
    const name = page.getByLabel('Your name');
    await name.pressSequentially('a'.repeat(81));
    await expect(name).toHaveValue('a'.repeat(80));
  });

  test('the trap is not seen, not reached by the keyboard and not read aloud', async ({ page }) => {
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

test('the page after a message is for those who come from the form', async ({ page }) => {
  await page.goto('/contact/sent/');
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const path of pagesOf('main')) {
    const html = readFileSync(join(folderOf('main'), path, path.endsWith('/') ? 'index.html' : ''), 'utf8');
    expect(html, path).not.toContain(`href="${at('/contact/sent/')}"`);
  }
});

test('on paper there is no form, but the ways to reach the person are', async ({ page }) => {
  await page.goto('/contact/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'Write a message' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  await expect(page.locator('.contact').getByText('Berlin')).toBeVisible();
});
