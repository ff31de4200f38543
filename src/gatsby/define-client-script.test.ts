import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { analyticsServices } from '../features/analytics/analytics';
import { buildAnalyticsScript, buildClientScripts, buildLayerOrder } from './define-client-script';

const scripts = buildClientScripts('/a/long/path');
const common = scripts.filter(({ needs }) => !needs);
const others = scripts.filter(({ needs }) => needs);
const sizeOf = (code: string | undefined) => gzipSync(code ?? '', { level: 9 }).length;

test('the inline scripts of every page stay under 1.5 kB compressed', () => {
  expect(common).toHaveLength(2);
  const all = common.map(({ code }) => code).join('');
  expect(sizeOf(all)).toBeGreaterThan(300);
  expect(sizeOf(all)).toBeLessThan(1500);
});

test('nothing but the theme and how the page was opened holds up the first paint, but where something is announced, and where the search is a page', () => {
  const [first, ...rest] = scripts.filter((each) => each.first);
  expect(rest.map(({ needs }) => needs)).toEqual(['announcement', 'search-page']);
  expect(first?.code).toContain('theme-color');
  expect(first?.code).toContain('performance.navigation');
  expect(sizeOf(first?.code)).toBeLessThan(450);
});

test('what only some pages need is small, and apart', () => {
  expect(others.map(({ needs }) => needs)).toEqual([
    'announcement',
    'search-page',
    'accent-picker',
    'theme-control',
    'menu',
    'comments-link',
    'contents',
    'copy-button',
    'embed-link',
    'list-filters',
    'lightbox',
    'contact-form',
    'print-button',
    'contact-form',
    'row-filter',
    'search-button',
    'split-picture',
    'thread-link',
    'language-switch',
    'error-languages',
  ]);
  for (const { code } of others) {
    expect(sizeOf(code)).toBeGreaterThan(100);
    expect(sizeOf(code)).toBeLessThan(900);
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
