import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import type { z } from 'zod';
import { checkContent } from '../src/halflight/checks/check-content';
import { describeProblems } from '../src/halflight/checks/describe-problems';
import { serveEditor } from '../src/halflight/cli/serve-editor';
import { collections } from '../src/halflight/collections';
import type { Collection } from '../src/halflight/collections/define-collection';
import { EDITOR_PAGE } from '../src/halflight/editor/make-editor';
import { sectionDefinitions } from '../src/halflight/collections/sections';
import { toSlug } from '../src/halflight/sourcing/to-slug';
import {
  addSection,
  choosePicture,
  deleteEntry,
  fieldAt,
  fillForm,
  isPicture,
  openEditor,
  save,
  showEntry,
  showList,
  showNew,
  titleField,
  type Pictures,
} from './editor-form';
import { expect, test } from './fixtures';
import { stubGitHub } from './git-host';
import { contentOf, filesOf, folderOf } from './sites';

test.use({ site: 'services', viewport: { width: 1280, height: 1600 } });

const all: readonly Collection[] = collections;
/** Entries without a title, such as the texts of tags, are only edited. */
const ofEntries = all.filter(({ singleton, fields }) => !singleton && ['title', 'name'].some((name) => name in fields));

/** Pictures with different names and content: the editor does not add the same file twice. */
function namedPictures(given: string[] = []): Pictures {
  const picture = readFileSync(join(contentOf('main'), 'pages/even.jpg'));
  return () => {
    const name = `picture-${given.length + 1}.jpg`;
    given.push(name);
    // Bytes after the end of a JPEG are not part of the picture.
    return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([picture, Buffer.from(name)]) };
  };
}

/** Opens the editor of `npm run admin` on a copy of a content folder, by default the tests' own, plus `more` files. */
async function open(
  page: Page,
  tolerated: RegExp[],
  more: Readonly<Record<string, string>> = {},
  content = contentOf('main'),
): Promise<Copy> {
  // Svelte, which the editor is built with, logs a warning for its developers.
  tolerated.push(/svelte\.dev\/e\/derived_inert/);
  const copy = new Copy(mkdtempSync(join(tmpdir(), 'copy-')), content);
  cpSync(content, copy.folder, { recursive: true });
  for (const [file, text] of Object.entries(more)) copy.write(file, text);
  const preview = await listen((_, response) => response.end());
  const editor = await listen(await serveEditor(copy.folder, preview));
  tolerated.push(new RegExp(`^request: ${editor}/`));
  await openEditor(page, `${editor}/admin/`);
  return copy;
}

const servers: Server[] = [];

test.afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Serves on a free port. Resolves to the URL. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** A copy of a content folder in its current state. */
class Copy {
  constructor(
    readonly folder: string,
    readonly original: string,
  ) {}

  get files(): string[] {
    return filesOf(this.folder);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Writes a file from outside the editor. */
  write(file: string, text: string): void {
    mkdirSync(join(this.folder, file, '..'), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** The files that were added, removed or changed. */
  changed(): string[] {
    const was = (file: string) => join(this.original, file);
    const gone = filesOf(this.original).filter((file) => !this.files.includes(file));
    const other = this.files.filter(
      (file) => !existsSync(was(file)) || !readFileSync(was(file)).equals(readFileSync(join(this.folder, file))),
    );
    return [...gone, ...other].sort();
  }

  /** The errors that `npm run check` reports for it but not for the original content; empty if there are none. */
  problems(): string {
    const known = new Set(checkContent(this.original).problems.map(({ message }) => message));
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

test('writes a new post and its picture as a careful author would', async ({ page, tolerated }) => {
  const copy = await open(page, tolerated);
  await create(page, post);
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

test('changes one field of a post and leaves everything else unchanged, and deletes another post', async ({
  page,
  tolerated,
}) => {
  const copy = await open(page, tolerated);
  const text = readFileSync(join(contentOf('main'), 'posts/markdown/index.md'), 'utf8');
  await showEntry(page, 'post', 'markdown/index', 'Every feature of Markdown');
  await titleField(page).fill('Every feature, anew');
  await save(page);
  await showEntry(page, 'award', 'minimal', 'A prize of long ago');
  await deleteEntry(page);
  expect(copy.changed()).toEqual(['awards/minimal.md', 'posts/markdown/index.md']);
  expect(copy.read('posts/markdown/index.md')).toBe(text.replace('Every feature of Markdown', 'Every feature, anew'));
  expect(copy.files).not.toContain('awards/minimal.md');
});

test('names the file of a new entry and its picture so that the check accepts them', async ({ page, tolerated }) => {
  test.slow();
  const copy = await open(page, tolerated);
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
    // Without a letter or digit, the name is generated.
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
      await choosePicture(fieldAt(page, 'cover.src'), file);
    }
    await save(page);
  }
  const made = copy.changed().map((file) => file.replace(/^posts\//, ''));
  expect(new Set(made.filter((file) => file.endsWith('.md')).map((file) => file.replace('/index.md', '')))).toEqual(
    new Set(Object.values(titles)),
  );
  expect(made.filter((file) => !file.endsWith('.md'))).toEqual(['ada-s-notes-anew/hidden.jpg', 'wait/photo-1-50.jpg']);
  expect(copy.problems()).toBe('');
});

test('shows authors by their names, and writes their slugs', async ({ page, tolerated }) => {
  const by = (title: string, more = '') => `---\ntitle: ${title}\ndate: 2026-01-01\n${more}---\n\nWords.\n`;
  const copy = await open(page, tolerated, {
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
  expect(copy.read('posts/by-linus.md')).toBe(by('By Linus', 'authors: [linus-example]\n'));
  expect(copy.read('posts/by-nobody.md')).toBe(by('By nobody', 'authors: [linus-example]\n'));
  expect(copy.problems()).toBe('');
});

test('does not open a file that it could not preserve, and says so', async ({ page, tolerated }) => {
  tolerated.push(/"all" is not a list/);
  await open(page, tolerated, { 'posts/wrong.md': '---\ntitle: Wrong\ndate: 2026-01-01\ntags: all\n---\n' });
  await expect(page.getByText('There was an error while parsing an entry file')).toBeVisible();
});

const note = (title: string, text = 'Words.') => `---\ntitle: ${title}\ndate: 2026-01-01\n---\n\n${text}\n`;

test('merges another program’s changes to an open entry with the input, and says so', async ({ page, tolerated }) => {
  const copy = await open(page, tolerated, { 'posts/note.md': note('A note') });
  await showEntry(page, 'post', 'note', 'A note');
  copy.write('posts/note.md', note('A note', 'Words.\n\nA line more.'));
  await titleField(page).fill('Another title');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Changed outside this page: content/posts/note.md.')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Another title');
  await save(page);
  expect(copy.read('posts/note.md')).toBe(note('Another title', 'Words.\n\nA line more.'));
  await expect(page.getByText('Saved, and merged with what has changed')).toBeVisible();
  await showEntry(page, 'post', 'note', 'Another title');
  await expect(fieldAt(page, 'body').getByRole('textbox').last()).toHaveValue('Words.\n\nA line more.');
});

test('writes nothing and says why on a conflict, and keeps the input', async ({ page, tolerated }) => {
  tolerated.push(/409|Server responded with an error/);
  const copy = await open(page, tolerated, { 'posts/note.md': note('A note') });
  await showEntry(page, 'post', 'note', 'A note');
  await titleField(page).fill('My title');
  copy.write('posts/note.md', note('Their title'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Another program has changed “title”' })).toBeVisible();
  await expect(titleField(page)).toHaveValue('My title');
  expect(copy.read('posts/note.md')).toBe(note('Their title'));
});

test('inserts bold text, a link and a picture with buttons, and changes nothing else', async ({ page, tolerated }) => {
  const text = 'Some *odd*   words.  \n* a list\n+ another[^1]\n\n[^1]: A note.';
  const copy = await open(page, tolerated, { 'posts/note/index.md': note('A note', text) });
  await showEntry(page, 'post', 'note/index', 'A note');
  const body = fieldAt(page, 'body');
  const area = body.getByRole('textbox').last();
  await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(0, 4));
  await body.getByRole('button', { name: 'Bold' }).click();
  await body.getByRole('button', { name: 'Link' }).click();
  await body.getByLabel('Words').fill('here');
  await body.getByLabel('Address').fill('a.example');
  await body.getByRole('button', { name: 'Insert' }).click();
  await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(5, 5));
  await body.getByRole('button', { name: 'Picture' }).click();
  await body.getByLabel('File').setInputFiles(namedPictures()());
  await body.getByLabel('What it shows').fill('A cat');
  await body.getByRole('button', { name: 'Insert' }).click();
  await expect(area).toHaveValue(/!\[A cat\]\(\.\/picture-1\.jpg\)/);
  await save(page);
  const [first, ...others] = text.split('\n\n');
  const written = first?.replace('Some', '**[here](https://a.example)**');
  expect(copy.read('posts/note/index.md')).toBe(
    note('A note', [written, '![A cat](./picture-1.jpg)', ...others].join('\n\n')),
  );
  expect(copy.files).toContain('posts/note/picture-1.jpg');
});

test('lists the latest first, with dates, and marks drafts as hidden', async ({ page, tolerated }) => {
  await open(page, tolerated, { 'posts/note.md': note('A note').replace('---\n\n', 'draft: true\n---\n\n') });
  await showList(page, 'post', 'Posts');
  const rows = await page.getByRole('row').allInnerTexts();
  const days = rows.flatMap((row) => /\d{4}-\d\d-\d\d/.exec(row) ?? []);
  expect(days.length).toBeGreaterThan(4);
  expect(days).toEqual([...days].sort().reverse());
  expect(rows.find((row) => row.includes('A note'))).toContain('Draft');
  await showEntry(page, 'post', 'note', 'A note');
  const text = await fieldAt(page, 'body').boundingBox();
  expect(text?.y).toBeLessThan(900);
  await titleField(page).fill('Another note');
  await save(page);
  await expect(page.getByText('It is a draft: visitors do not see it until “Draft” is off.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the page' })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/posts\/note\/$/,
  );
});

test('a language that an entry lacks takes little space, and can be added', async ({ page, tolerated }) => {
  await open(page, tolerated, {}, contentOf('languages'));
  await showNew(page, 'post', 'Posts');
  const form = await fieldAt(page, 'title').boundingBox();
  expect(form?.width).toBeGreaterThan(600);
  // The editor wraps names in Unicode isolates.
  await page.getByRole('button', { name: 'Enable \u2068German\u2069' }).click();
  await expect(page.locator('[data-key-path="title"]')).toHaveCount(2);
});

for (const collection of ofEntries) {
  test(`${collection.label}: creates, changes and deletes an entry`, async ({ page, tolerated }) => {
    const copy = await open(page, tolerated);
    await create(page, collection);
    const { title, file } = newEntryOf(collection);
    const path = [file(true), file(false)].find((one) => copy.files.includes(one)) ?? file(false);
    const text = copy.read(path);
    if ('draft' in collection.fields) expect(text).toMatch(/^draft: true$/m);
    // No empty value unless it has a meaning.
    expect(text).not.toMatch(/^\s*[\w-]+:(?: (?:""|''|null|\[\]|\{\}|false))?$(?!\n\s+[\w-])/m);
    expect(copy.problems()).toBe('');
    expect(copy.changed().every((one) => one === path || one.startsWith(path.replace(/index\.md$/, '')))).toBe(true);

    const entry = path.slice(collection.folder.length + 1).replace(/\.md$/, '');
    await showEntry(page, collection.name, entry, title);
    await titleField(page).fill(`${title}, changed`);
    await save(page);
    expect(copy.read(path)).toBe(text.replace(title, `${title}, changed`));

    await showEntry(page, collection.name, entry, `${title}, changed`);
    await deleteEntry(page);
    expect(copy.files).not.toContain(path);
  });
}

test('writes a page with every section, with pictures', async ({ page, tolerated }) => {
  test.slow();
  const copy = await open(page, tolerated);
  await showNew(page, 'page', 'Pages');
  await titleField(page).fill('Everything anew');
  const given: string[] = [];
  const pictures = namedPictures(given);
  for (const [index, section] of sectionDefinitions.entries()) await addSection(page, index, section, pictures);
  await save(page);
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

test('in the finished site it signs in to the git host, contacts nobody else, and saves by committing there', async ({
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

test('in the finished site it does not write local files, which could overwrite other people’s changes', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/svelte\.dev\/e\/derived_inert/, /This editor only saves to the git host/);
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('To edit the files on this machine, run “npm run admin”.')).toBeVisible();
});

test('is a separate page: nothing links to it, and it has its own policy', () => {
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

test('a site without the editor contains none of it', () => {
  const files = filesOf(folderOf('main'));
  expect(files.filter((file) => /^admin\/|^static\/editor-|material-symbols/.test(file))).toEqual([]);
});

test('the initial download is as large as the guide says', () => {
  const folder = join(folderOf('services'), 'static');
  const [script = ''] = readdirSync(folder).filter((name) => /^editor-[\da-f]+\.js$/.test(name));
  expect(readFileSync(join(folder, script)).length).toBeLessThan(2_500_000);
});
