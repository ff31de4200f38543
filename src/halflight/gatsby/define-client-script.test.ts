import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { analyticsServices } from '../features/analytics/analytics';
import { buildAnalyticsScript, buildClientFiles, buildClientScripts, buildLayerOrder } from './define-client-script';

const scripts = buildClientScripts();
const common = scripts.filter(({ needs }) => !needs);
const sizeOf = (code: string | undefined) => gzipSync(code ?? '', { level: 9 }).length;

const codeOf = (some: typeof scripts) => some.map(({ code }) => code).join('');

test('all inline scripts together stay under 1.5 kB compressed, and those of every page far below', () => {
  expect(common).toHaveLength(1);
  expect(sizeOf(codeOf(common))).toBeGreaterThan(200);
  expect(sizeOf(codeOf(common))).toBeLessThan(450);
  expect(sizeOf(codeOf(scripts))).toBeLessThan(1500);
});

test('so they do with each service that counts visits, whose code brings nothing of the others', () => {
  for (const { name } of analyticsServices) {
    const code = buildAnalyticsScript(name);
    expect(() => new Script(code)).not.toThrow();
    // The most that one page needs: the search page of a site that has an announcement.
    expect([name, sizeOf(codeOf(scripts) + code) < 1500, sizeOf(code) < 500]).toEqual([name, true, true]);
    expect(analyticsServices.filter((other) => other.name !== name && code.includes(other.name))).toEqual([]);
  }
});

test('what can wait for a file is small, named by its contents, and knows where the site and its parts are', () => {
  const { core, parts } = buildClientFiles('/a/long/path');
  expect(sizeOf(core.code)).toBeGreaterThan(1000);
  expect(sizeOf(core.code)).toBeLessThan(3200);
  expect(core.code).toContain('"/a/long/path/"');
  expect(core.name).not.toBe(buildClientFiles().core.name);
  for (const { name, code } of [core, ...parts]) {
    expect(name).toMatch(/^client-(?:\w+-)?[\da-f]{20}\.js$/);
    expect(code).not.toMatch(/PREFETCH_|_TIMEOUT|PART/);
    expect(sizeOf(code)).toBeLessThan(3200);
  }
  const [, contents = ''] = /client-contents-([\da-f]{20})\.js/.exec(parts.map(({ name }) => name).join()) ?? [];
  expect(core.code).toContain(`"/a/long/path/client-","-${contents}.js"`);
});

test('in the preview, one script has them all', () => {
  const { core, parts } = buildClientFiles('', true);
  for (const { code } of parts) expect(core.code).toContain(encodeURIComponent(code));
});

test('nothing but the theme holds up the first paint, but where something is announced, and where the search is a page', () => {
  const [first, ...rest] = scripts;
  expect(rest.map(({ needs }) => needs)).toEqual(['announcement', 'search-page']);
  expect(first?.code).toContain('theme-color');
  expect(sizeOf(first?.code)).toBeLessThan(450);
});

test('the cascade layers are in order, the author’s last', () => {
  expect(buildLayerOrder()).toBe('@layer reset,tokens,site,base,compositions,blocks,look,utilities,custom;');
});

test('each can be written into a page as it is, with the limits in it', () => {
  for (const { code } of scripts) {
    expect(code).not.toMatch(/<\/script|<!--|PREFETCH_|_TIMEOUT/i);
    expect(() => new Script(code)).not.toThrow();
  }
});
