import type { Page } from '@playwright/test';
import { backgroundOf, paperOf, type Scheme } from './colours';
import { expect, test } from './fixtures';

function choose(page: Page, name: 'Light' | 'System' | 'Dark'): Promise<void> {
  return page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name }).check();
}

async function expectScheme(page: Page, scheme: Scheme): Promise<void> {
  const paper = await paperOf(page, scheme);
  await expect.poll(() => backgroundOf(page)).toBe(paper);
  // Exactly one of the two colours for the browser's own chrome applies: that of the theme shown.
  const applying = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ dataset }) => dataset.scheme),
  );
  expect(applying).toEqual([`(prefers-color-scheme: ${scheme})`]);
  const [, form] = await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.color = 'light-dark(rgb(1, 1, 1), rgb(2, 2, 2))';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return ['', color === 'rgb(1, 1, 1)' ? 'light' : 'dark'];
  });
  expect(form).toBe(scheme);
}

for (const system of ['light', 'dark'] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system });
    const other = system === 'light' ? 'dark' : 'light';
    const Other = system === 'light' ? 'Dark' : 'Light';

    test('without a choice, the theme follows the system', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
      await expectScheme(page, system);
      await page.emulateMedia({ colorScheme: other });
      await expectScheme(page, other);
    });

    test('a choice applies at once, after a reload and on the next page', async ({ page }) => {
      await page.goto('/');
      await choose(page, Other);
      await expectScheme(page, other);
      await page.reload();
      await expect(page.getByRole('radio', { name: Other })).toBeChecked();
      await expectScheme(page, other);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
      await expect(page.getByRole('radio', { name: Other })).toBeChecked();
      await expectScheme(page, other);
    });

    test('other tabs follow', async ({ page, context }) => {
      await page.goto('/');
      const second = await context.newPage();
      await second.goto('/about/');
      await expectScheme(second, system);
      await choose(page, Other);
      await expectScheme(second, other);
      await expect(second.getByRole('radio', { name: Other })).toBeChecked();
      await choose(second, 'System');
      await expectScheme(page, system);
      await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
    });

    test('going back shows the previous page in the theme chosen since', async ({ page }) => {
      await page.goto('/');
      await page.goto('/about/');
      await choose(page, Other);
      await page.goBack();
      await expectScheme(page, other);
      await expect(page.getByRole('radio', { name: Other })).toBeChecked();
    });
  });
}

for (const system of ['light', 'dark'] as const) {
  test.describe(`on a ${system} system, where the site is dark by default`, () => {
    test.use({ site: 'empty', colorScheme: system });

    test('without a choice, it is dark', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await expectScheme(page, 'dark');
    });

    test('a visitor who chose "System" sees what their system prefers, as it changes', async ({ page }) => {
      await page.goto('/');
      await choose(page, 'System');
      await expectScheme(page, system);
      await page.reload();
      await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
      await expectScheme(page, system);
      const other = system === 'light' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme: other });
      await expectScheme(page, other);
    });
  });
}

test('no colour lags behind the theme, so text is never unreadable during the change', async ({ page }) => {
  for (const path of ['/', '/everything/', '/contact/', '/posts/markdown/']) {
    await page.goto(path);
    const fading = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ transitionProperty, effect }) => {
          const { target } = effect as KeyframeEffect;
          return `${transitionProperty} of ${target?.tagName} ${target?.className}`;
        });
    });
    expect(fading).toEqual([]);
  }
});

test('a visitor whose browser stores nothing can still choose', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await choose(page, 'Dark');
  await expectScheme(page, 'dark');
});

test('a screen reader hears what the control is for and what is chosen', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Theme' })).toMatchAriaSnapshot(`
    - group "Theme":
      - radio "Light"
      - radio "System" [checked]
      - radio "Dark"
  `);
});

/** Switches to the dark theme. Resolves to the animations that run over the page, with the duration of each in milliseconds. */
const changeTheme = (page: Page) =>
  page.evaluate(async () => {
    const transition = { ready: Promise.resolve() };
    const start = (document as Partial<Document>).startViewTransition?.bind(document);
    // A page moves in its first second and as it is scrolled, too.
    const before = new Set(document.getAnimations());
    if (start)
      document.startViewTransition = (update) => Object.assign(transition, { ready: start(update).ready }) as never;
    document.querySelector<HTMLInputElement>('input[name=theme][value=dark]')?.click();
    // The first frame shows only the new choice.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await transition.ready;
    const begun = document
      .getAnimations()
      .filter((animation) => !before.has(animation) && animation.timeline instanceof DocumentTimeline);
    return begun.map((animation) => ({
      name: (animation as CSSAnimation).animationName,
      over: (animation.effect as KeyframeEffect).pseudoElement,
      takes: animation.effect?.getComputedTiming().duration,
    }));
  });

test('a change of theme sweeps over the page like a sunset', async ({ page }) => {
  await page.goto('/');
  expect(await changeTheme(page)).toEqual([{ name: 'sunset', over: '::view-transition-group(root)', takes: 500 }]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The page stays usable meanwhile.
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('leaving a page shows no sunset', async ({ page }) => {
  await page.goto('/');
  // Not every version of Chromium includes the types in the rule's text.
  const types = await page.evaluate(() => {
    const rulesIn = ({ cssRules }: { cssRules: CSSRuleList }): CSSRule[] =>
      [...cssRules].flatMap((rule) => ('cssRules' in rule ? rulesIn(rule as CSSGroupingRule) : rule));
    const rule = [...document.styleSheets]
      .flatMap(rulesIn)
      .find(({ constructor }) => /ViewTransition/.test(constructor.name));
    return [...((rule as CSSRule & { types?: Iterable<string> }).types ?? [])];
  });
  expect(types).toEqual(['page']);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a change of theme is instant', async ({ page }) => {
    await page.goto('/');
    expect(await changeTheme(page)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('the theme changes even in a browser without view transitions', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await page.goto('/');
  expect(await changeTheme(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
