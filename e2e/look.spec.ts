import type { Page } from '@playwright/test';
import { parse, wcagContrast } from 'culori';
import { expect, test } from './fixtures';
import { bringAllStyles } from './styles-of-site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function readFromRight(page: Page): Promise<void> {
  await bringAllStyles(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}

test('a hero’s glow surrounds its disc at every width and in both writing directions', async ({ page }) => {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/bare/');
    for (const direction of ['ltr', 'rtl']) {
      if (direction === 'rtl') await readFromRight(page);
      const [disc, light] = await page.locator('.hero').evaluate((hero) => {
        const { left, width } = getComputedStyle(hero, '::before');
        const probe = hero.appendChild(document.createElement('i'));
        Object.assign(probe.style, { position: 'absolute', left: 'var(--middle)' });
        return [parseFloat(left) + parseFloat(width) / 2, probe.offsetLeft];
      });
      expect(Math.abs(disc - light), `${width} px, ${direction}`).toBeLessThan(2);
    }
  }
});

test('a hero’s sun sets on scrolling, and stands still with reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/bare/');
    const place = () => page.locator('.hero').evaluate((hero) => getComputedStyle(hero, '::before').translate);
    const before = await place();
    expect(before).toMatch(/ 50%$/);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    if (moves) await expect.poll(place).not.toBe(before);
    expect(Number(/([\d.]+)%$/.exec(await place())?.[1])).toBeCloseTo(moves ? 50 + (50 * 300) / (0.85 * 800) : 50, 0);
  }
});

test('a page ends with the name of the site, half below the edge, which is not announced twice', async ({ page }) => {
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/plain/');
    const [below, size] = await page.locator('.footer').evaluate((footer) => {
      const inner = footer.querySelector('.footer-inner')?.getBoundingClientRect();
      const letters = parseFloat(getComputedStyle(footer, '::after').fontSize);
      return [footer.getBoundingClientRect().bottom - (inner?.bottom ?? 0), letters];
    });
    expect(below / size, `${width} px`).toBeCloseTo(0.6, 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(`
    - contentinfo:
      - paragraph: Test Person
  `);
  const content = () => page.locator('.footer').evaluate((footer) => getComputedStyle(footer, '::after').content);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await content()).toBe('none');
  await page.emulateMedia({ forcedColors: 'none' });
  // On a phone, it would be a strip of cut letters.
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await content()).toBe('none');
});

test('arrows follow the writing direction', async ({ page }) => {
  await page.goto('/');
  const arrow = page.locator('.button .icon').first();
  await expect(arrow).toHaveCSS('scale', 'none');
  await readFromRight(page);
  await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('in a right-to-left list, the date of a post in another language begins where its row does', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/posts/');
    await readFromRight(page);
    const gap = await page
      .locator('.post-item')
      .first()
      .evaluate((row) => {
        row.setAttribute('dir', 'ltr');
        row.querySelector('.label')?.setAttribute('dir', 'rtl');
        const day = row.querySelector('time') ?? row;
        return day.getBoundingClientRect().left - row.getBoundingClientRect().left;
      });
    // On narrow screens the end of the line of facts may precede the date: the line itself begins where the row does.
    expect(gap, `${width} px`).toBeLessThan(width < 960 ? 130 : 1);
  }
});

test('a footnote is beside its line if there is room, below the previous one, and otherwise at the end', async ({
  page,
}) => {
  await page.goto('/posts/markdown/');
  const placesOf = () =>
    page.locator('.prose').evaluate((prose) => {
      const of = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const notes = [...prose.querySelectorAll('.footnotes > ol > li')].map(of);
      const lines = notes.map((_, index) => of(prose.querySelector(`[style="anchor-name:--ref-${index + 1}"]`)));
      return { text: of(prose), last: of(prose.querySelector(':scope > p:last-of-type')), notes, lines };
    });
  for (const width of [1344, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { text, notes, lines } = await placesOf();
    expect(notes.length).toBeGreaterThan(1);
    notes.forEach((note, index) => {
      expect(note.left, `${width} px`).toBeGreaterThan(text.right);
      expect(note.right, `${width} px`).toBeLessThan(width);
      expect(note.top, `${width} px`).toBeGreaterThan((lines[index]?.top ?? 0) - 30);
      if (index > 0) expect(note.top, `${width} px`).toBeGreaterThan(notes[index - 1]?.bottom ?? 0);
    });
    expect((notes[0]?.top ?? 0) - (lines[0]?.top ?? 0)).toBeLessThan(30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  const isAtEnd = async () => {
    const { last, notes } = await placesOf();
    return notes.every(({ top }) => top > last.bottom);
  };
  await page.emulateMedia({ media: 'print' });
  expect(await isAtEnd(), 'on paper').toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await isAtEnd(), '1280 px').toBe(true);
});

test('a figure may be wider than its text if there is room, up to the edges of the page, but not on a phone', async ({
  page,
}) => {
  await page.goto('/posts/picture-in-text/');
  await bringAllStyles(page);
  const figure = page.locator('.prose figure').first();
  const boxes = async () => {
    const all = [figure, page.locator('.prose > p').first(), page.locator('.page-header')];
    return Promise.all(all.map(async (one) => (await one.boundingBox()) ?? { x: 0, width: 0 }));
  };
  for (const [name, width] of [
    ['figure-wide', 1280],
    ['figure-full', 1280],
    ['figure-wide', 1920],
    ['figure-full', 1920],
    ['figure-wide', 360],
    ['figure-full', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await figure.evaluate((element, className) => element.setAttribute('class', className), name);
    const [picture, text, header] = await boxes();
    const inside = await page
      .locator('.page-header')
      .evaluate((element) => parseFloat(getComputedStyle(element).paddingInlineStart) || 0);
    const [start, end] = [(header?.x ?? 0) + inside, (header?.x ?? 0) + (header?.width ?? 0) - inside];
    const say = `${name}, ${width} px`;
    if (width < 960) expect(picture?.width, say).toBe(text?.width);
    else {
      expect((picture?.x ?? 0) + (picture?.width ?? 0), say).toBeCloseTo(end, 0);
      expect(picture?.x, say).toBeCloseTo(name === 'figure-full' ? start : (text?.x ?? 0), 0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), say).toBeLessThanOrEqual(0);
  }
});

test.describe('with more contrast preferred', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`lines and greys are darker or lighter than usual on a ${colorScheme} system`, async ({ page }) => {
      await page.goto('/posts/');
      const contrasts = async () => {
        const [line, grey, paper] = await page.evaluate(() => [
          getComputedStyle(document.querySelector('.post-item') ?? document.body).borderTopColor,
          getComputedStyle(document.querySelector('.label') ?? document.body).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
        const ground = parse(paper) ?? 'white';
        return [wcagContrast(parse(line) ?? 'white', ground), wcagContrast(parse(grey) ?? 'white', ground)] as const;
      };
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      const [line, grey] = await contrasts();
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const [strongLine, strongGrey] = await contrasts();
      // WCAG 2.2 asks for 3:1 for what must be seen (1.4.11), and for 7:1 for text at the highest level (1.4.6).
      expect(strongLine).toBeGreaterThan(Math.max(3, line));
      expect(strongGrey).toBeGreaterThan(Math.max(7, grey));
    });
  }
});

test('covers keep their composition on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const path of ['/posts/with-cover/', '/projects/complete/']) {
    await page.goto(path);
    const { own, shown } = await page.locator('.entry-cover img').evaluate((image: HTMLImageElement) => ({
      own: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      shown: image.clientWidth / image.clientHeight,
    }));
    expect(shown, path).toBeLessThanOrEqual(Math.max(own, 1.6) + 0.02);
  }
  await expect(page.locator('.entry-cover img')).toHaveCSS('object-fit', 'contain');
});

test('on a phone, the form reserves no empty space for the draft’s status, and nothing shifts when it appears', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/contact/');
  const form = page.locator('.contact-form');
  const [below, height] = await form.evaluate((element) => [
    element.getBoundingClientRect().bottom -
      (element.querySelector('.contact-form-end')?.getBoundingClientRect().bottom ?? 0),
    element.getBoundingClientRect().height,
  ]);
  expect(below).toBeLessThan(30);
  await form.evaluate((element) => element.setAttribute('novalidate', ''));
  await expect(page.locator('.contact-draft')).toBeVisible();
  expect(await form.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
});
