import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { checkContent } from '../checks/check-content';
import { describeProblems } from '../checks/describe-problems';

/**
 * What authors, editors and other tools can do to a file. Whatever it is, the result is an entry or problems with places in the file: never a crash,
 * a hang or a stack trace.
 */

type Values = Record<string, unknown>;

/** The same mutations each time; `FUZZ_SEED` tries others. `FUZZ_RUNS` tries more of them, and so does `npm test -- --all`, which sets `EVERY=1`. */
const SEED = Number(process.env.FUZZ_SEED ?? 12);
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.EVERY === '1' ? 600 : 80));

/** Valid front matter that uses everything: nested lists and groups, every kind of field. */
const good: Record<string, Values> = {
  'posts/a.md': {
    ...{
      title: 'A',
      date: '2026-03-14',
      summary: 'S',
      tags: ['x', 'y'],
      authors: ['ada'],
      math: true,
      aliases: ['/old/'],
    },
    ...{ cover: { src: './a.jpg', alt: 'A', focus: '50% 20%' }, canonical: 'https://example.org/a/' },
    extra: { any: [1, { b: null }] },
  },
  'projects/a.md': {
    ...{ title: 'A', date: '1843-09', links: [{ label: 'L', url: 'https://example.org/' }], featured: false },
    ...{ gallery: [{ src: 'a.jpg', alt: 'a' }], metrics: [{ label: 'l', value: '25' }] },
  },
  'pages/a.md': {
    title: 'A',
    sections: [
      { type: 'hero', title: 'H', image: { src: 'a.jpg', alt: '' }, actions: [{ label: 'L', to: '/posts/' }] },
      { type: 'features', items: [{ title: 'T', text: '*x*', icon: 'cpu', url: 'https://example.org/' }] },
      { type: 'products', newest: 3, featured: true },
    ],
  },
  'events/a.md': { title: 'A', start: '2026-05-14 18:30', end: '2026-05-14T20:00:00Z', timeZone: 'Europe/London' },
  'products/a.md': { title: 'A', price: { amount: 24.5, currency: 'GBP', per: 'month' }, features: ['x'] },
  'person.md': { name: 'A', social: ['https://github.com/a'], skills: ['x', { name: 'y', level: 4 }] },
  'site.md': {
    ...{
      title: 'A',
      url: 'https://example.org/site/',
      navigation: [{ label: 'L', to: '/posts/' }],
      words: { menu: 'M' },
    },
    ...{ theme: { accent: '#b4532a', fonts: { sans: 'Georgia, serif' } }, collections: { posts: { path: '/t/' } } },
  },
};

const files = Object.keys(good);

/** Values of types that their places do not expect. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, '', ' ', [], {}, 0, -1, 1e21, 0.1, true, '2026-02-30', '9999-99-99', '0000', '__proto__', 'constructor'],
    [[]],
    [{}],
    ...['javascript:alert(1)', 'https://', 'http://[', '../../../../etc/passwd', './%', '%E0%A4%A', 'a'.repeat(5000)],
    ...['\u202Egnp.exe', '👩‍🚀', 'e\u0301'.repeat(50), '\uD800', '\uFEFF'],
    { __proto__: null, toString: 'x' },
    JSON.parse('{"__proto__": {"polluted": true}}'),
    { constructor: { prototype: { polluted: true } } },
    [{ type: 'hero' }],
    { src: 'a.jpg' },
    { type: '__proto__' },
    [{ type: 'constructor' }],
    [{ type: ['hero'] }],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.anything({ maxDepth: 4, withNullPrototype: false }).filter(isPlain),
);

/** Whether YAML can represent it at all. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.values(value).every(isPlain);
}

type Path = PropertyKey[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

/** Returns a copy of a tree of values with a change at one path. */
function change(value: unknown, [key, ...rest]: Path, to: (parent: Values, key: PropertyKey) => void): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Values;
  if (rest.length === 0) to(copy, key);
  else copy[String(key)] = change(copy[String(key)], rest, to);
  return copy;
}

const misspell = (word: string, at: number): string => {
  const index = at % (word.length + 1);
  return at % 2 ? word.slice(0, index) + word.slice(index + 1) : `${word.slice(0, index)}q${word.slice(index)}`;
};

/** A change to the values: dropped, misspelt, of another type, nested, or named like an inherited property. */
const changeValues = fc
  .record({ place: fc.nat(), kind: fc.nat(5), value: strange, at: fc.nat(20) })
  .map(({ place, kind, value, at }) => (values: unknown) => {
    const paths = pathsOf(values).filter((path) => path.length > 0);
    const path = paths[place % paths.length] ?? [];
    return change(values, path, (parent, key) => {
      const name = String(key);
      const old = parent[name];
      if (kind === 0) Reflect.deleteProperty(parent, name);
      else if (kind === 1) {
        Reflect.deleteProperty(parent, name);
        parent[misspell(name, at)] = old;
      } else if (kind === 2) parent[name] = value;
      else if (kind === 3) parent[name] = { [name]: [old, value] };
      else if (kind === 4) Object.defineProperty(parent, '__proto__', { value, enumerable: true, configurable: true });
      else parent[name] = Array.from({ length: at * 10 }, () => old);
    });
  });

const yamlTricks = [
  ...['&a', '*a', '<<: *a', '<<: {x: 1}', '!!js/function x', '!!binary aaaa', '? [a]\n: b', '%YAML 1.2', '--- ', '...'],
  ...['\t', '"', "'", '{', '[', ']', '}', ': ', '- ', '# ', '|\n', '>-\n', '*unknown', '@', '`'],
  ...['\r', '\u0000', '\u0007', '\u0085', '\u2028', '\uFEFF', '__proto__: 1\n', 'title: again\n'],
];

/** A change to the text itself: something inserted, deleted or duplicated anywhere. */
const changeText = fc
  .record({ place: fc.nat(), length: fc.nat(30), kind: fc.nat(3), trick: fc.constantFrom(...yamlTricks) })
  .map(({ place, length, kind, trick }) => (text: string) => {
    const at = place % (text.length + 1);
    if (kind === 0) return text.slice(0, at) + text.slice(at + length);
    if (kind === 1) return text.slice(0, at + length) + text.slice(at);
    return text.slice(0, at) + trick + text.slice(at);
  });

const folder = mkdtempSync(join(tmpdir(), 'halflight-'));
for (const file of files) mkdirSync(dirname(join(folder, file)), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

/** A valid site around the one file that is checked. */
const base: Readonly<Record<string, string>> = { 'site.md': '---\ntitle: A\nurl: https://example.org/\n---\n' };

/**
 * Checks a folder with this file as the check does: from its bytes to every link, name and tag. The result is problems with a place in a file, or
 * entries that the following steps can handle.
 */
function check(file: string, bytes: Buffer): 'valid' | 'problems' {
  for (const other of files) rmSync(join(folder, other), { force: true });
  for (const [path, text] of Object.entries(base)) writeFileSync(join(folder, path), text);
  writeFileSync(join(folder, file), bytes);
  const { content, problems } = checkContent(folder);
  for (const problem of problems) {
    const { line, column, message, kind } = problem;
    expect(kind).toMatch(/^[a-z][a-z\d-]+$/);
    expect(message).not.toMatch(/undefined|\[object|\[native code|Invalid input|\n\s+at /);
    // A problem with a missing file is at the beginning of that file.
    const text = existsSync(join(folder, problem.file)) ? readFileSync(join(folder, problem.file), 'utf8') : '';
    const lines = text.split('\n');
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
  }
  expect(describeProblems(problems, { folder })).not.toMatch(/\n\s+at .*:\d+/);
  // Nodes are serialized as JSON.
  expect(() => JSON.stringify(content.entries)).not.toThrow();
  expect(({} as Values).polluted).toBeUndefined();
  const entry = content.entries.some(({ filePath }) => filePath === file);
  expect(entry || problems.some((problem) => problem.file === file)).toBe(true);
  return entry ? 'valid' : 'problems';
}

const toFile = (values: unknown, flow: boolean) =>
  `---\n${stringify(values, { collectionStyle: flow ? 'flow' : 'any' })}---\nBody.\n`;

test('the unmutated files are valid', () => {
  for (const file of files)
    expect([file, check(file, Buffer.from(toFile(good[file], false)))]).toEqual([file, 'valid']);
});

test('mutated values and texts give an entry, or problems with a place in the file', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(changeValues, { maxLength: 3 }),
      fc.array(changeText, { maxLength: 3 }),
      fc.boolean(),
      (file, values, texts, flow) => {
        const changed = values.reduce<unknown>((all, next) => next(all), good[file]);
        const text = texts.reduce((all, next) => next(all), toFile(changed, flow));
        check(file, Buffer.from(text));
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
}, 120_000);

test('bytes that are not text give problems', () => {
  const base = Buffer.from(toFile(good['posts/a.md'], false));
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 12 }), fc.nat(base.length), (bytes, at) => {
      check('posts/a.md', Buffer.concat([base.subarray(0, at), bytes, base.subarray(at)]));
    }),
    { numRuns: Math.ceil(RUNS / 3), seed: SEED },
  );
}, 60_000);

/** Inputs that would never finish in quadratic time or worse. */
test.each<[string, string]>([
  ['a megabyte of text', `title: ${'a'.repeat(1_000_000)}`],
  ['a megabyte of lines', 'tags:\n' + '  - a\n'.repeat(150_000)],
  ['a megabyte of colons', `title: ${': '.repeat(500_000)}`],
  ['a megabyte of spaces', `title:${' '.repeat(1_000_000)}x`],
  ['brackets twenty thousand deep', `tags: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['indentation two thousand deep', Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}k:`).join('\n')],
  ['eight thousand tags', `tags:\n${'  - !a\n'.repeat(8000)}`],
  ['an alias of itself', 'extra: &a [*a]'],
  [
    'ten thousand unknown keys like known ones',
    Array.from({ length: 10_000 }, (_, index) => `titel${index}: x`).join('\n'),
  ],
])(
  '%s gives problems, in finite time',
  (_, yaml) => {
    expect(check('posts/a.md', Buffer.from(`---\n${yaml}\n---\n`))).toBe('problems');
  },
  60_000,
);
