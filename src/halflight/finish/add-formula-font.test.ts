import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublishedSite } from '../outputs/published';
import { loadLibrary } from '../paths';
import { charactersOf, formulaFontPass } from './add-formula-font';

const home = process.cwd();
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'formulas-'));
  process.chdir(project);
});

afterEach(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

/** The pass for a site of pages with these texts, by path. */
function passOf(pages: Record<string, string>, math = true, limit?: number) {
  for (const [path, text] of Object.entries(pages)) {
    const file = join('public', path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<head></head>${text}`);
  }
  const site = { languages: [{ shown: [{ math }] }] } as unknown as PublishedSite;
  return formulaFontPass(site, 'public', '/base', limit);
}

/** The font that a page loads. */
function fontOf(html: string): Buffer | undefined {
  const [, file] = /src:url\("\/base(\/static\/[\da-f]{32}\.woff2)"\)/.exec(html) ?? [];
  return file === undefined ? undefined : readFileSync(join('public', file));
}

test('every page names a small font with all that formulas of the site need, the forms of high roots and brackets included', async () => {
  const pass = await passOf({ a: '<math><msqrt><mi>x</mi></msqrt></math>', b: '<math><mo>∑</mo></math>', c: '' });
  const [a, b, c] = ['/a/', '/b/', '/c/'].map((path) => pass.run('<head></head>', path));
  expect(a).toBe(b);
  expect(a).toBe(c);
  expect(pass.run(a ?? '', '/a/')).toBe(a);
  expect(a).toContain('@font-face{font-family:STIX Two Math;');
  const font = fontOf(a ?? '') ?? Buffer.alloc(0);
  expect(font.length).toBeLessThan(4000);
  const subsetFont = loadLibrary('subset-font') as (typeof import('subset-font'))['default'];
  const tables = (await subsetFont(font, '𝑥', { targetFormat: 'sfnt' })).toString('latin1', 0, 400);
  expect(tables).toContain('MATH');
});

test('a site without formulas has no font, and loses the one that it had', async () => {
  const pass = await passOf({ a: '<p>x</p>' });
  expect(pass.run('<head><style class="_formula-font">a</style></head>', '/a/')).toBe('<head></head>');
  const never = await passOf({ a: '<math><mi>x</mi></math>' }, false);
  expect(never.run('<head></head>', '/a/')).toBe('<head></head>');
  expect(existsSync('public/static')).toBe(false);
});

test('where all formulas together need more than a page may load, each page has a font of its own', async () => {
  const pass = await passOf({ a: '<math><mi>x</mi></math>', b: '<math><mo>∑</mo></math>', c: '' }, true, 100);
  const [a, b] = ['/a/', '/b/'].map((path) => fontOf(pass.run('<head></head>', path)));
  expect(a).toBeDefined();
  expect(a).not.toEqual(b);
  expect(pass.run('<head></head>', '/c/')).toBe('<head></head>');
});

test.each([
  ['<math><mi>x</mi><mn>2</mn></math> and y', '2x𝑥'],
  ['<math><mi class="a">h</mi></math>', 'hℎ'],
  ['<math><msqrt><mn>2</mn></msqrt></math>', '2√'],
  ['<math><mi mathvariant="normal">x</mi><mi>sin</mi></math>', 'insx'],
  ['<math><mo>-</mo><mo>&lt;</mo><mo>&#x2211;</mo></math>', '-<−∑'],
])('%s is drawn with %s', (html, characters) => {
  expect(charactersOf(html)).toBe(Array.from(characters).sort().join(''));
});
