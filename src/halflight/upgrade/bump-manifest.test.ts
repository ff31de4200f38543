import { bumpManifest, type EngineManifest } from './bump-manifest';

const engine: EngineManifest = {
  version: '0.3.0',
  dependencies: { sharp: '^0.36.0', zod: '^4.0.0' },
  peerDependencies: { gatsby: '^5.17.0', react: '^19.0.0', 'react-dom': '^19.0.0', '@sveltia/cms': '0.300.0' },
  peerDependenciesMeta: { '@sveltia/cms': { optional: true } },
};

const bump = (manifest: object, tarballs: [string, string][] = [], indentation = 2) => {
  const { text, changes } = bumpManifest(`${JSON.stringify(manifest, null, indentation)}\n`, {
    engine,
    tarballs: new Map(tarballs),
  });
  return { manifest: JSON.parse(text) as unknown, text, changes };
};

test('our packages move together, each with its range prefix, and the rest is unchanged', () => {
  const site = {
    ...{ name: 'my-site', scripts: { build: 'halflight build' } },
    dependencies: { gatsby: '^5.17.1', halflight: '^0.2.0', react: '^19.3.0', 'react-dom': '~19.3.1', tool: '1.0.0' },
    devDependencies: { 'halflight-import': '0.2.0', 'halflight-receiver': '~0.2.1' },
  };
  const { manifest, changes } = bump(site);
  expect(manifest).toEqual({
    ...site,
    dependencies: { ...site.dependencies, halflight: '^0.3.0' },
    devDependencies: { 'halflight-import': '0.3.0', 'halflight-receiver': '~0.3.0' },
  });
  expect(changes.map(({ name, before, after }) => `${name} ${before} ${after}`)).toEqual([
    'halflight ^0.2.0 ^0.3.0',
    'halflight-import 0.2.0 0.3.0',
    'halflight-receiver ~0.2.1 ~0.3.0',
  ]);
});

test('peer dependencies are raised or added, even if overridden', () => {
  const overrides = { sharp: '^0.35.0', zod: '4.1.0', other: '1.0.0', nested: { sharp: '1' } };
  const { manifest, changes } = bump({
    dependencies: { gatsby: '^5.16.0', halflight: '^0.2.0', react: 'file:../react' },
    overrides,
    pnpm: { overrides: { sharp: '^0.35.0' } },
  });
  expect(manifest).toEqual({
    dependencies: { gatsby: '^5.17.0', halflight: '^0.3.0', react: 'file:../react', 'react-dom': '^19.0.0' },
    overrides: { ...overrides, sharp: '^0.36.0' },
    pnpm: { overrides: { sharp: '^0.36.0' } },
  });
  expect(changes).toContainEqual({ name: 'react-dom', before: undefined, after: '^19.0.0' });
  expect(changes).toContainEqual({ name: 'sharp (override)', before: '^0.35.0', after: '^0.36.0' });
});

test('an optional one that a site has is raised, but never added', () => {
  const peers = { gatsby: '^5.17.0', react: '^19.0.0', 'react-dom': '^19.0.0' };
  const { changes } = bump({ dependencies: { halflight: '^0.3.0', ...peers, '@sveltia/cms': '0.221.1' } });
  expect(changes).toEqual([{ name: '@sveltia/cms', before: '0.221.1', after: '0.300.0' }]);
  expect(bump({ dependencies: { halflight: '^0.3.0', ...peers } }).changes).toEqual([]);
});

test('packed packages are referenced in the site, and the file keeps its indentation', () => {
  const { text } = bump(
    { dependencies: { halflight: 'file:vendor/halflight-0.2.0.tgz' } },
    [['halflight', '/p/halflight-0.3.0.tgz']],
    4,
  );
  expect(text).toContain('\n        "halflight": "file:vendor/halflight-0.3.0.tgz"');
});
