import type { SiteValues } from '../collections';
import { hosts } from '../hosts';
import type { Environment, Host, HostBuild } from '../hosts/host';
import { parseUrl } from '../parse-url';

/** Who a site is built for. */
export interface DeployContext {
  /** For visitors; for reviewers of an unpublished change; or for the author while writing. */
  kind: 'production' | 'preview' | 'development';
  /** The URL of this preview deploy, if the host provides it. */
  url?: string;
}

/**
 * Reads from the environment who a site is built for; nothing else decides it. Outside development, `HALFLIGHT_PREVIEW` takes precedence: `1` for a
 * preview, `0` for production. Otherwise the host's variables tell branch and pull request builds from production builds. Throws for any other value
 * of `HALFLIGHT_PREVIEW`.
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

/** The host that a build runs on, and what it says about the build; `undefined` if unknown. Hosts that build for other hosts are tried last. */
export function findHost(environment: Environment = process.env): (Host & { build: HostBuild }) | undefined {
  const found = Object.values<Host>(hosts).flatMap((host) => {
    const build = host.readBuild?.(environment);
    return build ? [{ ...host, build }] : [];
  });
  return found.find(({ runsOthers }) => !runsOthers) ?? found[0];
}

/** The settings of a site for this build: a preview has its own URL. */
export function settingsFor<S extends Pick<SiteValues, 'url'>>(
  settings: S,
  { url }: DeployContext = readDeployContext(),
): S {
  return url === undefined ? settings : { ...settings, url };
}

/** Whether search engines should ignore the whole site: true for every build but production, and for every demo. */
export function isNoindexSite(
  { demo }: Pick<SiteValues, 'demo'>,
  { kind }: DeployContext = readDeployContext(),
): boolean {
  return kind !== 'production' || demo === true;
}
