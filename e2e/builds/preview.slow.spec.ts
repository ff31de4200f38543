import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../src/halflight/testing/free-port';
import { writeFiles } from '../../src/halflight/testing/write-files';
import { makeContent, project, startPreview } from './commands';

const post = (frontMatter: string, body: string) => `---\n${frontMatter}\ndate: 2026-01-02\n---\n\n${body}\n`;
const good = post('title: A post', 'The first version.');

test.describe.serial('in the preview', () => {
  let content: string;
  let origin: string;
  let preview: ReturnType<typeof startPreview>;

  test.beforeAll(async () => {
    test.setTimeout(960_000);
    content = makeContent({
      'posts/a-post.md': good,
      'posts/a-picture.md': post('title: A picture', '![The author](../portrait.jpg)'),
      'posts/a-draft.md': post('title: A draft\ndraft: true', 'Draft.'),
      'posts/a-film.md': post(
        'title: A film',
        `How it *begins*.\n\nhttps://vimeo.com/76979871\n\n${'word '.repeat(500)}`,
      ),
      'pages/privacy.md': '---\ntitle: Privacy\nsections:\n  - type: privacy\n---\n',
      'awards/later.md': '---\ntitle: Later\nissuer: A society\ndate: 2026\npublish: 2999-12-24\n---\n',
    });
    const port = await freePort();
    origin = `http://localhost:${port}`;
    preview = startPreview(content, port);
    await expect
      .poll(
        () =>
          fetch(`${origin}/posts/a-post/`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 800_000, intervals: [1000], message: 'the preview answers' },
      )
      .toBe(200);
  });

  test.afterAll(() => preview.stop());

  test('an author sees their post and their draft', async ({ page }) => {
    await page.goto(`${origin}/posts/a-post/`);
    await expect(page.locator('.prose')).toHaveText('The first version.', { timeout: 60_000 });
    await page.goto(`${origin}/posts/a-draft/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A draft', { timeout: 60_000 });
  });

  test('hidden entries say why they are hidden, on their page and in lists; visible ones say nothing', async ({
    page,
  }) => {
    const badges = page.locator('main .badge');
    await page.goto(`${origin}/posts/a-draft/`);
    await expect(badges).toHaveText(['Draft'], { timeout: 60_000 });
    await page.goto(`${origin}/posts/`);
    await expect(page.getByRole('article').filter({ has: page.locator('.badge') })).toHaveText(/A draft/, {
      timeout: 60_000,
    });
    await expect(badges).toHaveText(['Draft']);
    await page.goto(`${origin}/awards/`);
    await expect(badges).toHaveText(['From 24 December 2999'], { timeout: 60_000 });
    await page.goto(`${origin}/plain/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await expect(badges).toHaveCount(0);
  });

  test('what is derived from a text is there as in a build: its first paragraph, reading time and videos', async ({
    page,
  }) => {
    await page.goto(`${origin}/posts/`);
    const inList = page.getByRole('article').filter({ hasText: 'A film' });
    await expect(inList).toContainText('How it begins.', { timeout: 60_000 });
    await expect(inList).toContainText('3 min');
    await page.goto(`${origin}/posts/a-film/`);
    await expect(page.locator('main header')).toContainText('3 min', { timeout: 60_000 });
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'How it begins.');
    await page.goto(`${origin}/privacy/`);
    await expect(page.getByRole('main')).toContainText('Vimeo', { timeout: 60_000 });
  });

  test('a picture is generated when a page that shows it is opened', async ({ page }) => {
    await page.goto(`${origin}/posts/a-picture/`);
    const picture = page.getByAltText('The author');
    await expect(picture).toBeVisible({ timeout: 60_000 });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0), {
        timeout: 60_000,
      })
      .toBe(true);
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
  });

  test('a file in static/ is served while it exists', async () => {
    const statusOf = () => fetch(`${origin}/talk/slides.txt`).then(({ status }) => status);
    const waitFor = (status: number) => expect.poll(statusOf, { timeout: 60_000 }).toBe(status);
    writeFiles(join(project, 'static'), { 'talk/slides.txt': 'Slides.' });
    await waitFor(200);
    rmSync(join(project, 'static/talk'), { recursive: true });
    await waitFor(404);
  });

  test('the terminal shows what an author needs, and none of Gatsby’s own messages', () => {
    const output = preview.output();
    expect(output).toMatch(/^ {2}Bundle the preview +\d.* s$/m);
    expect(output).toContain(`: ${origin}/`);
    for (const noise of ['non-page component', 'gatsby build', 'GraphiQL', '{"type"', 'Building development bundle'])
      expect(output).not.toContain(noise);
  });

  test('a mistake is shown over the last valid version until it is fixed', async ({ page }) => {
    await page.goto(`${origin}/posts/a-post/`);
    const text = page.locator('.prose');
    await expect(text).toContainText('The first version.', { timeout: 60_000 });
    const report = page.getByRole('region', { name: 'Problems in the content' });
    await expect(report).toHaveCount(0);

    const long = 'A title that goes on and on '.repeat(5);
    writeFiles(content, { 'posts/a-post.md': post(`titel: ${long}`, 'The first version.') });
    await expect(report).toContainText('posts/a-post.md:2:1', { timeout: 60_000 });
    await expect(report.getByRole('heading', { level: 2 })).toContainText(/errors? in the content/);
    await expect(report).toContainText('Did you mean "title"?');
    await expect(report).toContainText('The last good version of posts/a-post.md is shown.');
    await expect(report).toContainText('On this page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post');
    await expect(text).toContainText('The first version.');
    expect(preview.output()).toContain('posts/a-post.md:2:1');
    // The quoted line is not wrapped, so that the marker below it points to the right place.
    expect(preview.output()).toMatch(/^ {2}2 \| titel: .{90}/m);
    expect(preview.output()).toMatch(/^ {4}\| \^$/m);

    const badge = page.getByRole('button', { name: /in the content: show$/ });
    await report.getByRole('button', { name: 'Collapse' }).click();
    await expect(report).toHaveCount(0);
    await badge.click();
    await page.keyboard.press('Escape');
    await expect(badge).toBeFocused();
    await badge.click();
    await report.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(text).toContainText('The first version.', { timeout: 60_000 });
    await expect(report.or(badge)).toHaveCount(0);

    writeFiles(content, { 'posts/another.md': post('titel: Another', 'Words.') });
    await expect(report).toContainText('posts/another.md will not be shown until it is fixed', { timeout: 60_000 });

    writeFiles(content, {
      'posts/a-post.md': post('title: A fixed post', 'The second version.'),
      'posts/another.md': post('title: Another', 'Words.'),
    });
    await expect(report).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A fixed post', { timeout: 60_000 });
    await expect(text).toContainText('The second version.');
    expect(preview.output()).toContain('No problems left.');
  });

  test('warnings alone only show a badge', async ({ page }) => {
    await page.goto(`${origin}/plain/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    writeFiles(content, { 'posts/a-post.md': post('title: A fixed post', 'A <blink>warning</blink>.') });
    const badge = page.getByRole('button', { name: /^\d+ warnings? in the content: show$/ });
    await expect(badge).toBeVisible({ timeout: 60_000 });
    await badge.click();
    const report = page.getByRole('region', { name: 'Problems in the content' });
    await expect(report).toContainText('warning posts/a-post.md');
    writeFiles(content, { 'posts/a-post.md': good });
    await expect(report.or(badge)).toHaveCount(0, { timeout: 60_000 });
  });

  test('a declared collection and changes to its declaration show up at once', async ({ page }) => {
    const declare = (...fields: string[]) => ['---', 'label: Recipes', 'fields:', ...fields, '---', ''].join('\n');
    const soup = (...lines: string[]) => ['---', 'title: Soup', 'serves: 4', ...lines, '---', 'Hot.', ''].join('\n');
    writeFiles(content, {
      'collections/recipe.md': declare('  - { name: serves, kind: number }'),
      'recipes/soup.md': soup(),
    });
    const facts = page.locator('dl.facts > div');
    await expect(async () => {
      await page.goto(`${origin}/recipes/soup/`);
      await expect(facts).toHaveText(['Serves4'], { timeout: 10_000 });
    }).toPass({ timeout: 120_000 });

    writeFiles(content, { 'collections/recipe.md': declare('  - { name: serves, kind: number, label: Guests }') });
    await expect(facts).toHaveText(['Guests4'], { timeout: 60_000 });

    writeFiles(content, {
      'collections/recipe.md': declare(
        '  - { name: serves, kind: number, label: Guests }',
        '  - { name: oven, kind: number, unit: °C, optional: true }',
      ),
      'recipes/soup.md': soup('oven: 180'),
    });
    await expect(facts).toHaveText(['Guests4', 'Oven180 °C'], { timeout: 60_000 });

    await page.goto(`${origin}/recipes/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes', { timeout: 60_000 });
    writeFiles(content, {
      'collections/recipe.md': declare('  - { name: serves, kind: number }').replace('Recipes', 'Things to cook'),
      'recipes/soup.md': soup(),
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Things to cook', { timeout: 60_000 });
  });

  test('additions to publications.bib appear, and removals disappear', async ({ page }) => {
    const entry = (key: string, title: string) => `@misc{${key}, title={${title}}, author={Test Person}, year=2024}\n`;
    writeFiles(content, { 'publications.bib': entry('a', 'The first thought') });
    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(async () => {
      await page.goto(`${origin}/publications/`);
      await expect(titles).toHaveText(['The first thought'], { timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
    writeFiles(content, { 'publications.bib': entry('a', 'The first thought') + entry('b', 'The second thought') });
    await expect(titles).toHaveText([/The first thought/, /The second thought/], { timeout: 60_000 });
    writeFiles(content, { 'publications.bib': entry('b', 'The second thought, revised') });
    await expect(titles).toHaveText(['The second thought, revised'], { timeout: 60_000 });
  });

  test('the editor’s URL explains how to edit, and shows the editor if the site has one', async () => {
    const answer = await fetch(`${origin}/admin/`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('npm run admin');
    const settings = readFileSync(join(content, 'site.md'), 'utf8');
    writeFiles(content, { 'site.md': settings.replace('---\n', '---\neditor: ada/notes\n') });
    await expect
      .poll(async () => (await fetch(`${origin}/admin/`)).text(), { timeout: 120_000, intervals: [1000] })
      .toContain('ada/notes');
    writeFiles(content, { 'site.md': settings });
  });

  test('an unknown URL shows the site’s own 404 page', async ({ page }) => {
    await page.goto(`${origin}/nowhere/at/all/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found', {
      timeout: 60_000,
    });
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the home page' })).toBeVisible();
    await expect(page.getByText('Gatsby')).toHaveCount(0);
  });
});
