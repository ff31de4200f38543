import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent } from '../../routing/check-content';
import { readContent } from '../../sourcing/read-content';
import { fill, siteKinds, writeStarters, type StarterFields } from './starters';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halflight-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fields: StarterFields = {
  name: 'Grace Example',
  url: 'https://example.com',
  accent: 'teal',
  timeZone: 'Europe/London',
  today: '2026-03-14',
};

/** Takes the `#` away from every setting that waits; notes, which have a space after it, stay. */
function takeUpSettings(text: string): string {
  return text.replace(/^( *)#(?! \S)/gm, '$1');
}

describe.each(siteKinds)('the starters of a %s', (kind) => {
  test('are without a problem, and say whose site it is', () => {
    writeStarters(kind, fields, folder);
    const { content, problems } = checkContent(folder);
    expect(problems).toEqual([]);
    expect(content.site).toMatchObject({
      title: 'Grace Example',
      url: 'https://example.com',
      theme: { accent: 'teal' },
      permanentId: 'Grace Example 2026-03-14',
    });
    expect(content.site).not.toHaveProperty('demo');
    expect(content.person).toMatchObject({ name: 'Grace Example' });
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
    // Whoever takes up an image has put it there.
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    for (const image of ['icon.svg', 'mark.svg']) writeFileSync(join(folder, image), svg);
    for (const image of [
      'portrait.jpg',
      'people/portrait.jpg',
      'posts/hello/cover.jpg',
      'projects/first-project/cover.jpg',
    ]) {
      if (existsSync(join(folder, dirname(image)))) copyFileSync('e2e/content/portrait.jpg', join(folder, image));
    }
    // Whoever hides a list learns which links lead to it.
    expect(checkContent(folder).problems.filter(({ kind }) => kind !== 'dangling-link')).toEqual([]);
    expect(waiting).toBeGreaterThan(3);
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

  test('a field that nobody knows is an error', () => {
    expect(() => fill('{{nmae}}', fields)).toThrow('{{nmae}}');
  });
});
