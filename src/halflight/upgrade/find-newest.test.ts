import { findNewest } from './find-newest';

test('the newest is the highest by semver, and a tag of a release', () => {
  expect(findNewest(['v0.2.0', 'v0.10.0', 'v0.9.1'])).toBe('0.10.0');
  expect(findNewest(['v1.0.0-beta.1', 'v0.9.0', '2.0.0', 'version-3', 'v4', 'vfinal'])).toBe('0.9.0');
  expect(findNewest(['site-1', 'vv1.0.0'])).toBeUndefined();
  expect(findNewest([])).toBeUndefined();
});
