import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rcompare, valid } from 'semver';
import type { EngineManifest, Release } from './bump-manifest';
import type { RunProgram } from './run-program';

/** A version as authors type it (`0.3.0`), or a tag in the registry (`latest`). */
const VERSION = /^(?!.*\.tgz$)[\da-z][\w.+-]*$/i;

/**
 * Finds the release to upgrade a site to: a version in the registry, by default the newest; a packed engine; or the newest in a folder of packed
 * packages. `names` are those of our packages that the site uses, `isVendored` whether it takes them from files. Throws if there is none.
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
      `There is no ${wanted}: name a version such as 0.3.0, a packed package (.tgz), or a folder of them.`,
    );
  if (wanted === undefined && site.isVendored)
    throw new Error(
      'This site installs Halflight from a file, not from the registry. Name the new file, for example "npx halflight upgrade ../packed/halflight-0.3.0.tgz", or a version, to install it from the registry from now on.',
    );
  return { engine: askRegistry(wanted?.replace(/^v(?=\d)/, '') ?? 'latest', site.folder, run), tarballs: new Map() };
}

function askRegistry(version: string, folder: string, run: RunProgram): EngineManifest {
  const { code, stdout, stderr } = run(folder, 'npm', ['view', `halflight@${version}`, '--json']);
  // A partial version such as `0.3` may match several, and then gives a list.
  const all =
    code === 0 && stdout.trim() !== '' ? [JSON.parse(stdout) as EngineManifest | EngineManifest[]].flat() : [];
  const [engine] = all.sort((one, other) => rcompare(one.version, other.version));
  if (engine) return engine;
  if (code === 0 || /\bE404\b/.test(stderr)) throw new Error(`The registry has no halflight@${version}.`);
  throw new Error(`halflight@${version} could not be looked up in the registry:\n${stderr.trim()}`);
}

/** The newest engine in a folder of packed packages, with our other packages that the site uses. */
function fromFolder(folder: string, names: readonly string[]): Release {
  const engines = readdirSync(folder).flatMap((file) => {
    const version = valid(/^halflight-(\d.*)\.tgz$/.exec(file)?.[1] ?? '');
    return version === null ? [] : [{ file, version }];
  });
  const [newest] = engines.sort((one, other) => rcompare(one.version, other.version));
  if (!newest) throw new Error(`There is no packed engine, such as halflight-0.3.0.tgz, in ${folder}.`);
  return fromFile(join(folder, newest.file), names);
}

/** A packed engine, with the packages beside it that the site uses. */
function fromFile(file: string, names: readonly string[]): Release {
  const { name, ...engine } = readPacked(file);
  if (name !== 'halflight') throw new Error(`${file} is the package ${name}, not halflight.`);
  const tarballs = names.map((each): [string, string] => [
    each,
    each === name ? file : join(dirname(file), `${each}-${engine.version}.tgz`),
  ]);
  for (const [each, path] of tarballs)
    if (!statSync(path, { throwIfNoEntry: false }))
      throw new Error(
        `This site also uses ${each}, which needs the same version as the engine, and there is no ${path}.`,
      );
  return { engine, tarballs: new Map(tarballs) };
}

/**
 * Reads the `package.json` of a packed package. In a tar, each file has a header of 512 bytes, and its content fills blocks of that size (POSIX,
 * ustar).
 */
function readPacked(file: string): EngineManifest & { name: string } {
  const bytes = unzip(file);
  for (let at = 0; at + 512 <= bytes.length;) {
    const size = parseInt(bytes.toString('latin1', at + 124, at + 136), 8) || 0;
    if (bytes.toString('latin1', at, at + 21) === 'package/package.json\0')
      return JSON.parse(bytes.toString('utf8', at + 512, at + 512 + size)) as EngineManifest & { name: string };
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`${file} is not a packed package: it has no package/package.json.`);
}

function unzip(file: string): Buffer {
  try {
    return gunzipSync(readFileSync(file));
  } catch (error) {
    throw new Error(`${file} is not a packed package: it cannot be unpacked.`, { cause: error });
  }
}
