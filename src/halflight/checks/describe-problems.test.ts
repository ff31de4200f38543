import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describeProblems } from './describe-problems';
import { countErrors, sortProblems, type Problem } from './problem';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halflight-'));
  writeFileSync(
    join(folder, 'a.md'),
    [
      '---',
      'title: A',
      'date: soon',
      `long: ${'x'.repeat(150)}!${'y'.repeat(150)}`,
      '\tab: \u001b[31mred\u0007',
      '---',
    ].join('\r\n'),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

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

test('shows the place, the line with a mark below, and the count', () => {
  expect(describe_([problem()])).toBe(
    [
      `${shown()}/a.md:3:7 error "date" must be a day`,
      '  3 | date: soon',
      '    |       ^',
      '',
      `1 error in ${shown()}/`,
    ].join('\n'),
  );
});

test('asks whether the nearest word was meant', () => {
  expect(describe_([problem({ suggestion: 'date' })]).split('\n')[3]).toBe('  Did you mean "date"?');
  expect(describe_([problem({ suggestion: 'title: "A: b"' })]).split('\n')[3]).toBe('  Did you mean: title: "A: b"');
});

test.each([
  [['error'], '1 error'],
  [['error', 'error'], '2 errors'],
  [['warning'], '1 warning'],
  [['error', 'warning', 'warning'], '1 error and 2 warnings'],
] as const)('counts %j', (severities, total) => {
  const report = describe_(severities.map((severity) => problem({ severity })));
  expect(report.split('\n').at(-1)).toBe(`${total} in ${shown()}/`);
});

test('warnings are called so', () => {
  expect(describe_([problem({ severity: 'warning' })])).toContain('a.md:3:7 warning "date"');
});

test.each([
  ['a file that is not there', { file: 'site.md', line: 1, column: 1 }],
  ['a line that is not there', { line: 99, column: 1 }],
  ['the folder itself', { file: '.', line: 1, column: 1 }],
])('quotes nothing of %s', (_, place) => {
  expect(describe_([problem(place)])).not.toContain('|');
});

test('shows a long line around the place that is meant', () => {
  const [, quoted = '', mark = ''] = describe_([problem({ line: 4, column: 157 })]).split('\n');
  expect(quoted.length).toBeLessThan(120);
  expect(quoted[mark.indexOf('^')]).toBe('!');
});

test('content cannot repaint the terminal', () => {
  const report = describe_([problem({ line: 5, column: 2 })]);
  // eslint-disable-next-line no-control-regex -- control characters are what must not be there
  expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  const [, quoted = '', mark = ''] = report.split('\n');
  expect(quoted[mark.indexOf('^')]).toBe('a');
});

test('colour is only added where it is asked for, and changes no word', () => {
  const problems = [problem({ suggestion: 'date' }), problem({ severity: 'warning' })];
  const plain = describe_(problems);
  // `styleText` omits colours where the environment says that the output has none.
  const coloured = describe_(problems, true);
  expect(plain).not.toContain('\u001b');
  expect(stripVTControlCharacters(coloured)).toBe(plain);
});

test('problems are sorted by file, line and column', () => {
  const places = [
    ['b.md', 1, 1],
    ['a.md', 10, 1],
    ['a.md', 2, 5],
    ['a.md', 2, 3],
  ] as const;
  const sorted = sortProblems(places.map(([file, line, column]) => problem({ file, line, column })));
  expect(sorted.map(({ file, line, column }) => [file, line, column])).toEqual([...places].reverse());
});

test('only errors count', () => {
  expect(countErrors([problem(), problem({ severity: 'warning' })])).toBe(1);
  expect(countErrors([])).toBe(0);
});
