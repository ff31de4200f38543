import { subset, validRange } from 'semver';

/** What an upgrade reads of the engine's `package.json`. */
export interface EngineManifest {
  version: string;
  engines?: { node?: string };
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** What a site is upgraded to. */
export interface Release {
  engine: EngineManifest;
  /** The packed packages, by name, if they do not come from the registry: absolute paths. */
  tarballs: ReadonlyMap<string, string>;
}

/** A changed line of `package.json`; `before` is `undefined` for a new one. */
export interface ManifestChange {
  name: string;
  before: string | undefined;
  after: string;
}

type Versions = Record<string, string>;

/** What an upgrade reads and changes in a site's `package.json`. */
export interface SiteManifest {
  dependencies?: Versions;
  devDependencies?: Versions;
  overrides?: Record<string, unknown>;
  pnpm?: { overrides?: Record<string, unknown> };
}

/** The packages of Halflight that a site may depend on. They share a version. */
export const PACKAGES = ['halflight', 'halflight-import', 'halflight-receiver'];

/** A site's folder for packages that are not in a registry. */
export const VENDOR = 'vendor';

/** The sections of a `package.json` that list packages to install. */
const sectionsOf = ({ dependencies, devDependencies }: SiteManifest): Versions[] =>
  [dependencies, devDependencies].filter((versions) => versions !== undefined);

/**
 * Updates a site's `package.json` for a release: our packages, the engine's peer dependencies, and overrides of the engine's own dependencies. A
 * range of the author that is within what the engine requires stays. Returns the new text and the changed lines.
 */
export function bumpManifest(text: string, { engine, tarballs }: Release): { text: string; changes: ManifestChange[] } {
  const manifest = JSON.parse(text) as SiteManifest;
  const changes: ManifestChange[] = [];
  const set = (versions: Record<string, unknown>, name: string, after: string, shown = name) => {
    const before = versions[name];
    if (before === after) return;
    changes.push({ name: shown, before: typeof before === 'string' ? before : undefined, after });
    versions[name] = after;
  };
  for (const versions of sectionsOf(manifest))
    for (const name of PACKAGES) {
      const before = versions[name];
      if (before !== undefined) set(versions, name, toSource(before, engine.version, tarballs.get(name)));
    }
  for (const [name, wanted] of Object.entries(engine.peerDependencies ?? {})) {
    const versions = sectionsOf(manifest).find((all) => name in all);
    if (versions) {
      if (!isWithin(versions[name], wanted)) set(versions, name, wanted);
    } else if (engine.peerDependenciesMeta?.[name]?.optional !== true) {
      manifest.dependencies ??= {};
      set(manifest.dependencies, name, wanted);
      manifest.dependencies = Object.fromEntries(Object.entries(manifest.dependencies).sort());
    }
  }
  for (const overrides of [manifest.overrides, manifest.pnpm?.overrides].filter((all) => all !== undefined))
    for (const [name, value] of Object.entries(overrides)) {
      const wanted = engine.dependencies?.[name];
      if (wanted !== undefined && typeof value === 'string' && !isWithin(value, wanted))
        set(overrides, name, wanted, `${name} (override)`);
    }
  const [indentation = '  '] = /^[ \t]+(?=")/m.exec(text) ?? [];
  const after = `${JSON.stringify(manifest, null, indentation)}\n`;
  return { text: text.includes('\r\n') ? after.replaceAll('\n', '\r\n') : after, changes };
}

/** The new value for one of our packages: a packed file in the site, or a version with the same range prefix as before. */
function toSource(before: string, version: string, tarball: string | undefined): string {
  if (tarball !== undefined) return `file:${VENDOR}/${fileName(tarball)}`;
  const [, loosely = '^'] = /^([~^]?)\d/.exec(before) ?? [];
  return `${loosely}${version}`;
}

const fileName = (path: string): string => path.replace(/^.*[\\/]/, '');

/** Whether every version of a range is within another. Anything but a range, such as `file:../react`, is the author's decision. */
function isWithin(range: string | undefined, wanted: string): boolean {
  return range === undefined || validRange(range) === null || subset(range, wanted);
}
