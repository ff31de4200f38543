import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { analyticsServices } from '../features/analytics/analytics';
import { buildAnalyticsScript, buildClientScripts, buildLayerOrder, buildPartsFile } from './define-client-script';

const scripts = buildClientScripts('/a/long/path');
const common = scripts.filter(({ needs }) => !needs);
const others = scripts.filter(({ needs }) => needs);
const sizeOf = (code: string | undefined) => gzipSync(code ?? '', { level: 9 }).length;

const codeOf = (some: typeof scripts) => some.map(({ code }) => code).join('');

test('all inline scripts together stay under 1.5 kB compressed, and those of every page far below', () => {
  expect(common).toHaveLength(2);
  expect(sizeOf(codeOf(common))).toBeGreaterThan(300);
  expect(sizeOf(codeOf(common))).toBeLessThan(900);
  expect(sizeOf(codeOf(scripts))).toBeLessThan(1500);
});

test.each(analyticsServices)('so they do with $name', ({ name }) => {
  // The most that one page has: the search page of a site that also announces something.
  expect(sizeOf(codeOf(scripts) + buildAnalyticsScript(name))).toBeLessThan(1500);
});

test('what can wait for a file is small, named by its contents, and knows where the site is', () => {
  const { name, code } = buildPartsFile('/a/long/path');
  expect(sizeOf(code)).toBeGreaterThan(1000);
  expect(sizeOf(code)).toBeLessThan(7200);
  expect(name).toMatch(/^parts-[\da-f]{20}\.js$/);
  expect(name).not.toBe(buildPartsFile().name);
  expect(code).toContain('"/a/long/path/"');
  expect(code).not.toMatch(/PREFETCH_|_TIMEOUT/);
});

test('nothing but the theme holds up the first paint, but where something is announced, and where the search is a page', () => {
  const [first, ...rest] = scripts.filter((each) => each.first);
  expect(rest.map(({ needs }) => needs)).toEqual(['announcement', 'search-page']);
  expect(first?.code).toContain('theme-color');
  expect(sizeOf(first?.code)).toBeLessThan(450);
});

test('what only some pages need is small, and apart', () => {
  expect(others.map(({ needs }) => needs)).toEqual(['announcement', 'search-page']);
  for (const { code } of others) {
    expect(sizeOf(code)).toBeGreaterThan(100);
    expect(sizeOf(code)).toBeLessThan(600);
  }
});

test('the layers of the cascade are in order, the author’s last', () => {
  expect(buildLayerOrder()).toBe('@layer reset,tokens,site,base,compositions,blocks,look,utilities,custom;');
});

test.each(buildClientScripts())('$needs can be written into a page as it is', ({ code }) => {
  expect(code).not.toMatch(/<\/script|<!--/i);
  expect(() => new Script(code)).not.toThrow();
});

test('the limits are written into it', () => {
  for (const { code } of buildClientScripts()) expect(code).not.toMatch(/PREFETCH_|_TIMEOUT/);
});

test.each(analyticsServices)('what counts visits with $name brings nothing of the others', ({ name }) => {
  const code = buildAnalyticsScript(name);
  expect(() => new Script(code)).not.toThrow();
  expect(sizeOf(code)).toBeLessThan(500);
  expect(analyticsServices.filter((other) => other.name !== name && code.includes(other.name))).toEqual([]);
  expect(code).not.toMatch(/policy|idHint/);
});
