import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent } from '../../checks/check-content';
import { readContent } from '../../sourcing/read-content';
import { makeFolder } from '../../testing/temporary-folder';
import { fill, siteKinds, writeStarters, type StarterFields } from './starters';

let folder: string;

beforeEach(() => (folder = makeFolder()));

const fields: StarterFields = {
  name: 'Grace Example',
  url: 'https://example.com',
  accent: 'teal',
  language: 'en',
  email: '',
  timeZone: 'Europe/London',
  today: '2026-03-14',
};

/** Uncomments every optional setting. Notes, which have a space after the `#`, stay. */
function takeUpSettings(text: string): string {
  return text.replace(/^( *)#(?! \S)/gm, '$1');
}

describe.each(siteKinds)('the starters of a %s', (kind) => {
  test.each(['', 'grace@grace.dev'])('are without a problem, and say whose site it is (e-mail "%s")', (email) => {
    writeStarters(kind, { ...fields, email, language: 'de' }, folder);
    const { content, problems } = checkContent(folder);
    expect(problems).toEqual([]);
    expect(content.site).toMatchObject({
      title: 'Grace Example',
      url: 'https://example.com',
      language: 'de',
      timeZone: 'Europe/London',
      theme: { accent: 'teal' },
      permanentId: 'Grace Example 2026-03-14',
    });
    expect(content.site).not.toHaveProperty('demo');
    expect(content.person).toMatchObject({ name: 'Grace Example' });
    expect(content.person?.email).toBe(email || undefined);
    expect(content.person?.kind).toBe(kind === 'company' ? 'organization' : undefined);
  });

  test('are without a problem with every waiting setting taken up', () => {
    const files = writeStarters(kind, fields, folder);
    let waiting = 0;
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      const whole = takeUpSettings(text);
      if (whole !== text) waiting += 1;
      writeFileSync(join(folder, file), whole);
    }
    // An author who uncomments an image has added the file.
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    for (const image of ['icon.svg', 'mark.svg']) writeFileSync(join(folder, image), svg);
    for (const image of [
      'portrait.jpg',
      'people/portrait.jpg',
      'posts/hello/cover.jpg',
      'projects/first-project/cover.jpg',
      'books/first-book/cover.jpg',
    ]) {
      if (existsSync(join(folder, dirname(image)))) copyFileSync('e2e/content/portrait.jpg', join(folder, image));
    }
    // An author who hides a list is told which links lead to it.
    expect(checkContent(folder).problems.filter(({ kind }) => kind !== 'dangling-link')).toEqual([]);
    expect(waiting).toBeGreaterThan(3);
  });

  test('say the name of the site in one heading of the home page at most', () => {
    writeStarters(kind, fields, folder);
    const home = readContent(folder).entries.find(({ filePath }) => filePath === 'pages/index.md');
    const titles = (home?.values.sections as { title?: string }[]).map(({ title }) => title);
    expect(titles[0]).toBeDefined();
    expect(titles).not.toContain('Grace Example');
  });

  test('publish nothing that waits to be written', () => {
    writeStarters(kind, fields, folder);
    const published = readContent(folder).entries.filter(({ values }) => values.draft !== true);
    const text = published.map(({ values, body }) => JSON.stringify(values) + body).join('\n');
    expect(text).not.toMatch(/\b(?:Name|Say|Write|Explain) (?:the|a|an|what|who|in|another|your)\b/);
    expect(text).not.toContain('{{');
  });
});

describe('filling in', () => {
  test.each([
    ["title: '{{name}}'", 'Grace Example', 'title: Grace Example'],
    ["title: '{{name}}'", 'Notes: the first', 'title: "Notes: the first"'],
    ["title: '{{name}}'", '"A" & \'B\' #1', 'title: "\\"A\\" & \'B\' #1"'],
    ["title: '{{name}}'", '1984', 'title: "1984"'],
    ["title: '{{name}}'", `${'long '.repeat(30)}name`, `title: ${'long '.repeat(30)}name`],
    ["title: '{{name}}'", "'{{url}}'", 'title: "\'{{url}}\'"'],
    ['I am {{name}}.', 'Grace Example', 'I am Grace Example.'],
    ['I am {{name}}.', '*A* <b> [c](d) `e`', 'I am \\*A\\* \\<b\\> \\[c\\](d) \\`e\\`.'],
    ['I am {{name}}.', '$& {{url}}', 'I am \\$\\& {{url}}.'],
  ])('%s with %s gives %s', (starter, name, expected) => {
    expect(fill(starter, { ...fields, name })).toBe(expected);
  });

  test.each([
    ['', 'b\nc'],
    ['a@b.dev', 'a: a@b.dev\nc'],
  ])('lines that depend on the e-mail address "%s"', (email, expected) => {
    expect(fill("{{email?}}a: '{{email}}'\n{{no email?}}b\nc", { ...fields, email })).toBe(expected);
  });

  test('a field that nobody knows is an error', () => {
    expect(() => fill('{{nmae}}', fields)).toThrow('{{nmae}}');
  });
});
