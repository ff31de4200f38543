import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative, resolve, sep } from 'node:path';
import { buildSync, transformSync, type BuildOptions, type Metafile } from 'esbuild';
import ts from 'typescript';
import { toBuildOptions, toBundleName, withoutDebugNames } from '../load-code.cjs';

/** The part of a `package.json` that packing reads or changes. */
interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** What is published of the folder, if not everything; `dist` is created by packing. */
  files?: string[];
  bin?: Record<string, string>;
  exports?: Record<string, unknown>;
  scripts?: Record<string, string>;
}

/** A package as it is published: a folder as npm would unpack it. */
export interface Packed {
  name: string;
  folder: string;
  /** What its bundles were made of, from esbuild. */
  metafile: Metafile;
}

/** The workspace's packages; packing runs at the root of the workspace. */
const PACKAGES = resolve('src');

/** Where packages are assembled, in a folder per process. */
const STAGING = resolve('node_modules/.cache/halflight', `packages-${process.pid}`);
process.once('exit', () => rmSync(STAGING, { recursive: true, force: true }));

export const packageNames = readdirSync(PACKAGES, { withFileTypes: true })
  .filter((item) => item.isDirectory() && existsSync(join(PACKAGES, item.name, 'package.json')))
  .map(({ name }) => name)
  .sort();

/** The demonstrations, which are at the root of the workspace; the first of them is `content/`. */
const EXAMPLES = 'examples';

/** Files of the engine that only its developers need. */
const FOR_DEVELOPERS =
  /\.test\.tsx?$|^(?:testing|pack|node_modules)(?:\/|$)|^cli\/(?:test(?:\.ts|\/|$)|derive\.ts|pack\.ts)|(?:^|\/)gatsby-types\.d\.ts$/;

/**
 * Assembles a package as it is published, in a folder of its own: bundled, so that nothing is compiled on an author's machine but what Gatsby
 * compiles for browsers, and without files that only developers need. Throws if something cannot be bundled.
 */
export function putTogether(name: string): Packed {
  const [from, folder] = [join(PACKAGES, name), join(STAGING, name)];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const manifest = readManifest(from);
  const metafile = name === 'halflight' ? putEngine(from, folder) : putBundles(from, folder, manifest);
  for (const file of ['README.md', 'LICENSE']) {
    const own = join(from, file);
    if (existsSync(own) || file === 'LICENSE') cpSync(existsSync(own) ? own : resolve(file), join(folder, file));
  }
  writeFileSync(join(folder, 'dist/LICENSES.txt'), toLicences(metafile));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(toPublished(manifest), null, 2)}\n`);
  return { name, folder, metafile };
}

/** Packs packages into files such as `halflight-0.2.0.tgz` in a folder, as npm publishes them. Returns their paths, by name. */
export function packPackages(names: readonly string[], target: string): Map<string, string> {
  mkdirSync(target, { recursive: true });
  return new Map(
    names.map(putTogether).map(({ name, folder }) => {
      execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', target], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        // On Windows npm is a script.
        shell: process.platform === 'win32',
      });
      return [name, join(target, `${name}-${readManifest(folder).version}.tgz`)];
    }),
  );
}

/**
 * Assembles the engine: its sources, which Gatsby compiles for browsers, and a single bundle of all commands and hooks, of which each command runs
 * its part.
 */
function putEngine(from: string, folder: string): Metafile {
  cpSync(from, folder, {
    recursive: true,
    filter: (path) => !FOR_DEVELOPERS.test(relative(from, path).split(sep).join('/')),
  });
  // `halflight upgrade` shows the changelog.
  for (const file of ['THIRD-PARTY.md', 'CHANGELOG.md']) cpSync(resolve(file), join(folder, file));
  const entries = ['hooks.ts', ...commandNames().map((name) => `cli/${name}.ts`)];
  const contents = entries
    .map((entry) => `exports['${toBundleName(entry)}'] = () => require('./${entry}');`)
    .join('\n');
  const { code, metafile } = bundle({ stdin: { contents, resolveDir: from }, absWorkingDir: from });
  writeFileSync(join(folder, 'dist/code.cjs'), code);
  for (const name of entries.map(toBundleName))
    writeFileSync(
      join(folder, `dist/${name}.cjs`),
      `'use strict';\n\nmodule.exports = require('./code.cjs')['${name}']();\n`,
    );
  writeTypes(from, folder, readManifest(from));
  const digest = createHash('sha256').update(code);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(?:tsx?|css|[cm]?js)$/.test(path)) digest.update(path).update(readFileSync(join(folder, path)));
  writeFileSync(join(folder, 'dist/digest'), digest.digest('hex').slice(0, 16));
  return metafile;
}

const TYPES = 'dist/types';

/**
 * Writes declarations for the exported sources, since an author's TypeScript would otherwise check the sources themselves, by other rules than ours.
 */
function writeTypes(from: string, folder: string, { exports = {} }: Manifest): void {
  const sources = Object.values(exports).flatMap((target) => sourceOf(target) ?? []);
  const { config } = ts.readConfigFile(resolve('tsconfig.json'), (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
  const program = ts.createProgram(
    ['modules.d.ts', 'gatsby-types.d.ts', ...sources].map((file) => join(from, file)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: from,
      outDir: join(folder, TYPES),
    },
  );
  program.emit();
}

function sourceOf(target: unknown): string | undefined {
  const { default: file } = target as { default?: unknown };
  return typeof file === 'string' && file.endsWith('.ts') ? file : undefined;
}

/** The commands of the engine: those that the workspace's scripts run as a site's do. */
function commandNames(): string[] {
  const { scripts = {} } = readManifest('.');
  return Object.values(scripts).flatMap((script) => /^halflight ([\w-]+)$/.exec(script)?.[1] ?? []);
}

/** Assembles a package of bundles: its exports and its command. It takes the engine's libraries from the site that it works on. */
function putBundles(from: string, folder: string, { exports = {}, dependencies, files = [] }: Manifest): Metafile {
  const entries = [
    './cli.ts',
    ...Object.values(exports).filter((file): file is string => typeof file === 'string' && file.endsWith('.ts')),
  ];
  const [external, finder] = [Object.keys(dependencies ?? {}), 'engine.cjs'];
  const usesEngine = existsSync(join(from, finder));
  const metafile: Metafile = { inputs: {}, outputs: {} };
  for (const entry of entries) {
    const made = bundle({
      entryPoints: [entry],
      absWorkingDir: from,
      external: [...(usesEngine ? (toBuildOptions().external ?? []) : []), ...external],
    });
    const isCommand = entry === './cli.ts';
    const head = isCommand
      ? ['#!/usr/bin/env node', ...(usesEngine ? [`require = require('./${finder}')();`] : [])]
      : [];
    writeFileSync(join(folder, 'dist', `${entry.replace(/^\.\/|\.ts$/g, '')}.cjs`), [...head, made.code].join('\n'));
    Object.assign(metafile.inputs, made.metafile.inputs);
    Object.assign(metafile.outputs, { [entry]: Object.values(made.metafile.outputs)[0] });
  }
  if (usesEngine) cpSync(join(from, finder), join(folder, 'dist', finder));
  for (const name of files.filter((each) => each !== 'dist' && each !== EXAMPLES)) {
    // The importer knows the starters of another package.
    const own = [join(from, name), join(PACKAGES, 'create-halflight', name)].find(existsSync);
    if (own !== undefined) cpSync(own, join(folder, name), { recursive: true });
  }
  if (files.includes(EXAMPLES)) {
    cpSync(EXAMPLES, join(folder, EXAMPLES), { recursive: true });
    cpSync('content', join(folder, EXAMPLES, 'ada-lovelace'), { recursive: true });
  }
  return metafile;
}

function bundle(options: BuildOptions): { code: string; metafile: Metafile } {
  const { outputFiles, metafile } = buildSync({ ...toBuildOptions(), ...options, write: false, metafile: true });
  const { code } = transformSync(withoutDebugNames(outputFiles[0]?.text ?? ''), {
    minifyWhitespace: true,
    legalComments: 'none',
    target: 'node20',
  });
  return { code, metafile };
}

/** The manifest as published: the command and the exports are the bundles, and developers' packages are omitted. */
function toPublished(manifest: Manifest): object {
  const bundled = (target: unknown) => {
    if (typeof target === 'string' && target.endsWith('.ts')) return `./dist/${target.replace(/^\.\/|\.ts$/g, '')}.cjs`;
    const source = sourceOf(target);
    return source === undefined
      ? target
      : { ...(target as object), types: `./${join(TYPES, source).replace(/\.ts$/, '.d.ts')}` };
  };
  return {
    ...manifest,
    devDependencies: undefined,
    ...(manifest.bin && {
      bin: Object.fromEntries(
        Object.entries(manifest.bin).map(([name, file]) => [name, file === 'bin.cjs' ? 'dist/cli.cjs' : file]),
      ),
    }),
    ...(manifest.exports && {
      exports: Object.fromEntries(Object.entries(manifest.exports).map(([name, file]) => [name, bundled(file)])),
    }),
  };
}

/** The licences of everything that was bundled, as those require. */
function toLicences({ inputs }: Metafile): string {
  const folders = new Set(
    Object.keys(inputs).flatMap((path) => /(?:^|.*\/)node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []),
  );
  const found = [...folders].sort().flatMap((path) => {
    const folder = resolve('src/halflight', path);
    const file = existsSync(folder) ? readdirSync(folder).find((name) => /^licen[cs]e/i.test(name)) : undefined;
    return file === undefined
      ? []
      : [`${path.replace(/^.*node_modules\//, '')}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`];
  });
  return found.join(`\n${'-'.repeat(40)}\n\n`);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
