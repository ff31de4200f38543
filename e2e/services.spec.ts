import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilHydrated } from './interactive';
import { askLast, watchWork } from './quiet';
import { originOf } from './sites';
import { wholeBrowser } from './whole-browser';

/** The services that a site uses: what is requested from them, and when. The pages' policy allows all of it, or the console would report it. */
// The headless shell does not follow a stubbed response that redirects to another site.
test.use({ site: 'services', launchOptions: wholeBrowser });

const SCRIPT = 'https://stats.services.test/js/script.js';

/** What Plausible’s script does when a page is opened, and when it is changed in place. */
const counting = `
  const count = () => fetch('https://stats.services.test/api/event', { method: 'POST', body: location.pathname });
  const { pushState } = history;
  history.pushState = (...state) => { pushState.apply(history, state); count(); };
  window.domain = document.currentScript.dataset.domain;
  count();`;

/** Stubs Plausible. Resolves to a list of the requests to it. */
async function answerForPlausible(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://stats.services.test/**', async (route) => {
    const request = route.request();
    asked.push(request.postData() ?? request.url());
    await route.fulfill({
      contentType: request.method() === 'GET' ? 'text/javascript' : 'text/plain',
      headers: { 'access-control-allow-origin': '*' },
      body: request.method() === 'GET' ? counting : 'ok',
    });
  });
  return asked;
}

test.beforeEach(async ({ page, tolerated }) => {
  tolerated.push(/^request: https:\/\/(?:stats|images)\.services\.test\//);
  await page.route('https://images.services.test/**', (route) => route.fulfill({ path: 'e2e/content/portrait.jpg' }));
});

test('a visit is counted once, and so is each page change by React', async ({ page }) => {
  const asked = await answerForPlausible(page);
  await page.goto('/posts/');
  await expect.poll(() => asked).toEqual([SCRIPT, '/posts/']);
  expect(await page.evaluate(() => (window as unknown as { domain: string }).domain)).toBe('services.test');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
  await untilHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Two' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible();
  await expect.poll(() => asked).toEqual([SCRIPT, '/posts/', '/posts/two/']);
  // Any other reports of the page come before this.
  await watchWork(page).untilQuiet();
  await askLast(page, 'https://stats.services.test/api/event', 'last');
  expect(asked).toEqual([SCRIPT, '/posts/', '/posts/two/', 'last']);
});

test('a prerendered page is counted when it is shown', async ({ page }) => {
  const asked = await answerForPlausible(page);
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  await page.goto('/privacy/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => asked).toEqual([SCRIPT, '/privacy/']);
});

test('an unknown URL is not counted', async ({ page, tolerated }) => {
  tolerated.push(/Failed to load resource.*404/);
  const asked = await answerForPlausible(page);
  await page.goto('/nowhere/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  expect(asked).toEqual([]);
});

/** A stub of giscus in its frame: it shows the theme that it was last sent, and requests the height that it needs. */
const widget = `<!doctype html><title>giscus</title><p id="theme"></p><script>
  const show = (theme) => { document.querySelector('#theme').textContent = theme; };
  show(new URLSearchParams(location.search).get('theme'));
  addEventListener('message', ({ data }) => data.giscus && show(data.giscus.setConfig.theme));
  parent.postMessage({ giscus: { resizeHeight: 432 } }, '*');
</script>`;

async function answerForGiscus(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('https://giscus.app/**', async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({ contentType: 'text/html', body: widget });
  });
  return asked;
}

test.describe('the comments', () => {
  test.beforeEach(async ({ page, tolerated }) => {
    tolerated.push(/^request: https:\/\/giscus\.app\//);
    await answerForPlausible(page);
  });

  const open = (page: Page) => page.getByRole('link', { name: 'Show the comments' }).click();
  const themeShown = (page: Page) => page.frameLocator('.comments-frame').locator('#theme');

  test('are requested only when a reader wants them', async ({ page }) => {
    const asked = await answerForGiscus(page);
    await page.goto('/posts/two/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await open(page);
    await expect(themeShown(page)).toHaveText('preferred_color_scheme');
    await expect(page.locator('.comments-frame')).toHaveCSS('height', '432px');
    expect(await page.evaluate(() => '___loader' in window)).toBe(false);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.pathname).toBe('/en/widget');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      origin: `${originOf('services')}/posts/two/#_comments`,
      repo: 'someone/notes',
      repoId: 'R_0000000000',
      category: 'Announcements',
      categoryId: 'DIC_0000000000',
      term: 'posts/two/',
      backLink: 'https://services.test/posts/two/',
    });
    expect(asked[0]?.searchParams.has('session')).toBe(false);
  });

  test('follow the theme that a reader chooses', async ({ page }) => {
    await answerForGiscus(page);
    await page.goto('/posts/two/');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await open(page);
    await expect(themeShown(page)).toHaveText('dark');
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect(themeShown(page)).toHaveText('light');
    await page.getByRole('radio', { name: 'System' }).check();
    await expect(themeShown(page)).toHaveText('preferred_color_scheme');
  });

  test('can be requested after React has changed the page', async ({ page }) => {
    const asked = await answerForGiscus(page);
    await page.goto('/contact/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
    await untilHydrated(page);
    for (const name of ['Posts', 'Two']) await page.getByRole('link', { name, exact: true }).first().click();
    await open(page);
    await expect(themeShown(page)).toHaveText('preferred_color_scheme');
    // A page that is still scrolling would move the link away from under the pointer.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('main').getByRole('link', { name: 'the other post' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'One' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show the comments' })).toBeVisible();
    await open(page);
    await expect
      .poll(() => asked.map(({ searchParams }) => searchParams.get('term')))
      .toEqual(['posts/two/', 'posts/one/']);
  });

  test('are shown to a reader who comes back from signing in', async ({ page }) => {
    const asked = await answerForGiscus(page);
    await page.goto('/posts/two/?giscus=a-session#_comments');
    await expect(themeShown(page)).toBeVisible();
    await expect(page).toHaveURL('/posts/two/#_comments');
    expect(asked[0]?.searchParams.get('session')).toBe('a-session');
    await page.goto('/posts/one/');
    await open(page);
    await expect.poll(() => asked[1]?.searchParams.get('session')).toBe('a-session');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('comments are a link to the discussions', async ({ page }) => {
    await page.goto('/posts/two/');
    const link = page.getByRole('link', { name: 'Read and write comments on GitHub' });
    await expect(link).toHaveAttribute('href', 'https://github.com/someone/notes/discussions');
  });

  test('a message is posted to another site, which redirects back', async ({ page, tolerated }) => {
    tolerated.push(/^request: https:\/\/(?:forms|services)\.test\//);
    await page.route('https://forms.test/**', (route) =>
      route.fulfill({ status: 303, headers: { location: 'https://services.test/contact/sent/' } }),
    );
    await page.route('https://services.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: originOf('services') + pathname }) });
    });
    await page.goto('/contact/');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Your e-mail address').fill('ada@example.org');
    await page.getByLabel('Your message').fill('Good morning, Charles.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('https://services.test/contact/sent/');
  });
});
