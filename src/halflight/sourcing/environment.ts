import type { SiteValues } from '../collections';
import { hosts } from '../finish/hosts';
import type { Environment, Host, HostBuild } from '../finish/hosts/host';
import { parseUrl } from '../parse-url';

/** For whom a site is built. */
export interface DeployContext {
  /** For visitors; for reviewers of a change before it is published; or for the author while writing. */
  kind: 'production' | 'preview' | 'development';
  /** The URL of this preview, if the host provides it. */
  url?: string;
}

/**
 * Reads from the environment for whom a site is built; nothing else decides it. Except in development, `HALFLIGHT_PREVIEW` has the last word: `1` for
 * a preview, `0` for visitors. Without it, the host's own variables tell builds of branches and pull requests from those for visitors. Throws for any
 * other value of `HALFLIGHT_PREVIEW`.
 */
export function readDeployContext(environment: Environment = process.env): DeployContext {
  const { NODE_ENV, HALFLIGHT_PREVIEW: said } = environment;
  if (said && said !== '0' && said !== '1')
    throw new Error(`HALFLIGHT_PREVIEW must be 1 (a preview) or 0 (none); found ${JSON.stringify(said)}`);
  if (NODE_ENV === 'development') return { kind: 'development' };
  if (said === '0') return { kind: 'production' };
  const build = findHost(environment)?.build;
  if (!build?.preview) return { kind: said === '1' ? 'preview' : 'production' };
  return { kind: 'preview', ...(build.url && parseUrl(build.url) && { url: build.url }) };
}

/** The host that a build runs on, and what it says of the build; `undefined` if unknown. Hosts that build for other hosts come last. */
export function findHost(environment: Environment = process.env): (Host & { build: HostBuild }) | undefined {
  const found = Object.values<Host>(hosts).flatMap((host) => {
    const build = host.readBuild?.(environment);
    return build ? [{ ...host, build }] : [];
  });
  return found.find(({ runsOthers }) => !runsOthers) ?? found[0];
}

/** The settings of a site for this build: a preview has a URL of its own. */
export function settingsFor<S extends Pick<SiteValues, 'url'>>(
  settings: S,
  { url }: DeployContext = readDeployContext(),
): S {
  return url === undefined ? settings : { ...settings, url };
}

/** Whether search engines should leave out the whole site: for every build except the one for visitors, and for every demonstration. */
export function isUnlisted({ demo }: Pick<SiteValues, 'demo'>, { kind }: DeployContext = readDeployContext()): boolean {
  return kind !== 'production' || demo === true;
}
