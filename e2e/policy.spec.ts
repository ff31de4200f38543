import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { at, expect, test } from './fixtures';
import { inChunks } from './in-chunks';
import { stopReactTimeout, untilHydrated } from './interactive';
import { folderOf, isBuilt, pagesOf, prefixOf, tagsOf, type SiteName } from './sites';

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/** The Content Security Policy of a finished page. */
function policyOf(site: SiteName, path: string): string {
  const html = readFileSync(join(folderOf(site), path.replace(/\/$/, '/index.html')), 'utf8');
  return META.exec(html)?.[1] ?? '';
}

/** A page's inline scripts and styles, without data blocks. */
function inlineCodeOf(node: DefaultTreeAdapterTypes.Node): string[] {
  const attributes = 'attrs' in node ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) : {};
  const isCode = node.nodeName === 'style' || (node.nodeName === 'script' && !attributes.src && !attributes.type);
  const children = [...('childNodes' in node ? node.childNodes : []), ...('content' in node ? [node.content] : [])];
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  return isCode ? [text] : children.flatMap(inlineCodeOf);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

for (const site of ['main', 'demo', 'docs', 'restyled', 'services'] as const) {
  test.describe(`in the site "${site}"`, { tag: tagsOf(site) }, () => {
    test('all pages have the same policy, except for the hashes of their inline code', () => {
      const policies = new Set(pagesOf(site).map((path) => policyOf(site, path).replace(/ 'sha256-[^']+'/g, '')));
      expect([...policies]).toHaveLength(1);
      const [policy = ''] = policies;
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
      expect(policy).not.toMatch(/'unsafe-eval'|(?:script|style)-src [^;]*'unsafe-inline'/);
    });

    test('the hashes match the scripts and styles that a parser finds in each page', () => {
      for (const path of pagesOf(site)) {
        const html = readFileSync(join(folderOf(site), path.replace(/\/$/, '/index.html')), 'utf8');
        const missing = inlineCodeOf(parse(html)).filter((text) => !policyOf(site, path).includes(hashOf(text)));
        expect({ path, missing }).toEqual({ path, missing: [] });
      }
    });
  });
}

for (const site of ['restyled', 'services'] as const) {
  test.describe(`in the site "${site}"`, { tag: tagsOf(site) }, () => {
    test.use({ site });

    for (const paths of isBuilt(site) ? inChunks(pagesOf(site)) : []) {
      test(`${paths[0]} and those after it show and do nothing that their policy forbids`, async ({
        page,
        tolerated,
      }) => {
        tolerated.push(/^request: https:\/\/(?:images|stats)\./, /Failed to load resource/);
        await page.route(/^https:\/\/(?:images|stats)\./, (route) => route.fulfill({ body: '' }));
        for (const path of paths) {
          await page.goto(prefixOf(site) + path);
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        }
      });
    }
  });
}

test('without services only the site itself is allowed', { tag: tagsOf('empty') }, () => {
  const policy = policyOf('empty', '/').replace(/ 'sha256-[^']+'/g, '');
  expect(policy.match(/https?:[^\s;]*/g)).toBeNull();
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain("form-action 'self'");
});

test('React changes pages, and everything that it shows is allowed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
  await untilHydrated(page);
  await page.evaluate(() => ((window as unknown as { same: boolean }).same = true));
  for (const [name, heading] of [
    ['Posts', 'Posts'],
    ['Projects', 'Projects'],
    ['About', 'About'],
    ['Contact', 'Contact'],
  ]) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: name ?? '', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: heading ?? '' })).toBeVisible();
  }
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
});

/** What an attacker might inject into a page, and the directive that blocks it. */
const attacks: Record<string, { html: string; directive: RegExp; press?: boolean }> = {
  'a script': { html: '<script>window.attacked = true</script>', directive: /script-src/ },
  'a script of another site': { html: '<script src="https://attacker.test/a.js"></script>', directive: /script-src/ },
  'a handler of an event': {
    html: '<img src="data:," alt="" onerror="window.attacked = true">',
    directive: /script-src/,
  },
  'a link that is a script': {
    html: '<a id="attack" href="javascript:window.attacked = true">A link</a>',
    directive: /script-src/,
    press: true,
  },
  'another base of addresses': { html: '<base href="https://attacker.test/">', directive: /base-uri/ },
  'a form that posts elsewhere': {
    html: '<form action="https://attacker.test/" method="post"><button id="attack">Send</button></form>',
    directive: /form-action/,
    press: true,
  },
  'a frame of another site': { html: '<iframe src="https://attacker.test/"></iframe>', directive: /frame-src/ },
  'an object': { html: '<object data="https://attacker.test/a.swf"></object>', directive: /object-src/ },
  'a picture of another site': { html: '<img src="https://attacker.test/a.png" alt="">', directive: /img-src/ },
  'a style sheet': { html: '<style>body { display: none }</style>', directive: /style-src/ },
};

/** Injects HTML into a page on its way to the browser, as a vulnerability would. */
async function inject(page: Page, html: string): Promise<void> {
  await page.route('/plain/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', `${html}<main`);
    await route.fulfill({ response, body });
  });
}

for (const [name, { html, directive, press }] of Object.entries(attacks)) {
  test(`${name} that gets into a page is refused`, async ({ page, tolerated }) => {
    tolerated.push(/Content Security Policy|ERR_BLOCKED_BY_CSP|^request: https:\/\/attacker\.test|ERR_INVALID_URL/);
    await page.addInitScript(() => {
      const found: string[] = [];
      Object.assign(window, { found });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => found.push(effectiveDirective));
    });
    const answered: string[] = [];
    page.on('response', (response) => answered.push(new URL(response.url()).host));
    await inject(page, html);
    await page.goto('/plain/');
    // Playwright's own click would wait for the page that a form leads to.
    if (press) await page.locator('#attack').evaluate((element) => (element as HTMLElement).click());
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { found: string[] }).found.join(' ')))
      .toMatch(directive);
    expect(await page.evaluate(() => (window as unknown as { attacked?: boolean }).attacked)).toBeUndefined();
    expect(answered).not.toContain('attacker.test');
    // Asks the page, because Playwright itself still waits for the form's target page.
    expect(await page.evaluate(() => location.pathname)).toBe(at('/plain/'));
  });
}

test('everything that a reader does on a full page is allowed: the search, the form, an embedded video', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/^request: https:\/\/www\.youtube-nocookie\.com\//);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The player</p>' }),
  );
  await page.route('**/api/contact', (route) => route.fulfill({ status: 200, body: '{"ok":true}' }));
  await stopReactTimeout(page);
  await page.goto('/posts/markdown/');
  await page.locator('.embed-link').first().click();
  await expect(page.locator('.embed iframe').first().contentFrame().getByText('The player')).toBeVisible();
  // The frame has the focus and receives all keys.
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Words to look for' }).fill('words');
  await expect(page.getByRole('list', { name: 'Search' }).getByRole('link').first()).toBeVisible();
  await page.goto('/contact/');
  await page.getByLabel('Your name').fill('Ada');
  await untilHydrated(page);
  await page.getByLabel('Your e-mail address').fill('ada@example.org');
  await page.getByLabel('Your message').fill('Good morning, Charles.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
});
