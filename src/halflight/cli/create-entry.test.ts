import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { checkContent } from '../checks/check-content';
import { checkIdentity } from '../checks/check-identity';
import { toCheckContext } from '../checks/context';
import { ASKED } from '../checks/placeholders';
import { inXmp, photograph } from '../testing/photograph';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { createEntry } from './create-entry';

let folder: string;
let said: { printed: string[]; complained: string[]; asked: string[] };

beforeEach(() => {
  folder = makeFolder();
  said = { printed: [], complained: [], asked: [] };
  process.env.HALFLIGHT_NOW = '2026-11-21T23:30:00Z';
  write({ 'site.md': '---\ntitle: A\nurl: https://example.org\ntimeZone: Asia/Tokyo\n---\n' });
});
afterEach(() => {
  delete process.env.HALFLIGHT_NOW;
});

const write = (files: Record<string, string>): void => writeFiles(folder, files);

/** Runs the command. With `answers`, there is a user to ask. */
function run(args: string[], answers?: (string | undefined)[]): Promise<number> {
  const ask = (question: string) => {
    said.asked.push(question);
    return Promise.resolve(answers?.shift());
  };
  return createEntry(args, {
    folder,
    ...(answers && { ask }),
    print: (text) => said.printed.push(text),
    complain: (text) => said.complained.push(text),
  });
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

test.each([
  ['post', ['A walk'], 'posts/a-walk/index.md', 'title: A walk'],
  ['post', ['Größe & Maß'], 'posts/größe-maß/index.md', 'title: Größe & Maß'],
  ['post', ['İstanbul’da İki Gün'], 'posts/istanbul-da-iki-gün/index.md', 'title: İstanbul’da İki Gün'],
  ['post', ['Notes: the first'], 'posts/notes-the-first/index.md', 'title: "Notes: the first"'],
  ['page', ['company/team'], 'pages/company/team.md', 'title: Team'],
  ['page', ['company/team', 'Who we are'], 'pages/company/team.md', 'title: Who we are'],
  ['page', ['Über uns/Das Team'], 'pages/über-uns/das-team.md', 'title: Das Team'],
  ['person', ['Ada King'], 'person.md', 'name: Ada King'],
])('new %s %j writes %s', async (collection, words, path, line) => {
  expect(await run([collection, ...words])).toBe(0);
  expect(said).toMatchObject({ complained: [], asked: [] });
  expect(said.printed[0]).toBe(relative(process.cwd(), join(folder, path)));
  expect(read(path).split('\n')).toContain(line);
});

test('a post is dated in the site’s time zone', async () => {
  await run(['post', 'A walk']);
  expect(read('posts/a-walk/index.md')).toContain('date: 2026-11-22\n');
});

test('says the next step, with the folder', async () => {
  await run(['post', 'A walk']);
  expect(said.printed[1]).toContain(`"CONTENT_DIR=${folder} npm start"`);
  expect(said.printed[1]).toContain('delete the line "draft: true"');
});

const ofEntries = (collections as readonly Collection[]).filter(({ singleton, opaque }) => !singleton && !opaque);

test('a new entry of each collection is a draft without examples, and is rejected if published with its placeholders', async () => {
  const today = '2026-11-22';
  // An album without pictures is a mistake of its own.
  const photo = await photograph({ xmp: inXmp('dc:title', 'A pier') });
  for (const { name, folder: place, pictures } of ofEntries) {
    said.printed = [];
    await run([name, 'Mine']);
    if (pictures) writeFiles(folder, { [`${place}/mine/pier.jpg`]: photo });
    const [path = ''] = said.printed;
    const text = readFileSync(path, 'utf8');
    const { draft, ...values } = parse(text.split('---\n')[1] ?? '') as Record<string, unknown>;
    const written = Object.values(values).flatMap((value) =>
      [value].flat().map((each) => String(each).replace(/ 18:00$/, '')),
    );
    const examples = written.filter((each) => !['Mine', today].includes(each) && !ASKED.has(each));
    writeFileSync(path, text.replace('\ndraft: true', ''));
    const { content, problems: found } = checkContent(folder);
    // No entry here has a tag of that name yet.
    const problems = found.filter(({ kind }) => kind !== 'unused-tag-text');
    const { context } = toCheckContext(folder, content, { today, timeZone: 'UTC', preview: true });
    const isRefused = checkIdentity(context).some(({ file }) => join(folder, file) === resolve(path));
    const asks = [...ASKED].some((each) => text.includes(`${each}\n`));
    expect({ name, draft, examples, problems, isRefused }).toEqual({
      name,
      draft: true,
      examples: [],
      problems: [],
      isRefused: asks,
    });
    rmSync(path);
  }
});

test('one entry of each kind makes a site without problems', async () => {
  for (const { name, singleton } of collections)
    if (name !== 'site') expect(await run([name, singleton ? 'A' : `A ${name}`])).toBe(0);
  const { content, problems } = checkContent(folder);
  expect(problems).toEqual([]);
  expect(content.entries).toHaveLength(collections.length);
});

const declaration = (name: string) => `---
label: Things
hint: Some things.
fields:
  - { name: ${name}, kind: text, list: true }
  - { name: cooking, kind: duration }
---
`;

test('an entry of a declared collection is a draft with a placeholder', async () => {
  write({ 'collections/recipe.md': declaration('ingredients') });
  expect(await run(['recipes', 'Soup'])).toBe(0);
  expect(said.printed[0]).toBe(relative(process.cwd(), join(folder, 'recipes/soup.md')));
  expect(read('recipes/soup.md')).toMatch(
    /^draft: true\ntitle: Soup\ningredients:\n {2}- Write the text here\.\ncooking: 45 min\n/m,
  );
  const { content, problems } = checkContent(folder);
  expect(problems).toEqual([]);
  expect(content.entries.find(({ collection }) => collection === 'recipe')?.slug).toBe('soup');
});

test.each<[what: string, field: string, written: string]>([
  ['a text that is long', '{ name: a, kind: text, min: 30 }', 'a: Write the text here. Write the text here.'],
  ['Markdown that is long', '{ name: a, kind: markdown, min: 22, max: 24 }', 'a: Write the text here. Wri'],
  ['a fraction', '{ name: a, kind: number, min: 0.5, max: 0.7, fraction: true }', 'a: 0.5'],
  ['a number below zero', '{ name: a, kind: number, max: -1.5 }', 'a: -2'],
  ['an option like a map', '{ name: a, kind: choice, options: ["a: b", c] }', 'a: "a: b"'],
  ['an option like a comment', '{ name: a, kind: choice, options: ["# 1", c] }', 'a: "# 1"'],
  ['options like an item', '{ name: a, kind: choice, list: true, options: ["- x", c] }', '  - "- x"'],
  ['a list of times', '{ name: a, kind: time, list: true }', '  - 2026-11-22 18:00'],
  ['a number that is called as words of ours', '{ name: institution, kind: number }', 'institution: 1'],
])('an entry that needs %s can be begun', async (_, field, written) => {
  write({ 'collections/recipe.md': `---\nlabel: Things\nfields:\n  - ${field}\n---\n` });
  expect(checkContent(folder).problems).toEqual([]);
  await run(['recipe', 'Soup']);
  expect(said.complained).toEqual([]);
  expect(readFileSync(said.printed[0] ?? '', 'utf8').split('\n')).toContain(written);
  expect(checkContent(folder).problems).toEqual([]);
});

test('declared collections are listed, and suggested for misspellings', async () => {
  write({ 'collections/recipe.md': declaration('ingredients') });
  await run(['--help']);
  expect(said.printed.join('\n')).toMatch(/^ {2}recipe +Some things\.$/m);
  expect(await run(['recipie', 'Soup'])).toBe(2);
  expect(said.complained.join('\n')).toContain('Did you mean "recipe"?');
});

test('a new collection has field names to fill in, and no entry fields', async () => {
  expect(await run(['collection', 'Recipe'])).toBe(0);
  expect(read('collections/recipe.md')).toMatch(/^label: Recipe$/m);
  expect(read('collections/recipe.md')).not.toContain('draft');
  expect(said.printed[1]).toContain('npm run new');
  expect(checkContent(folder).content.collections.at(-1)?.name).toBe('recipe');
});

test.each<[string, string, string[]]>([
  ['the same file', 'posts/a-walk/index.md', ['post', 'A walk']],
  ['a file of the same address in another folder', 'posts/2026/a-walk.md', ['post', 'A walk']],
  ['a broken file in its place', 'pages/team/index.md', ['page', 'Team']],
])('does not overwrite %s', async (_, path, args) => {
  const text = path.startsWith('posts') ? '---\ntitle: Mine\ndate: 2026-01-01\n---\n' : 'Mine';
  write({ [path]: text });
  expect(await run(args)).toBe(1);
  expect(said.complained).toEqual([
    `Nothing was written: ${relative(process.cwd(), join(folder, path))} already exists.`,
  ]);
  expect(read(path)).toBe(text);
});

test('--help shows the usage, and writes nothing', async () => {
  expect(await run(['post', '--help'])).toBe(0);
  expect(said.printed.join('\n')).toMatch(/^Usage: npm run new[^]*testimonial/);
  expect(said.complained).toEqual([]);
  expect(() => read('posts/help/index.md')).toThrow();
});

test.each([
  [['pots', 'A walk'], /no collection "pots".*\nDid you mean "posts"\?$/],
  [['post'], /^A title needs at least one letter or digit, as in: .*npm run new -- post "A title"$/],
  [['testimonials'], /^A name needs .*npm run new -- testimonial "A name"$/],
  [[], /^Usage: npm run new -- COLLECTION "A title"\n[^]*\n {2}post +Essays, articles and notes/],
])('does not understand %j', async (args, message) => {
  expect(await run(args)).toBe(2);
  expect(said.complained).toEqual([expect.stringMatching(message)]);
});

test('writes nothing invalid', async () => {
  expect(await run(['post', 'A'.repeat(161)])).toBe(1);
  expect(said.complained[0]).toMatch(/^Nothing was written\.[^]*more than 160 look bad/);
  expect(checkContent(folder).content.files).toEqual(new Set(['site.md']));
});

test('a missing folder is not created', async () => {
  rmSync(folder, { recursive: true });
  expect(await run(['post', 'A'])).toBe(1);
  expect(said.complained).toEqual([`There is no folder ${folder}.`]);
});

test.each<[string, string[], (string | undefined)[], string[], number]>([
  ['both', [], ['post', 'A walk'], ['Which collection? ', 'Title? '], 0],
  ['again after a slip', [], ['pots', 'posts', 'A walk'], ['Which collection? ', 'Which collection? ', 'Title? '], 0],
  ['once, if there is no answer', [], [''], ['Which collection? '], 2],
  ['for a title, which the author does not give', ['post'], [undefined], ['Title? '], 2],
])('asks for %s', async (_, args, answers, questions, code) => {
  expect(await run(args, answers)).toBe(code);
  expect(said.asked).toEqual(questions);
});
