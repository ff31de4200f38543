import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { untilHydrated } from './interactive';
import { folderOf } from './sites';

/** A section that the site defines itself, in `src/sections/`, on a site whose engine is the published package. */

test.use({ site: 'services' });

// The site counts visits.
test.beforeEach(async ({ page, tolerated }) => {
  tolerated.push(/^request: https:\/\/stats\.services\.test\//);
  await page.route('https://stats.services.test/**', (route) => route.fulfill({ contentType: 'text/javascript' }));
});

const read = (path: string): string => readFileSync(join(folderOf('services'), path), 'utf8');

test('is shown with its values, pictures and own styles', async ({ page }) => {
  await page.goto('/own-section/');
  const section = page.locator('[data-type="pull-quote"]');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('She said');
  await expect(section.locator('strong')).toHaveText('weaves');
  await expect(section.locator('picture source')).toHaveAttribute('type', 'image/avif');
  await expect(section.getByRole('link', { name: 'Write to her' })).toHaveAttribute('href', '/contact/');
  await expect(section.locator('figure')).toHaveCSS('border-inline-start-color', 'rgb(1, 2, 3)');
});

test('becomes interactive when a visitor reaches for it', async ({ page }) => {
  await page.goto('/own-section/');
  const caption = page.locator('figcaption');
  await expect(caption).toContainText('One: Well said.');
  await caption.hover();
  await untilHydrated(page);
  await caption.getByRole('button', { name: 'Next' }).click();
  await expect(caption).toContainText('Two: So it is.');
});

test('has the data of a Gatsby plugin that the site adds', async ({ page }) => {
  await page.goto('/own-section/');
  await expect(page.locator('[data-type="engines"] li')).toHaveText([
    'Difference Engine: 25000 parts',
    'Analytical Engine: 50000 parts',
  ]);
});

test('is part of the text version of its page', () => {
  expect(read('own-section/index.md')).toContain('The Engine **weaves** patterns.');
  expect(read('own-section/index.md')).toContain('One: Well said.');
});
