import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startMailServer } from '../src/halflight/testing/mail-server';
import { startCloudflare } from './cloudflare';
import { at, watch } from './fixtures';
import { untilHydrated } from './interactive';
import { folderOf } from './sites';

/** The finished site and our receiver in Cloudflare's own runtime: a visitor's message is delivered at the other end. */

interface Posted {
  subject: string;
  text: string;
  message: Record<string, string>;
  spam: boolean;
}

/** A project as on a host: the main site with our receiver, both below a path. */
function makeProject(): { site: string; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'halflight-served-'));
  const site = join(folder, 'site');
  cpSync(folderOf('main'), join(site, at('')), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>What lies beside the site</title>');
  const functions = join(folder, 'functions', at('/api'));
  mkdirSync(functions, { recursive: true });
  const receiver = JSON.stringify(resolve('functions/api/contact'));
  writeFileSync(join(functions, 'contact.ts'), `export { onRequest } from ${receiver};\n`);
  return { site, folder };
}

const text = 'Good morning, Babbage.\n.\n..dots\nünïcødé 👩🏽‍💻 <b>&amp;</b>';

/** Opens the contact page of a server and fills in the form. */
async function openAndFillIn(page: Page, origin: string): Promise<void> {
  // Cloudflare's development server may leave one of many concurrent requests, such as that for an icon, without a response.
  await page.goto(origin + at('/contact/'), { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('Your message').fill(text);
}

test.describe('to a webhook', () => {
  test.describe.configure({ mode: 'serial', timeout: 720_000 });

  const posted: Posted[] = [];
  let hook: Server;
  let hookStatus = 204;
  let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;

  test.beforeAll(async () => {
    hook = createServer((request, response) => {
      let body = '';
      request.on('data', (data: Buffer) => (body += data.toString()));
      request.on('end', () => {
        if (hookStatus === 204) posted.push(JSON.parse(body) as Posted);
        response.writeHead(hookStatus).end();
      });
    });
    await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
    const { port } = hook.address() as AddressInfo;
    const variables = { CONTACT_WEBHOOK: `http://127.0.0.1:${port}/`, CONTACT_LIMIT: '8' };
    const { site, folder } = makeProject();
    cloudflare = await startCloudflare(site, variables, { folder });
  });
  test.beforeEach(() => {
    posted.length = 0;
    hookStatus = 204;
  });
  test.afterAll(async () => {
    hook.close();
    await cloudflare.stop();
  });

  test('with JavaScript', async ({ page, context }) => {
    const found = watch(context, cloudflare.origin);
    await openAndFillIn(page, cloudflare.origin);
    await untilHydrated(page);
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/api/contact')),
      page.getByRole('button', { name: 'Send message' }).click(),
    ]);
    expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'no-store']);
    expect(posted).toMatchObject([
      { subject: 'Message from Ada', message: { name: 'Ada', email: 'ada@example.org', message: text }, spam: false },
    ]);
    expect(found).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a message arrives, and the visitor gets the page that says so', async ({ page, context }) => {
      const found = watch(context, cloudflare.origin);
      await openAndFillIn(page, cloudflare.origin);
      await page.getByLabel('Subject').fill('Engines 🎉');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page).toHaveURL(`${cloudflare.origin}${at('/contact/')}sent/`);
      expect(posted).toMatchObject([{ subject: 'Engines 🎉', message: { message: text }, spam: false }]);
      expect(found).toEqual([]);
    });

    test('an undeliverable message stays visible to its writer', async ({ page }) => {
      hookStatus = 500;
      await openAndFillIn(page, cloudflare.origin);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('heading', { name: 'Your message has not been sent yet' })).toBeVisible();
      await expect(page.getByLabel('Your message')).toHaveValue(text);
      hookStatus = 204;
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page).toHaveURL(`${cloudflare.origin}${at('/contact/')}sent/`);
      expect(posted).toMatchObject([{ message: { name: 'Ada', email: 'ada@example.org', message: text } }]);
    });
  });

  test('a message that fills the honeypot is accepted, and marked', async ({ request }) => {
    const form = { name: 'Ada', email: 'ada@example.org', message: text, homepage: 'https://spam.example' };
    const response = await request.post(`${cloudflare.origin}${at('/api/contact')}`, { form, maxRedirects: 0 });
    expect(response.status()).toBe(303);
    expect(posted).toMatchObject([{ subject: '[possibly spam] Message from Ada', spam: true }]);
  });

  test('too many messages from one address are rate-limited', async ({ request }) => {
    const form = { name: 'Ada', email: 'ada@example.org', message: text };
    const statuses: number[] = [];
    for (let index = 0; index < 9; index += 1) {
      const response = await request.post(`${cloudflare.origin}${at('/api/contact')}`, { form, maxRedirects: 0 });
      statuses.push(response.status());
      if (response.status() === 429) expect(Number(response.headers()['retry-after'])).toBeGreaterThan(500);
    }
    // The tests before have used up five.
    expect(statuses).toEqual([303, 303, 303, 429, 429, 429, 429, 429, 429]);
    expect(posted).toHaveLength(3);
  });
});

test('by mail, where Node’s modules are switched on', async ({ request }) => {
  test.setTimeout(720_000);
  const mail = await startMailServer();
  const variables = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, CONTACT_TO: 'owner@example.org' };
  const { site, folder } = makeProject();
  const flags = ['--compatibility-flags', 'nodejs_compat'];
  const cloudflare = await startCloudflare(site, variables, { flags, folder });
  try {
    const form = { name: 'Ada', email: 'ada@example.org', message: text };
    const response = await request.post(`${cloudflare.origin}${at('/api/contact')}`, { form, maxRedirects: 0 });
    expect(response.status()).toBe(303);
    expect(mail.received.map((received) => received.to)).toEqual([['owner@example.org']]);
    expect(mail.received[0]?.mail.text?.replaceAll('\r\n', '\n').trim().split('\n\n')[1]).toBe(text);
    expect(cloudflare.output()).not.toContain('Babbage');
  } finally {
    await cloudflare.stop();
    await mail.stop();
  }
});
