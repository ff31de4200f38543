import { buildSync, type Metafile } from 'esbuild';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { packageNames, putTogether } from './pack-packages';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const engine = putTogether('halflight');
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const files = readdirSync(engine.folder, { recursive: true, encoding: 'utf8' });

/** The packages that bundled code still loads. */
function externals({ outputs }: Metafile): string[] {
  const paths = Object.values(outputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external }) => (external ? path : [])),
  );
  const names = paths.map((path) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return names.filter(
    (name) => /^@?\w[\w./-]*$/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name),
  );
}

/** The imports of the sources that Gatsby and the editor compile on an author's machine. */
function importedInBrowsers(): string[] {
  const pages = files.filter((path) => /(?:^|\/)(?:page|archive)\.tsx$|^pages\/[\w-]+(?<!\.test)\.tsx$/.test(path));
  const entries = [
    'gatsby-browser.tsx',
    'gatsby-ssr.tsx',
    'editor/admin.ts',
    'sourcing/to-slug.ts',
    'features/accent-picker/picker.ts',
  ];
  const { metafile } = buildSync({
    absWorkingDir: engine.folder,
    entryPoints: [...pages, ...entries, ...files.filter((path) => path.endsWith('/client.ts'))],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    outdir: 'out',
    loader: { '.woff2': 'empty' },
    logLevel: 'silent',
  });
  return externals(metafile);
}

/** Libraries that are loaded by name on demand. */
const loadedLater = files
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
  .flatMap((path) =>
    Array.from(
      readFileSync(join(engine.folder, path), 'utf8').matchAll(
        /(?:loadLibrary|fromLibrary|resolveLibrary|pluginOf)\(\s*'([^'.]+)'/g,
      ),
      ([, name = '']) => name,
    ),
  );

test('the engine’s dependencies are exactly the packages that it loads', () => {
  const { dependencies = {}, peerDependencies = {} } = manifestOf(engine.folder);
  const loaded = new Set([...externals(engine.metafile), ...importedInBrowsers(), ...loadedLater]);
  // Commands that need the unlisted ones say how to install them; `derive` reads the others.
  const notNamed = [...loaded].filter((name) => !(name in dependencies) && !(name in peerDependencies)).sort();
  expect(notNamed).toEqual(['@playwright/test', '@tabler/icons', 'axe-core', 'html-validate']);
  expect(Object.keys(dependencies).filter((name) => !loaded.has(name))).toEqual([]);
});

test('contains no tests, and nothing that only developers need', () => {
  expect(files.filter((path) => /\.test\.|^testing|^pack\//.test(path))).toEqual([]);
  const published = [
    'index.js',
    'gatsby-ssr.tsx',
    'cli/run.cjs',
    'dist/hooks.cjs',
    'dist/cli-build.cjs',
    'CHANGELOG.md',
    'LICENSE',
  ];
  expect(files).toEqual(expect.arrayContaining(published));
  expect(manifestOf(engine.folder).devDependencies).toBeUndefined();
});

test('contains the licences of everything bundled', () => {
  const licences = readFileSync(join(engine.folder, 'dist/LICENSES.txt'), 'utf8');
  for (const name of ['unified', 'yaml', 'postcss']) expect(licences).toMatch(new RegExp(`^${name}$`, 'm'));
});

test('packages share a version, install no other package of ours, and load only their own dependencies or the engine’s', () => {
  const { version, dependencies: ofEngine = {} } = manifestOf(engine.folder);
  for (const name of packageNames) {
    const own = manifestOf(join('src', name));
    expect([name, own.version]).toEqual([name, version]);
    const { folder, metafile } = name === 'halflight' ? engine : putTogether(name);
    const { dependencies = {} } = manifestOf(folder);
    expect(Object.keys(dependencies).filter((other) => packageNames.includes(other))).toEqual([]);
    if (name === 'halflight') continue;
    expect(existsSync(join(folder, 'dist/cli.cjs'))).toBe(true);
    const known = { ...dependencies, ...(existsSync(join(folder, 'dist/engine.cjs')) && ofEngine) };
    expect([name, externals(metafile).filter((library) => !(library in known))]).toEqual([name, []]);
  }
});
