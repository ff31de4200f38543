import { digestOfBundles } from './name-build';

const names = ['app-1f.js', 'styles.2e.css', 'component---post-3d.js'];

test('a build has the name of its scripts and styles, in whatever order they come', () => {
  expect(digestOfBundles(names)).toMatch(/^[\da-f]{20}$/);
  expect(digestOfBundles([...names].reverse())).toBe(digestOfBundles(names));
});

test('another script, another style or one more gives it another name', () => {
  const others = [['app-1e.js', ...names.slice(1)], [...names, 'lazy-4c.js'], names.slice(1)];
  expect(new Set([names, ...others].map(digestOfBundles)).size).toBe(4);
});

test('files that browsers do not run are ignored', () => {
  const more = ['app-1f.js.map', 'app-1f.js.LICENSE.txt', 'static/a-5b.woff2', 'webpack.stats.json'];
  expect(digestOfBundles([...names, ...more])).toBe(digestOfBundles(names));
});
