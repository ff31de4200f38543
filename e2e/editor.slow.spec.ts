import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import type { z } from 'zod';
import { checkContent } from '../src/checks/check-content';
import { describeProblems } from '../src/checks/describe-problems';
import { collections, type SiteValues } from '../src/collections';
import type { Collection } from '../src/collections/define-collection';
import { EDITOR_PAGE, makeEditor } from '../src/features/editor/make-editor';
import { sectionDefinitions } from '../src/sections/schema';
import { readContent, readSite } from '../src/sourcing/read-content';
import type { Entry } from '../src/sourcing/read-entry';
import { toSlug } from '../src/sourcing/to-slug';
import {
  addSection,
  deleteEntry,
  fieldAt,
  fillForm,
  isPicture,
  openEditor,
  save,
  showEntry,
  showNew,
  titleField,
  type Pictures,
} from './editor-form';
import { expect, test } from './fixtures';
import { stubGitHub } from './git-host';
import { contentOf, filesOf, folderOf } from './sites';
import { putWorkingCopy, takeWorkingCopy } from './working-copy';

/** The path of the tests' content folder in the repository. */
const inRepository = relative(process.cwd(), contentOf('main'));

test.use({ site: 'services', viewport: { width: 1280, height: 1600 } });

const all: readonly Collection[] = collections;
const ofEntries = all.filter(({ singleton }) => !singleton);

/** Pictures that differ in name and content: the editor does not add the same file twice. */
function namedPictures(given: string[] = []): Pictures {
  const picture = readFileSync(join(contentOf('main'), 'pages/even.jpg'));
  return () => {
    const name = `picture-${given.length + 1}.jpg`;
    given.push(name);
    // Bytes after the end of a JPEG are not part of the picture.
    return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([picture, Buffer.from(name)]) };
  };
}

function titleOf({ values: { title, name, label } }: Entry): string {
  return String(title ?? name ?? label);
}

/**
 * Opens the editor on a copy of the tests' content, plus `more` files. The editor is made for that content, as `npm run admin` does it: the editor of
 * the built site looks for its content in a hidden folder.
 */
async function open(page: Page, tolerated: RegExp[], more: Readonly<Record<string, string>> = {}): Promise<void> {
  // Svelte, which the editor is built with, logs a warning meant for its developers.
  tolerated.push(/svelte\.dev\/e\/derived_inert/);
  const site = { ...readSite(contentOf('main')), editor: { repository: 'ada/notes' } } as SiteValues;
  for (const { path, text } of await makeEditor({ site, registry: all, contentFolder: contentOf('main') })) {
    const contentType =
      { js: 'text/javascript', html: 'text/html', woff2: 'font/woff2' }[path.split('.').at(-1) ?? ''] ?? '';
    await page.route(`**/${path.replace(/index\.html$/, '')}`, (route) => route.fulfill({ body: text, contentType }));
  }
  await putWorkingCopy(page, contentOf('main'), inRepository, more);
  await openEditor(page, '/admin/');
}

/** The working copy as it is now. */
class Copy {
  constructor(
    readonly folder: string,
    readonly files: readonly string[],
  ) {}

  static async take(page: Page): Promise<Copy> {
    const folder = mkdtempSync(join(tmpdir(), 'copy-'));
    return new Copy(folder, await takeWorkingCopy(page, folder, inRepository));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** The files that were added, removed or changed. */
  changed(): string[] {
    const was = (file: string) => join(contentOf('main'), file);
    const gone = filesOf(contentOf('main')).filter((file) => !this.files.includes(file));
    const other = this.files.filter(
      (file) => !existsSync(was(file)) || !readFileSync(was(file)).equals(readFileSync(join(this.folder, file))),
    );
    return [...gone, ...other].sort();
  }

  /** The errors that `npm run check` finds in it but not in the original content, as a report; empty if there are none. */
  problems(): string {
    const known = new Set(checkContent(contentOf('main')).problems.map(({ message }) => message));
    const { problems } = checkContent(this.folder);
    const found = problems.filter(({ severity, message }) => severity === 'error' && !known.has(message));
    return found.length > 0 ? describeProblems(found, { folder: this.folder }) : '';
  }
}

/** The title and the file of the entry that the form creates from its examples. */
function newEntryOf(collection: Collection): { title: string; file: (folder: boolean) => string } {
  const title = `New ${collection.name} of the editor`;
  const path = `${collection.folder}/${toSlug(title)}`;
  return { title, file: (folder) => `${path}${folder ? '/index' : ''}.md` };
}

async function create(page: Page, collection: Collection): Promise<void> {
  await showNew(page, collection.name, collection.label);
  const isWanted = (name: string, schema: z.core.$ZodType) =>
    isPicture(name, schema) || (collection.usual ?? []).includes(name);
  await fillForm(page, collection.fields, isWanted, namedPictures());
  if (collection.body?.required) await fieldAt(page, 'body').getByRole('textbox').last().fill('Its words.');
  await titleField(page).fill(newEntryOf(collection).title);
  await save(page);
}

const post = all.find(({ name }) => name === 'post') as Collection;

test('writes a new post with a picture beside it, as a careful person would', async ({ page, tolerated }) => {
  await open(page, tolerated);
  await create(page, post);
  const copy = await Copy.take(page);
  expect(copy.changed()).toEqual([
    'posts/new-post-of-the-editor/index.md',
    'posts/new-post-of-the-editor/picture-1.jpg',
  ]);
  expect(copy.read('posts/new-post-of-the-editor/index.md')).toBe(`---
title: New post of the editor
date: 2026-03-14
cover:
  src: ./picture-1.jpg
  alt: What the picture shows
draft: true
---
`);
  expect(copy.problems()).toBe('');
});

test('changes one field of a post and leaves all else as it stands, and deletes another', async ({
  page,
  tolerated,
}) => {
  await open(page, tolerated);
  const text = readFileSync(join(contentOf('main'), 'posts/markdown/index.md'), 'utf8');
  await showEntry(page, 'post', 'markdown/index', 'Every feature of Markdown');
  await titleField(page).fill('Every feature, anew');
  await save(page);
  await showEntry(page, 'award', 'minimal', 'A prize of long ago');
  await deleteEntry(page);
  const copy = await Copy.take(page);
  expect(copy.changed()).toEqual(['awards/minimal.md', 'posts/markdown/index.md']);
  expect(copy.read('posts/markdown/index.md')).toBe(text.replace('Every feature of Markdown', 'Every feature, anew'));
  expect(copy.files).not.toContain('awards/minimal.md');
});

test('names the file of a new entry, and its picture, as the check accepts it', async ({ page, tolerated }) => {
  test.slow();
  await open(page, tolerated);
  const picture = namedPictures()();
  const titles: Record<string, unknown> = {
    'Ada’s notes — anew': 'ada-s-notes-anew',
    'Wait…': 'wait',
    'The end.': 'the-end',
    'Price: €5': 'price-5',
    'Launch 🚀': 'launch',
    '« Bonjour »': 'bonjour',
    '~tilde~': 'tilde',
    İzmir: 'izmir',
    日本語: '日本語',
    // Without a letter, a name is made up.
    '❤️': expect.stringMatching(/^[\da-f]{12}$/),
  };
  const names = ['Photo #1 (50%).JPG', '.hidden.jpg'];
  for (const title of Object.keys(titles)) {
    await showNew(page, 'post', 'Posts');
    await titleField(page).fill(title);
    const name = names.pop();
    if (name !== undefined) {
      await fieldAt(page, 'cover').getByRole('checkbox').first().click();
      const file = { ...picture, name, buffer: Buffer.concat([picture.buffer, Buffer.from(name)]) };
      await fieldAt(page, 'cover.src').locator('input[type=file]').first().setInputFiles(file);
    }
    await save(page);
  }
  const copy = await Copy.take(page);
  const made = copy.changed().map((file) => file.replace(/^posts\//, ''));
  expect(new Set(made.filter((file) => file.endsWith('.md')).map((file) => file.replace('/index.md', '')))).toEqual(
    new Set(Object.values(titles)),
  );
  expect(made.filter((file) => !file.endsWith('.md'))).toEqual(['ada-s-notes-anew/hidden.jpg', 'wait/photo-1-50.jpg']);
  expect(copy.problems()).toBe('');
});

test('shows authors by their names, and writes their slugs', async ({ page, tolerated }) => {
  const by = (title: string, more = '') => `---\ntitle: ${title}\ndate: 2026-01-01\n${more}---\n\nWords.\n`;
  await open(page, tolerated, {
    'people/linus.md': '---\nname: Linus Example\nslug: linus-example\n---\n\nHe writes.\n',
    'posts/by-linus.md': by('By Linus', 'authors: [linus-example]\n'),
    'posts/by-nobody.md': by('By nobody'),
  });
  await showEntry(page, 'post', 'by-linus', 'By Linus');
  await expect(fieldAt(page, 'authors')).toContainText('Linus Example');
  await showEntry(page, 'post', 'by-nobody', 'By nobody');
  await fieldAt(page, 'authors').getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Linus Example', exact: true }).click();
  await save(page);
  const copy = await Copy.take(page);
  expect(copy.read('posts/by-linus.md')).toBe(by('By Linus', 'authors: [linus-example]\n'));
  expect(copy.read('posts/by-nobody.md')).toBe(by('By nobody', 'authors: [linus-example]\n'));
  expect(copy.problems()).toBe('');
});

for (const end of ['Words.', 'Words.\n\n\n'])
  test(`leaves the end of a file alone: ${JSON.stringify(end)}`, async ({ page, tolerated }) => {
    const text = `---\ntitle: An end\ndate: 2026-01-01\n---\n\n${end}`;
    await open(page, tolerated, { 'posts/end.md': text });
    await showEntry(page, 'post', 'end', 'An end');
    await titleField(page).fill('Another');
    await save(page);
    expect((await Copy.take(page)).read('posts/end.md')).toBe(text.replace('An end', 'Another'));
  });

test('does not open a file that it cannot keep, and says so', async ({ page, tolerated }) => {
  tolerated.push(/"all" is no list/);
  await open(page, tolerated, { 'posts/wrong.md': '---\ntitle: Wrong\ndate: 2026-01-01\ntags: all\n---\n' });
  await expect(page.getByText('There was an error while parsing an entry file')).toBeVisible();
});

for (const collection of ofEntries) {
  test(`${collection.label}: creates, changes and deletes an entry`, async ({ page, tolerated }) => {
    await open(page, tolerated);
    await create(page, collection);
    const made = await Copy.take(page);
    const { title, file } = newEntryOf(collection);
    const path = [file(true), file(false)].find((one) => made.files.includes(one)) ?? file(false);
    const text = made.read(path);
    if ('draft' in collection.fields) expect(text).toMatch(/^draft: true$/m);
    // Nothing is empty unless that has a meaning.
    expect(text).not.toMatch(/^\s*[\w-]+:(?: (?:""|''|null|\[\]|\{\}|false))?$(?!\n\s+[\w-])/m);
    expect(made.problems()).toBe('');
    expect(made.changed().every((one) => one === path || one.startsWith(path.replace(/index\.md$/, '')))).toBe(true);

    const entry = path.slice(collection.folder.length + 1).replace(/\.md$/, '');
    await showEntry(page, collection.name, entry, title);
    await titleField(page).fill(`${title}, changed`);
    await save(page);
    const changed = await Copy.take(page);
    expect(changed.read(path)).toBe(text.replace(title, `${title}, changed`));

    await showEntry(page, collection.name, entry, `${title}, changed`);
    await deleteEntry(page);
    expect((await Copy.take(page)).files).not.toContain(path);
  });

  test(`${collection.label}: opens every entry that there is, and changes its title alone`, async ({
    page,
    tolerated,
  }) => {
    test.slow();
    await open(page, tolerated);
    const { entries } = readContent(contentOf('main'));
    // The editor has no files for the entries of a BibTeX file.
    const own = entries.filter((entry) => entry.collection === collection.name && entry.filePath.endsWith('.md'));
    expect(own.length).toBeGreaterThan(0);
    for (const entry of own) {
      const title = titleOf(entry);
      const path = entry.filePath.slice(collection.folder.length + 1).replace(/\.md$/, '');
      await showEntry(page, collection.name, path, title);
      await titleField(page).fill(`${title} X`);
      await save(page);
    }
    const copy = await Copy.take(page);
    expect(copy.changed()).toEqual(own.map(({ filePath }) => filePath).sort());
    for (const entry of own) {
      const before = readFileSync(join(contentOf('main'), entry.filePath), 'utf8');
      const title = titleOf(entry);
      expect(copy.read(entry.filePath).replace(`${title} X`, title)).toBe(before);
    }
  });
}

test('writes a page with every section, with pictures', async ({ page, tolerated }) => {
  test.slow();
  await open(page, tolerated);
  await showNew(page, 'page', 'Pages');
  await titleField(page).fill('Everything anew');
  const given: string[] = [];
  const pictures = namedPictures(given);
  for (const [index, section] of sectionDefinitions.entries()) await addSection(page, index, section, pictures);
  await save(page);
  const copy = await Copy.take(page);
  const written = copy.read('pages/everything-anew/index.md');
  for (const { type } of sectionDefinitions) expect(written).toContain(`- type: ${type}\n`);
  expect(copy.problems()).toBe('');
  expect(given.length).toBeGreaterThan(6);
  expect(
    copy
      .changed()
      .filter((file) => file.endsWith('.jpg'))
      .sort(),
  ).toEqual(given.map((name) => `pages/everything-anew/${name}`).sort());
  for (const name of given) expect(written).toContain(`src: ./${name}\n`);
});

test('of the finished site it signs in to the git host, asks nobody else, and saves by a commit there', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/svelte\.dev\/e\/derived_inert/, /^request: https:\/\/api\.github\.com\//);
  const folder = contentOf('services');
  const inFolder = relative(process.cwd(), folder);
  const committed = await stubGitHub(page, folder, inFolder);
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_of_nobody');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await showEntry(page, 'post', 'two', 'Two');
  await titleField(page).fill('Another title');
  await save(page);
  const path = `${inFolder}/posts/two.md`;
  await expect.poll(() => [...committed.keys()]).toEqual([path]);
  const before = readFileSync(join(folder, 'posts/two.md'), 'utf8');
  expect(committed.get(path)).toBe(before.replace('Two', 'Another title'));
});

test('is a page of its own: nothing leads there, and its policy is its own', () => {
  const html = readFileSync(join(folderOf('services'), EDITOR_PAGE), 'utf8');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toContain('connect-src blob: data: https://api.github.com;');
  expect(html).not.toMatch(/stats\.services\.test|_analytics/);
  const files = filesOf(folderOf('services')).filter(
    (file) => file !== EDITOR_PAGE && /\.(?:html|xml|txt|json|md)$|^_/.test(file),
  );
  const naming = files.filter((file) => readFileSync(join(folderOf('services'), file), 'utf8').includes('/admin'));
  expect(naming).toEqual([]);
});

test('a site without it has nothing of it', () => {
  const files = filesOf(folderOf('main'));
  expect(files.filter((file) => /^admin\/|^static\/editor-|material-symbols/.test(file))).toEqual([]);
});

test('what is loaded first is as large as the guide says', () => {
  const folder = join(folderOf('services'), 'static');
  const [script = ''] = readdirSync(folder).filter((name) => /^editor-[\da-f]+\.js$/.test(name));
  expect(readFileSync(join(folder, script)).length).toBeLessThan(2_500_000);
});
