import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asked } from '../halflight/checks/asked';
import { checkContent } from '../halflight/checks/check-content';
import { checkIdentity } from '../halflight/checks/check-identity';
import { toCheckContext } from '../halflight/checks/context';
import { findCollection } from '../halflight/collections';
import { findValues } from '../halflight/derive/find-values';
import { readContent } from '../halflight/sourcing/read-content';
import { makeFolder } from '../halflight/testing/temporary-folder';
import type { Answers } from './answers';
import { kindNames, kinds, type KindName } from './kinds';
import { en } from './words/en';
import { writeStarters } from './write-starters';

const TODAY = '2026-03-14';
const STARTERS = join(__dirname, 'starters');

let folder: string;

beforeEach(() => (folder = makeFolder()));

function write(kind: KindName, answers: Partial<Answers> = {}): string[] {
  const { look, accent } = kinds[kind];
  const all = { kind, name: 'Grace Hopper', url: 'https://grace.dev', look, accent, languages: ['en'], email: '' };
  return writeStarters({ ...all, timeZone: 'Europe/London', ...answers }, TODAY, STARTERS, folder);
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

const identityProblems = () =>
  checkIdentity(
    toCheckContext(folder, readContent(folder), { today: TODAY, timeZone: 'Europe/London', preview: false }).context,
  );

/** The words of a site that visitors may read: those of fields and of the texts, without code and URLs. */
function wordsOf(folder: string): string[] {
  const { entries, collections } = readContent(folder);
  return entries.flatMap(({ collection, values, body }) => {
    const definition = findCollection(collection, collections);
    const fields = definition ? findValues(definition, values, new Set(['text', 'markdown'])) : [];
    return [
      ...fields.flatMap(({ value, path }) =>
        typeof value === 'string' &&
        !/^(?:name|authors|permanentId|language|url|timeZone|theme)$/.test(String(path[0])) &&
        !/^(?:id|currency)$/.test(String(path.at(-1)))
          ? [value]
          : [],
      ),
      body.replace(/```[^]*?```|`[^`]*`|\]\([^)]*\)/g, ''),
    ];
  });
}

describe.each(kindNames)('a new %s', (kind) => {
  test.each(['', 'grace@grace.dev'])(
    'has no problem, says whose site it is, and has a dozen files (e-mail "%s")',
    (email) => {
      const files = write(kind, { languages: ['de'], email });
      expect(files.filter((path) => path.endsWith('.md')).length).toBeLessThanOrEqual(12);
      const { content, problems } = checkContent(folder);
      expect(problems).toEqual([]);
      expect(content.site).toMatchObject({
        ...{ title: 'Grace Hopper', url: 'https://grace.dev', language: 'de', timeZone: 'Europe/London' },
        ...{ theme: { look: kinds[kind].look }, permanentId: `Grace Hopper ${TODAY}` },
      });
      expect(content.person).toMatchObject({ name: 'Grace Hopper' });
      expect(content.person?.email).toBe(email || undefined);
      expect(content.person?.kind).toBe(kind === 'company' ? 'organization' : undefined);
    },
  );

  test('has no English text when it is in Japanese', () => {
    write(kind, { languages: ['ja'] });
    const english = wordsOf(folder)
      .join('\n')
      .replace(/Grace Hopper|Markdown/g, '')
      .match(/[a-z]{3,}/gi);
    expect(english ?? []).toEqual([]);
  });

  test('in all languages at once has each file in each of them, and no problems', () => {
    const languages = ['de', 'en', 'pt-BR', ...Object.keys(asked).filter((code) => !/^(?:de|en|pt)$/.test(code))];
    const files = write(kind, { languages, email: 'grace@grace.dev' });
    const english = files.filter((path) => path.endsWith('.en.md'));
    const originals = files.filter((path) => /^[^.]*\.md$/.test(path));
    expect(english).toEqual(originals.map((path) => path.replace(/md$/, 'en.md')));
    const { content, problems } = checkContent(folder);
    expect(problems).toEqual([]);
    expect(content.site?.languages?.map(({ code }) => code)).toEqual(languages);
    // Comments for the author appear only in the original.
    expect(english.filter((path) => /^\s*#[^#]/m.test(read(path).split('\n---\n')[0] ?? ''))).toEqual([]);
  });

  test('cannot be published until every placeholder is replaced', () => {
    const files = write(kind, { languages: ['de'], email: 'grace@grace.dev' });
    const waiting = new Set(Object.values(asked.de));
    const problems = identityProblems();
    for (const file of files.filter((path) => path.endsWith('.md'))) {
      const [, front = '', body = ''] = read(file).split(/^---\n/m);
      const inFields = [...waiting].filter((text) => front.includes(text));
      const said = problems.filter((problem) => problem.file === file).map(({ message }) => message);
      for (const text of inFields) expect(said).toContain(`"${text}" still has to be filled in or deleted`);
      const inBody = [...waiting].some((text) => body.includes(text));
      expect(said.includes('the text still has to be written')).toBe(inBody);
    }
    expect(problems.length).toBeGreaterThan(8);
  });

  test('has no problems with any one of its commented settings enabled, nor with all of them', () => {
    // The email address affects all kinds in the same way.
    for (const email of kind === 'blog' ? ['', 'grace@grace.dev'] : ['grace@grace.dev']) {
      const files = write(kind, { email }).filter((path) => path.endsWith('.md'));
      let count = 0;
      for (const file of files) {
        const before = read(file);
        for (const whole of takenUp(before)) {
          count += 1;
          writeFileSync(join(folder, file), whole);
          addPictures(file, whole);
          // An author who moves a list is told which links lead to its old place.
          const problems = checkContent(folder).problems.filter(({ kind: which }) => which !== 'dangling-link');
          expect({ whole, problems }).toEqual({ whole, problems: [] });
        }
        writeFileSync(join(folder, file), before);
      }
      expect(count).toBeGreaterThan(10);
    }
  });
});

/** The commented-out settings of a file, each enabled in turn. Notes have a space after the `#`, settings do not. */
function takenUp(text: string): string[] {
  const blocks = [...text.matchAll(/^ *#[^\s#].*\n(?: *#(?: {2,}| *-).*\n)*/gm)];
  return blocks.map(({ 0: block, index }) => {
    const end = index + block.length;
    return text.slice(0, index) + block.replace(/^( *)#/gm, '$1') + text.slice(end);
  });
}

/** Adds the image files that an enabled setting needs. */
function addPictures(file: string, text: string): void {
  for (const [, name = ''] of text.matchAll(/(?:\.\/|icon: )([\w-]+\.(?:jpg|svg))/g)) {
    const path = join(folder, dirname(file), name);
    if (name.endsWith('.svg')) writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    else if (!readdirSync(dirname(path)).includes(name)) copyFileSync('e2e/content/portrait.jpg', path);
  }
}

test('dates are counted from today', () => {
  write('author');
  expect(read('events/first-event/index.md')).toContain(`\nstart: '2026-05-13 19:00'\n`);
  expect(read('books/earlier-book/index.md')).toContain('\npublished: 2023\n');
});

test('an unsupported language gets English texts, and is reported', () => {
  write('blog', { languages: ['cs'] });
  expect(read('pages/index.md')).toContain(asked.en.heroBlog);
  expect(checkContent(folder).problems.map(({ kind }) => kind)).toEqual(['missing-words']);
});

test.each([
  ['Notes: the first', 'name: "Notes: the first"'],
  [`"A" & 'B' #1`, `name: "\\"A\\" & 'B' #1"`],
  ['1984', 'name: "1984"'],
  ["'{{url}}'", `name: "'{{url}}'"`],
  [`${'long '.repeat(15)}name`, `name: ${'long '.repeat(15)}name`],
])('a site of %s', (name, expected) => {
  write('researcher', { name });
  expect(read('person.md')).toContain(`\n${expected}\n`);
  const { content, problems } = checkContent(folder);
  expect(problems).toEqual([]);
  expect(content.person?.name).toBe(name);
});

test('every translated word is used', () => {
  const texts = readdirSync(STARTERS, { recursive: true, withFileTypes: true })
    .filter((item) => item.name.endsWith('.md'))
    .map((item) => readFileSync(join(item.parentPath, item.name), 'utf8'))
    .join('\n');
  const used = new Set(Array.from(texts.matchAll(/\{\{((?:say|ask)\.\w+)\}\}/g), ([, name = '']) => name));
  const known = [
    ...Object.keys(en).map((name) => `say.${name}`),
    ...Object.keys(asked.en).map((name) => `ask.${name}`),
  ];
  expect([...used].sort()).toEqual(known.sort());
});
