import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { makeFolder } from '../testing/temporary-folder';
import { describeProblems } from './describe-problems';
import type { Problem } from '../problem';

let folder: string;

beforeEach(() => {
  folder = makeFolder();
  const long = `long: ${'x'.repeat(150)}!${'y'.repeat(150)}`;
  writeFileSync(
    join(folder, 'a.md'),
    ['---', 'title: A', 'date: soon', long, '\tab: \u001b[31mred\u0007', '---'].join('\r\n'),
  );
});

const problem = (values: Partial<Problem> = {}): Problem => ({
  file: 'a.md',
  line: 3,
  column: 7,
  severity: 'error',
  kind: 'invalid-format',
  message: '"date" must be a day',
  ...values,
});

const describe_ = (problems: Problem[], colour = false) => describeProblems(problems, { folder, colour });
const shown = () => relative(process.cwd(), folder);

test('shows the place, the marked line, and the count', () => {
  const quoted = `error "date" must be a day\n  3 | date: soon\n    |       ^\n`;
  expect(describe_([problem()])).toBe(`${shown()}/a.md:3:7 ${quoted}\n1 error in ${shown()}/`);
  const several = describe_([problem(), problem({ severity: 'warning' }), problem({ severity: 'warning' })]);
  expect(several).toContain('a.md:3:7 warning "date"');
  expect(several).toContain(`\n1 error and 2 warnings in ${shown()}/`);
});

test('asks whether the nearest word was meant', () => {
  expect(describe_([problem({ suggestion: 'date' })]).split('\n')[3]).toBe('  Did you mean "date"?');
  expect(describe_([problem({ suggestion: 'title: "A: b"' })]).split('\n')[3]).toBe('  Did you mean: title: "A: b"');
});

test('quotes nothing from a missing file or line, or from the folder itself', () => {
  for (const place of [{ file: 'site.md', line: 1 }, { line: 99 }, { file: '.', line: 1 }])
    expect(describe_([problem({ ...place, column: 1 })])).not.toContain('|');
});

test('shows only the relevant part of a long line', () => {
  const [, quoted = '', mark = ''] = describe_([problem({ line: 4, column: 157 })]).split('\n');
  expect(quoted.length).toBeLessThan(120);
  expect(quoted[mark.indexOf('^')]).toBe('!');
});

test('content cannot repaint the terminal', () => {
  const report = describe_([problem({ line: 5, column: 2 })]);
  // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
  expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  const [, quoted = '', mark = ''] = report.split('\n');
  expect(quoted[mark.indexOf('^')]).toBe('a');
});

test('colour is only added on request, and changes no text', () => {
  const problems = [problem({ suggestion: 'date' }), problem({ severity: 'warning' })];
  const plain = describe_(problems);
  // `styleText` omits colours if the environment says that the output has none.
  const coloured = describe_(problems, true);
  expect(plain).not.toContain('\u001b');
  expect(stripVTControlCharacters(coloured)).toBe(plain);
});
