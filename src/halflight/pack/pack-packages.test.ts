import { buildSync, type Metafile } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { checkContent } from '../checks/check-content';
import { makeFolder } from '../testing/temporary-folder';
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

/** What the sources that Gatsby and the editor compile on an author's machine import. */
function importedInBrowsers(): string[] {
  const pages = files.filter((path) => /(?:^|\/)(?:page|archive)\.tsx$|^ui\/pages\/[\w-]+(?<!\.test)\.tsx$/.test(path));
  const entries = [
    'gatsby-browser.tsx',
    'gatsby-ssr.tsx',
    'features/editor/admin.ts',
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

/** Libraries that are loaded by name when they are needed. */
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

test('the engine names every package that it loads, and no other', () => {
  const { dependencies = {}, peerDependencies = {} } = manifestOf(engine.folder);
  const loaded = new Set([...externals(engine.metafile), ...importedInBrowsers(), ...loadedLater]);
  // Those that commands need which say how to install them, and what `derive` reads.
  const notNamed = [...loaded].filter((name) => !(name in dependencies) && !(name in peerDependencies)).sort();
  expect(notNamed).toEqual(['@playwright/test', '@tabler/icons', 'axe-core']);
  expect(Object.keys(dependencies).filter((name) => !loaded.has(name))).toEqual([]);
});

test('has no test, and nothing of what only developers need', () => {
  expect(files.filter((path) => /\.test\.|^testing|^pack\//.test(path))).toEqual([]);
  for (const path of [
    'index.js',
    'node.js',
    'gatsby-ssr.tsx',
    'cli/run.cjs',
    'dist/hooks.cjs',
    'dist/cli-build.cjs',
    'dist/cli-upgrade.cjs',
    'dist/cli-migrate.cjs',
    'CHANGELOG.md',
    'LICENSE',
  ])
    expect(files).toContain(path);
  expect(manifestOf(engine.folder).devDependencies).toBeUndefined();
});

test('carries the licences of what is bundled', () => {
  const licences = readFileSync(join(engine.folder, 'dist/LICENSES.txt'), 'utf8');
  for (const name of ['unified', 'yaml', 'postcss']) expect(licences).toMatch(new RegExp(`^${name}$`, 'm'));
});

test.each(packageNames)(
  '%s has the version of all others, and needs no other package of ours to be installed with it',
  (name) => {
    const { version, dependencies = {} } = manifestOf(join('src', name));
    expect(version).toBe(manifestOf('src/halflight').version);
    expect(Object.keys(dependencies).filter((other) => packageNames.includes(other))).toEqual([]);
  },
);

test.each(packageNames.filter((name) => name !== 'halflight'))(
  '%s needs only what it names, or what the engine has',
  (name) => {
    const { folder, metafile } = putTogether(name);
    const own = manifestOf(folder).dependencies ?? {};
    const ofEngine = existsSync(join(folder, 'dist/engine.cjs')) ? (manifestOf(engine.folder).dependencies ?? {}) : {};
    expect(existsSync(join(folder, 'dist/cli.cjs'))).toBe(true);
    expect(externals(metafile).filter((library) => !(library in own) && !(library in ofEngine))).toEqual([]);
  },
);

test('create-halflight makes a site from nothing but what is published of it', () => {
  const place = makeFolder();
  cpSync(putTogether('create-halflight').folder, join(place, 'unpacked'), { recursive: true });
  const args = [join(place, 'unpacked/dist/cli.cjs'), 'my-site', '--yes', '--no-install', '--no-git'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { problems, content } = checkContent(join(place, 'my-site/content'));
  expect(problems).toEqual([]);
  expect(content.site?.title).toBe('My Site');
  expect(existsSync(join(place, 'my-site/.gitignore'))).toBe(true);
});
