import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { buildClientScript, buildLayerOrder } from './define-client-script';

const script = buildClientScript();

test('the inline script stays under 1.5 kB compressed', () => {
  const bytes = gzipSync(script, { level: 9 }).length;
  expect(bytes).toBeGreaterThan(300);
  expect(bytes).toBeLessThan(1500);
});

test('the layers of the cascade are in order, the author’s last', () => {
  expect(buildLayerOrder()).toBe('@layer reset,tokens,base,compositions,blocks,utilities,custom;');
});

test('it can be written into a page as it is', () => {
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(() => new Script(script)).not.toThrow();
});

test('the limits are written into it', () => {
  expect(script).not.toMatch(/PREFETCH_/);
});
