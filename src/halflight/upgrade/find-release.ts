import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rcompare, valid } from 'semver';
import type { EngineManifest, Release } from './bump-manifest';
import type { RunProgram } from './run-program';

/** A version as authors type it (`0.3.0`), or a name that the registry has for one (`latest`). */
const VERSION = /^(?!.*\.tgz$)[\da-z][\w.+-]*$/i;

/**
 * Finds the release that a site is to be upgraded to: a version in the registry, by default the newest; a packed engine, or the newest in a folder of
 * packed packages. `names` are those of our packages that the site uses, `isVendored` whether it takes them from files. Throws if there is none.
 */
export function findRelease(
  wanted: string | undefined,
  site: { folder: string; names: readonly string[]; isVendored: boolean },
  run: RunProgram,
): Release {
  const found = wanted === undefined ? undefined : statSync(resolve(site.folder, wanted), { throwIfNoEntry: false });
  if (wanted !== undefined && found) {
    const path = resolve(site.folder, wanted);
    return found.isDirectory() ? fromFolder(path, site.names) : fromFile(path, site.names);
  }
  if (wanted !== undefined && !VERSION.test(wanted))
    throw new Error(
      `There is no ${wanted}: name a version such as 0.3.0, a packed package (.tgz), or a folder with some.`,
    );
  if (wanted === undefined && site.isVendored)
    throw new Error(
      'This site takes Halflight from a file, so the registry is not asked. Name the new one, for example "npx halflight upgrade ../packed/halflight-0.3.0.tgz", or a version to have it from the registry from now on.',
    );
  return { engine: askRegistry(wanted?.replace(/^v(?=\d)/, '') ?? 'latest', site.folder, run), tarballs: new Map() };
}

/** The `package.json` of a version of the engine, as the registry has it. */
function askRegistry(version: string, folder: string, run: RunProgram): EngineManifest {
  const { code, stdout, stderr } = run(folder, 'npm', ['view', `halflight@${version}`, '--json']);
  // A version that begins like several ones, such as `0.3`, gives a list of them.
  const all =
    code === 0 && stdout.trim() !== '' ? [JSON.parse(stdout) as EngineManifest | EngineManifest[]].flat() : [];
  const [engine] = all.sort((one, other) => rcompare(one.version, other.version));
  if (engine) return engine;
  if (code === 0 || /\bE404\b/.test(stderr)) throw new Error(`The registry has no halflight@${version}.`);
  throw new Error(`The registry could not be asked for halflight@${version}:\n${stderr.trim()}`);
}

/** The newest engine in a folder of packed packages, with those of the others that the site uses. */
function fromFolder(folder: string, names: readonly string[]): Release {
  const engines = readdirSync(folder).flatMap((file) => {
    const version = valid(/^halflight-(\d.*)\.tgz$/.exec(file)?.[1] ?? '');
    return version === null ? [] : [{ file, version }];
  });
  const [newest] = engines.sort((one, other) => rcompare(one.version, other.version));
  if (!newest) throw new Error(`${folder} has no packed engine, which is called like halflight-0.3.0.tgz.`);
  return fromFile(join(folder, newest.file), names);
}

/** A packed engine, with those of the other packages beside it that the site uses. */
function fromFile(file: string, names: readonly string[]): Release {
  const { name, ...engine } = readPacked(file);
  if (name !== 'halflight') throw new Error(`${file} is the package ${name}, and not halflight.`);
  const tarballs = names.map((own): [string, string] => [
    own,
    own === name ? file : join(dirname(file), `${own}-${engine.version}.tgz`),
  ]);
  for (const [own, path] of tarballs)
    if (!statSync(path, { throwIfNoEntry: false }))
      throw new Error(`This site uses ${own}, too, whose version moves with the engine’s, and there is no ${path}.`);
  return { engine, tarballs: new Map(tarballs) };
}

/** Reads the `package.json` of a packed package. In a tar, each file has a head of 512 bytes, and its content fills blocks of that size (POSIX, ustar). */
function readPacked(file: string): EngineManifest & { name: string } {
  const bytes = unzip(file);
  for (let at = 0; at + 512 <= bytes.length;) {
    const size = parseInt(bytes.toString('latin1', at + 124, at + 136), 8) || 0;
    if (bytes.toString('latin1', at, at + 21) === 'package/package.json\0')
      return JSON.parse(bytes.toString('utf8', at + 512, at + 512 + size)) as EngineManifest & { name: string };
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`${file} is no packed package: it has no package/package.json.`);
}

function unzip(file: string): Buffer {
  try {
    return gunzipSync(readFileSync(file));
  } catch (error) {
    throw new Error(`${file} is no packed package: it cannot be unpacked.`, { cause: error });
  }
}
