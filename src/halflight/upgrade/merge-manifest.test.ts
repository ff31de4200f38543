import { asksForSame, mergeManifest } from './merge-manifest';

const base = {
  name: 'halflight',
  version: '0.1.0',
  dependencies: { a: '^1.0.0', b: '^1.0.0', old: '^1.0.0' },
  scripts: { build: 'build', start: 'start' },
};

test('without changes of the author it is the release’s, word for word', () => {
  const release = { name: 'halflight', version: '0.2.0', dependencies: { a: '^2.0.0' }, type: 'commonjs' };
  const { manifest, kept, conflicts } = mergeManifest(base, base, release);
  expect(JSON.stringify(manifest)).toBe(JSON.stringify(release));
  expect([kept, conflicts]).toEqual([[], []]);
});

test('what the author added or changed stays, and what the release dropped goes', () => {
  const ours = {
    ...base,
    name: 'my-site',
    homepage: 'https://ada.dev',
    dependencies: { ...base.dependencies, mine: '^3.0.0' },
    scripts: { ...base.scripts, deploy: 'rsync public/', start: 'my start' },
  };
  const release = {
    ...base,
    version: '0.2.0',
    dependencies: { a: '^1.1.0', b: '^1.0.0', z: '^1.0.0' },
    scripts: { ...base.scripts, upgrade: 'upgrade' },
  };
  const { manifest, kept, conflicts } = mergeManifest(base, ours, release);
  expect(manifest).toEqual({
    name: 'my-site',
    version: '0.2.0',
    homepage: 'https://ada.dev',
    dependencies: { a: '^1.1.0', b: '^1.0.0', mine: '^3.0.0', z: '^1.0.0' },
    scripts: { build: 'build', start: 'my start', upgrade: 'upgrade', deploy: 'rsync public/' },
  });
  expect(Object.keys(manifest.dependencies as object)).toEqual(['a', 'b', 'mine', 'z']);
  expect(kept).toEqual(['name', 'dependencies.mine', 'scripts.start', 'scripts.deploy', 'homepage']);
  expect(conflicts).toEqual([]);
});

test('of two versions of a library the later one holds; of two scripts nobody can say', () => {
  const ours = {
    ...base,
    dependencies: { a: '^1.5.0', b: '^1.1.0', old: 'file:vendor/old' },
    scripts: { ...base.scripts, build: 'mine' },
  };
  const release = {
    ...base,
    dependencies: { a: '^1.2.0', b: '^2.0.0', old: '^2.0.0' },
    scripts: { ...base.scripts, build: 'theirs' },
  };
  const { manifest, kept, conflicts } = mergeManifest(base, ours, release);
  expect(manifest.dependencies).toEqual({ a: '^1.5.0', b: '^2.0.0', old: 'file:vendor/old' });
  expect(kept).toEqual(['dependencies.a', 'dependencies.old']);
  expect(conflicts).toEqual(['scripts.build']);
  expect(manifest.scripts).toMatchObject({ build: 'theirs' });
});

test('without the release that the project is of, additions stay and the rest is the release’s', () => {
  const ours = { ...base, scripts: { ...base.scripts, deploy: 'rsync' }, dependencies: { a: '^1.0.0', mine: '1' } };
  const release = { ...base, version: '0.2.0', dependencies: { a: '^2.0.0' } };
  const { manifest, kept } = mergeManifest(undefined, ours, release);
  expect(manifest).toMatchObject({ version: '0.2.0', dependencies: { a: '^2.0.0', mine: '1' } });
  expect(kept).toEqual(['dependencies.mine', 'scripts.deploy']);
});

test('names that every object knows are names like others', () => {
  const { manifest } = mergeManifest({}, { scripts: { constructor: 'a' } }, { scripts: { toString: 'b' } });
  expect(manifest).toEqual({ scripts: { toString: 'b', constructor: 'a' } });
});

test('knows whether the lock file of a release still holds', () => {
  expect(asksForSame(base, { ...base, name: 'my-site', scripts: {} })).toBe(true);
  expect(asksForSame({ dependencies: { a: '1', b: '2' } }, { dependencies: { b: '2', a: '1' } })).toBe(true);
  expect(asksForSame(base, { ...base, dependencies: { ...base.dependencies, mine: '1' } })).toBe(false);
  expect(asksForSame(base, { ...base, devDependencies: { mine: '1' } })).toBe(false);
});
