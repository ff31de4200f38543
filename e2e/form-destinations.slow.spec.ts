import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilHydrated } from './interactive';

/** A declared form that goes to each destination there is, through what may go wrong on the way. The contact form's own faults: `contact-form.spec.ts`. */
test.use({ site: 'services', contextOptions: { reducedMotion: 'reduce' } });

interface Destination {
  /** Where the browser posts to. */
  url: string | RegExp;
  /** What confirms that a message was delivered. */
  delivered?: object;
  /** What is posted besides the answers. */
  own: Record<string, string>;
}

const destinations: Record<string, Destination> = {
  formspree: { url: 'https://formspree.io/f/abcdefgh', own: { form: 'by-formspree' } },
  basin: { url: 'https://usebasin.com/f/abcdefgh', own: { form: 'by-basin' } },
  getform: { url: 'https://getform.io/f/abcdefgh', own: { form: 'by-getform' } },
  web3forms: {
    url: 'https://api.web3forms.com/submit',
    delivered: { success: true },
    own: { form: 'by-web3forms', access_key: 'a-key' },
  },
  endpoint: { url: 'https://answers.test/', own: { form: 'by-endpoint' } },
  json: { url: 'https://answers.test/', own: { form: 'by-json' } },
  netlify: { url: /\/by-netlify\/$/, own: { 'form-name': 'by-netlify' } },
};

const answers = { name: 'Charles', email: 'charles@example.org', guests: '2', topics: ['Engines', 'Poetry'] };

const partsOf = (page: Page) => {
  const form = page.locator('form.contact-form');
  return {
    form,
    guests: form.getByLabel('Guests'),
    status: form.locator('[role=status]'),
    send: form.getByRole('button', { name: /^(?:Send|Try again)$/ }),
    sent: page.getByRole('heading', { name: 'It is on its way' }),
  };
};

async function fillIn(page: Page): Promise<void> {
  const { form } = partsOf(page);
  await form.getByLabel('Your name').fill(answers.name);
  await form.getByLabel('Your e-mail address').fill(answers.email);
  await form.getByLabel('Guests').fill(answers.guests);
  for (const topic of answers.topics) await form.getByLabel(topic).check();
}

/** The posted values, whether as a form or as JSON. */
function valuesOf(route: Route): Record<string, unknown> {
  const body = route.request().postData() ?? '';
  if (route.request().headers()['content-type']?.startsWith('application/json'))
    return JSON.parse(body) as Record<string, unknown>;
  const values = new URLSearchParams(body);
  return Object.fromEntries(
    [...values.keys()].map((name) => [name, name === 'topics' ? values.getAll(name) : (values.get(name) ?? '')]),
  );
}

for (const [name, { url, delivered = {}, own }] of Object.entries(destinations)) {
  test(`${name}: nothing is lost on the way, and it arrives once`, async ({ page, context, tolerated }) => {
    tolerated.push(/Failed to load resource|ERR_|^request: https:/);
    test.slow();
    const headers = { 'access-control-allow-origin': '*' };
    const received: Record<string, unknown>[] = [];
    let answer: (route: Route) => Promise<void> = (route) => route.fulfill({ status: 500, headers });
    await context.route(url, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      received.push(valuesOf(route));
      await answer(route);
    });
    await page.goto(`/by-${name}/`);
    await fillIn(page);
    await untilHydrated(page);
    const { guests, status, send, sent } = partsOf(page);

    await send.click();
    await expect(status).toHaveText(/reported an error.*Your text is still here/);
    answer = (route) => route.abort('connectionreset');
    await send.click();
    await expect(status).toHaveText(/could not be reached.*Your text is still here/);
    await context.setOffline(true);
    await send.click();
    await expect(status).toHaveText(/You are offline/);
    await context.setOffline(false);
    await expect(status).toHaveText(/You are online again/);
    answer = (route) => route.fulfill({ status: 429, headers });
    await send.click();
    await expect(status).toHaveText(/Too many messages.*Your text is still here/);
    // The browser gives up by itself.
    answer = () => Promise.resolve();
    await send.click();
    await expect(status).toHaveText(/Your text is still here/);
    await page.reload();
    await expect(guests).toHaveValue(answers.guests);
    await untilHydrated(page);
    received.splice(0);
    answer = (route) => route.fulfill({ status: 200, headers, json: delivered });
    await send.click();
    await expect(sent).toBeVisible();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ ...answers, ...own });
    await page.reload();
    await expect(guests).toHaveValue('');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, { url, own }] of Object.entries(destinations)) {
    test(`${name}: the browser posts it`, async ({ page, context, tolerated }) => {
      tolerated.push(/^request: https:/);
      const received: Record<string, unknown>[] = [];
      // Netlify's form names the page that follows, and so is posted there.
      const to = name === 'netlify' ? /\/contact\/sent\/$/ : url;
      await context.route(to, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        received.push(valuesOf(route));
        await route.fulfill({ status: 200, body: 'Thanks.' });
      });
      await page.goto(`/by-${name}/`);
      await fillIn(page);
      await partsOf(page).send.click();
      await expect.poll(() => received).toHaveLength(1);
      expect(received[0]).toMatchObject({ ...answers, ...own });
    });
  }

  test('mailto: the mail program gets it', async ({ page }) => {
    await page.goto('/by-mailto/');
    await fillIn(page);
    const form = partsOf(page).form;
    await expect(form).toHaveAttribute('action', 'mailto:ada@services.test?subject=By%20mailto');
    await expect(form).toHaveAttribute('enctype', 'text/plain');
  });
});
