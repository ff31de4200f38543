import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { checkContent } from '../checks/check-content';
import { checkIdentity } from '../checks/check-identity';
import { toCheckContext } from '../checks/context';
import { ASKED } from '../checks/placeholders';
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

/** Runs the command; with `answers`, there is somebody to ask. */
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
  ['posts', ['A', 'walk'], 'posts/a-walk/index.md', 'title: A walk'],
  ['post', ['Größe & Maß'], 'posts/größe-maß/index.md', 'title: Größe & Maß'],
  ['post', ['İstanbul’da İki Gün'], 'posts/istanbul-da-iki-gün/index.md', 'title: İstanbul’da İki Gün'],
  ['post', ['Notes: the first'], 'posts/notes-the-first/index.md', 'title: "Notes: the first"'],
  ['project', ['Engine'], 'projects/engine/index.md', 'title: Engine'],
  ['award', ['Best paper'], 'awards/best-paper.md', 'title: Best paper'],
  ['testimonials', ['Ada King'], 'testimonials/ada-king/index.md', 'name: Ada King'],
  ['page', ['company/team'], 'pages/company/team.md', 'title: Team'],
  ['page', ['company/our-team'], 'pages/company/our-team.md', 'title: Our team'],
  ['page', ['company/team', 'Who we are'], 'pages/company/team.md', 'title: Who we are'],
  ['page', ['Our team'], 'pages/our-team.md', 'title: Our team'],
  ['page', ['Über uns/Das Team'], 'pages/über-uns/das-team.md', 'title: Das Team'],
  ['person', ['Ada King'], 'person.md', 'name: Ada King'],
])('new %s %j writes %s', async (collection, words, path, line) => {
  expect(await run([collection, ...words])).toBe(0);
  expect(said).toMatchObject({ complained: [], asked: [] });
  expect(said.printed[0]).toBe(relative(process.cwd(), join(folder, path)));
  expect(read(path).split('\n')).toContain(line);
});

test('a post has the day that it is where the site is at home', async () => {
  await run(['post', 'A walk']);
  expect(read('posts/a-walk/index.md')).toContain('date: 2026-11-22\n');
});

test('tells the next step, in the folder that it is about', async () => {
  await run(['post', 'A walk']);
  expect(said.printed[1]).toContain(`"CONTENT_DIR=${folder} npm start"`);
  expect(said.printed[1]).toContain('delete the line "draft: true"');
});

const ofEntries = (collections as readonly Collection[]).filter(({ singleton, opaque }) => !singleton && !opaque);

describe.each(ofEntries.map(({ name }) => name))('a new %s', (name) => {
  const today = '2026-11-22';

  test('is a draft, and has no value that is an example', async () => {
    await run([name, 'Mine']);
    const [path = ''] = said.printed;
    const { draft, ...values } = parse(readFileSync(path, 'utf8').split('---\n')[1] ?? '') as Record<string, unknown>;
    expect(draft).toBe(true);
    for (const value of Object.values(values).flat()) {
      const text = String(value).replace(/ 18:00$/, '');
      expect(['Mine', today].includes(text) || ASKED.has(text)).toBe(true);
    }
  });

  test('that is published with its placeholders is refused', async () => {
    await run([name, 'Mine']);
    const [path = ''] = said.printed;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('\ndraft: true', ''));
    const { content, problems } = checkContent(folder);
    expect(problems).toEqual([]);
    const asked = [...ASKED].some((each) => text.includes(`${each}\n`));
    const refused = checkIdentity(
      toCheckContext(folder, content, { today, timeZone: 'UTC', preview: true }).context,
    ).map(({ file }) => join(folder, file));
    expect(refused.some((file) => file === resolve(path))).toBe(asked);
  });
});

test('one of everything makes a site without a problem', async () => {
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

test('an entry of a collection that the site declares is a draft with a word to fill in', async () => {
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
  ['a text that is short', '{ name: a, kind: text, max: 6 }', 'a: Write.'],
  ['a text that is long', '{ name: a, kind: text, min: 30 }', 'a: Write the text here. Write the text here.'],
  ['Markdown that is long', '{ name: a, kind: markdown, min: 22, max: 24 }', 'a: Write the text here. Wri'],
  ['a list of short texts', '{ name: a, kind: text, list: true, max: 3 }', '  - Wri'],
  ['a fraction', '{ name: a, kind: number, min: 0.5, max: 0.7, fraction: true }', 'a: 0.5'],
  ['a whole number', '{ name: a, kind: number, min: 0.5, max: 2 }', 'a: 1'],
  ['a number that is not positive', '{ name: a, kind: number, max: 0 }', 'a: 0'],
  ['a number below zero', '{ name: a, kind: number, max: -1.5 }', 'a: -2'],
  ['an option like a map', '{ name: a, kind: choice, options: ["a: b", c] }', 'a: "a: b"'],
  ['an option like a comment', '{ name: a, kind: choice, options: ["# 1", c] }', 'a: "# 1"'],
  ['an option like a list', '{ name: a, kind: choice, options: ["[x]", c] }', 'a: "[x]"'],
  ['options like an item', '{ name: a, kind: choice, list: true, options: ["- x", c] }', '  - "- x"'],
  ['a list of days', '{ name: a, kind: day, list: true }', '  - 2026-11-22'],
  ['a list of times', '{ name: a, kind: time, list: true }', '  - 2026-11-22 18:00'],
  ['a hint of two lines', '{ name: a, kind: flag, hint: "One.\\nTwo." }', '## One. Two.'],
  ['a number that is called as words of ours', '{ name: institution, kind: number }', 'institution: 1'],
  ['a label', '{ name: label, kind: text, max: 3 }', 'label: Wri'],
])('an entry that needs %s can be begun', async (_, field, written) => {
  write({ 'collections/recipe.md': `---\nlabel: Things\nfields:\n  - ${field}\n---\n` });
  expect(checkContent(folder).problems).toEqual([]);
  await run(['recipe', 'Soup']);
  expect(said.complained).toEqual([]);
  expect(readFileSync(said.printed[0] ?? '', 'utf8').split('\n')).toContain(written);
  expect(checkContent(folder).problems).toEqual([]);
});

test('what a long text begins with is not published', async () => {
  write({ 'collections/recipe.md': '---\nlabel: Things\nfields:\n  - { name: a, kind: text, min: 30 }\n---\n' });
  await run(['recipe', 'Soup']);
  const [path = ''] = said.printed;
  writeFileSync(path, readFileSync(path, 'utf8').replace('\ndraft: true', ''));
  const { content } = checkContent(folder);
  const clock = { today: '2026-11-22', timeZone: 'UTC', preview: true };
  expect(checkIdentity(toCheckContext(folder, content, clock).context).map(({ file }) => file)).toContain(
    'recipes/soup.md',
  );
});

test('what the site declares is listed, and is the nearest right word', async () => {
  write({ 'collections/recipe.md': declaration('ingredients') });
  await run(['--help']);
  expect(said.printed.join('\n')).toMatch(/^ {2}recipe +Some things\.$/m);
  expect(await run(['recipie', 'Soup'])).toBe(2);
  expect(said.complained.join('\n')).toContain('Did you mean "recipe"?');
});

test('a new collection has its fields to be named, and nothing that entries have', async () => {
  expect(await run(['collection', 'Recipe'])).toBe(0);
  expect(read('collections/recipe.md')).toMatch(/^label: Recipe$/m);
  expect(read('collections/recipe.md')).not.toContain('draft');
  expect(said.printed[1]).toContain('npm run new');
  expect(checkContent(folder).content.collections.at(-1)?.name).toBe('recipe');
});

test.each<[string, string, string[]]>([
  ['the same file', 'posts/a-walk/index.md', ['post', 'A walk']],
  ['a file of the same address', 'posts/a-walk.md', ['post', 'A walk']],
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

test.each([['--help'], ['-h'], ['post', '--help']])(
  '%s %s says how to call it, and writes nothing',
  async (...args) => {
    expect(await run(args)).toBe(0);
    expect(said.printed.join('\n')).toMatch(/^Usage: npm run new[^]*testimonial/);
    expect(said.complained).toEqual([]);
    expect(() => read('posts/help/index.md')).toThrow();
  },
);

test('does not overwrite site.md', async () => {
  expect(await run(['site', 'B'])).toBe(1);
  expect(read('site.md')).toContain('title: A\n');
});

test.each([
  [['pots', 'A walk'], /no collection "pots".*\nDid you mean "posts"\?$/],
  [['zebra', 'A walk'], /no collection "zebra"; there are: site, person, page, post/],
  [['post'], /^A title needs at least one letter or digit, as in: .*npm run new -- post "A title"$/],
  [['book'], /as in: .*npm run new -- book "A title"$/],
  [['testimonials'], /^A name needs .*npm run new -- testimonial "A name"$/],
  [['post', '!?'], /at least one letter or digit/],
  [[], /^Usage: npm run new -- COLLECTION "A title"\n[^]*\n {2}post +Essays, articles and notes/],
])('does not understand %j', async (args, message) => {
  expect(await run(args)).toBe(2);
  expect(said.complained).toEqual([expect.stringMatching(message)]);
});

test('writes nothing that would be wrong', async () => {
  expect(await run(['post', 'A'.repeat(161)])).toBe(1);
  expect(said.complained[0]).toMatch(/^Nothing was written\.[^]*more than 160 look bad/);
  expect(checkContent(folder).content.files).toEqual(new Set(['site.md']));
});

test('a folder that is not there is not made up', async () => {
  rmSync(folder, { recursive: true });
  expect(await run(['post', 'A'])).toBe(1);
  expect(said.complained).toEqual([`There is no folder ${folder}.`]);
});

test.each<[string, string[], (string | undefined)[], string[], number]>([
  ['both', [], ['post', 'A walk'], ['Which collection? ', 'Title? '], 0],
  ['the title alone', ['testimonial'], ['Ada King'], ['Name? '], 0],
  ['again after a slip', [], ['pots', 'posts', 'A walk'], ['Which collection? ', 'Which collection? ', 'Title? '], 0],
  ['once, if there is no answer', [], [''], ['Which collection? '], 2],
  ['once, if the author leaves', [], [undefined], ['Which collection? '], 2],
  ['for a title, which the author does not give', ['post'], [undefined], ['Title? '], 2],
])('asks for %s', async (_, args, answers, questions, code) => {
  expect(await run(args, answers)).toBe(code);
  expect(said.asked).toEqual(questions);
});
