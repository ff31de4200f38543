import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from './fixtures';
import { contentOf, filesOf, folderOf, tagsOf } from './sites';

test('without a PDF, the experience page offers to print it', async ({ page }) => {
  await page.goto('/experience/');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const button = page.getByRole('button', { name: 'Print' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test.describe('with a PDF', () => {
  test.use({ site: 'services', alwaysTolerated: /services\.test/, javaScriptEnabled: false });

  test('the experience page links to it, and offers nothing else', async ({ page, request }) => {
    await page.goto('/experience/');
    const link = page.getByRole('link', { name: 'Download as PDF' });
    await expect(link).toHaveAttribute('href', '/experience/cv.pdf');
    const file = await request.get('/experience/cv.pdf');
    expect([file.status(), (await file.body()).toString()]).toEqual([200, '%PDF-1.4 (A curriculum vitae)']);
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });

  test('the file that keeps its folder in git is not published', async ({ request }) => {
    expect((await request.get('/.gitkeep')).status()).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button promises to print', async ({ page }) => {
    await page.goto('/experience/');
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });
});

/** What a program finds in each of the CVs, in this order: what is above, and then part by part. */
const parts = {
  profile: ['Profile', 'done so for years'],
  experience: ['Experience', 'Keeper of the test site', 'Example Works, Berlin', 'April 2022 – Present'],
  highlights: ['Filled in every field of every collection.'],
  education: ['Education', 'The study of tests', 'Example University, Vienna', 'October 2014 – July 2018'],
  publications: [
    'A report that is a Markdown file',
    'Ada Lovelace, Example Society',
    'Institute of Examples, 7',
    '2024',
  ],
  talks: ['Talks', 'Numbers are not the limit', 'Library, Oslo', 'March 2025', 'Events', 'A talk that is over'],
  awards: ['Awards', 'The prize for completeness', 'Example Society', 'June 2025'],
  lists: ['Skills', 'Reading', 'Waiting', 'Languages', 'English', 'German'],
};
const { profile, experience, highlights, education, publications, talks, awards, lists } = parts;
const usual = [profile, experience, highlights, education, ['Publications'], publications, awards, lists].flat();
const contact = ['Berlin', 'person@halflight.test', '+49 30 000000', 'github.com/test-person'];
const above = ['Test Person', 'Tester of sites', ...contact];

const designs = {
  classic: [...above, ...usual],
  modern: ['Test Person', 'Keeper of designs', 'Berlin', 'person@halflight.test', ...usual],
  compact: [...above, ...usual],
  academic: [
    above,
    profile,
    education,
    experience,
    highlights,
    ['Selected papers'],
    publications,
    talks,
    awards,
    lists,
  ].flat(),
  columns: [
    above,
    lists,
    profile,
    experience,
    highlights,
    ['Education', 'The study of tests'],
    publications,
    awards,
  ].flat(),
  plain: [...above, ...usual],
};

/** The texts that are not in a PDF, or not behind the one before. */
async function findMisplaced(pdf: Buffer, texts: readonly string[]): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const text = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
  let from = 0;
  return texts.filter((said) => {
    const at = text.indexOf(said, from);
    if (at >= 0) from = at + said.length;
    return at < 0;
  });
}

for (const [design, texts] of Object.entries(designs))
  test(`programs read a CV of the design ${design} in its order`, async ({ page }) => {
    await page.goto(`/cv/${design}/`);
    const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
    expect(await findMisplaced(pdf, texts)).toEqual([]);
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const [, , width = 0, height = 0] = (await document.getPage(1)).view;
    expect([Math.round(width), Math.round(height)]).toEqual(design === 'academic' ? [612, 792] : [595, 842]);
    expect(document.numPages).toBeLessThanOrEqual(design === 'compact' ? 1 : 2);
  });

test('a CV hides what it is told to, and links to what it shows', async ({ page }) => {
  await page.goto('/cv/modern/');
  const sheet = page.locator('.cv-sheet');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Test Person');
  await expect(sheet).not.toContainText('+49 30');
  await expect(sheet.getByRole('link', { name: 'github.com/test-person' })).toHaveAttribute(
    'href',
    'https://github.com/test-person',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a CV is listed only if it asks to be', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/cv/plain/');
  expect(sitemap).not.toContain('/cv/classic/');
});

test('a CV is there as a JSON Resume of what it selects', async ({ request }) => {
  const resume = (await (await request.get('/cv/columns/resume.json')).json()) as Record<string, unknown[]>;
  expect(resume.work?.[0]).toMatchObject({
    name: 'Example Works',
    highlights: ['Filled in every field of every collection.'],
  });
  expect(resume.education).toHaveLength(1);
});

test('a site without a CV has neither its styles nor its scripts', { tag: tagsOf('empty') }, () => {
  const folder = folderOf('empty');
  const found = filesOf(folder).filter((path) => readFileSync(join(folder, path), 'latin1').includes('cv-sheet'));
  expect(found).toEqual([]);
});

/** Runs `npm run cv` in a folder of its own, beside the finished main site, with this content. */
function printInto(top: string, content: string) {
  for (const name of ['node_modules', 'package.json', 'package-lock.json']) symlinkSync(resolve(name), join(top, name));
  symlinkSync(folderOf('main'), join(top, 'public'));
  return () => {
    const env = { ...process.env, CONTENT_DIR: content };
    const { status, stderr } = spawnSync('npx', ['halflight', 'cv'], { cwd: top, env, encoding: 'utf8' });
    return { status, stderr, read: (path: string) => readFileSync(join(top, 'static', path)) };
  };
}

test(
  'npm run cv prints each CV with what it is called, whose it is and its language, and as a DOCX',
  { tag: '@slow' },
  async () => {
    test.slow();
    const top = mkdtempSync(join(tmpdir(), 'halflight-cv-'));
    try {
      const content = join(top, 'content');
      cpSync(contentOf('main'), content, { recursive: true });
      const print = printInto(top, content);
      const { status, stderr, read } = print();
      expect([status, stderr]).toEqual([0, '']);
      for (const [design, texts] of Object.entries(designs)) {
        const pdf = read(`cv/${design}/cv.pdf`);
        expect([design, await findMisplaced(pdf, texts)]).toEqual([design, []]);
        const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)));
        expect(info).toMatchObject({ Title: `Test Person, CV: ${design}`, Author: 'Test Person', Language: 'en' });
        expect(pdf.toString('latin1')).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
        expect(pdf.toString('latin1')).toContain('https://github.com/test-person');
        expect(read(`cv/${design}/cv.docx`).subarray(0, 2).toString()).toBe('PK');
      }
      // A part too much: what the author reads.
      writeFileSync(join(content, 'cv/plain.md'), '---\ntitle: A CV\ndesign: plain\npages: 1\n---\n');
      const long = print();
      expect(long.status).toBe(1);
      expect(long.stderr).toMatch(
        /^cv\/plain\.md: fills 2 sheets, but "pages" allows 1\. Profile ends on sheet 1, .*Languages ends on sheet 2\. /,
      );
    } finally {
      rmSync(top, { recursive: true, force: true });
    }
  },
);

test(
  'npm run cv writes what the page prints, the same file each time, with links to the site',
  { tag: '@slow' },
  async () => {
    test.slow();
    const top = mkdtempSync(join(tmpdir(), 'halflight-cv-'));
    try {
      const print = printInto(top, contentOf('main'));
      const make = () => {
        const { status, stderr, read } = print();
        expect([status, stderr]).toEqual([0, '']);
        return read('experience/cv.pdf');
      };
      const [first, second] = [make(), make()];
      expect(first.equals(second)).toBe(true);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(first)), { mergePages: true });
      for (const said of ['Test Person', 'Keeper of the test site', 'The study of tests']) expect(text).toContain(said);
      expect(first.toString('latin1')).toContain('https://halflight.test/some/prefix/posts/markdown/');
    } finally {
      rmSync(top, { recursive: true, force: true });
    }
  },
);
