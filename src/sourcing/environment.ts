import type { SiteValues } from '../collections';
import { parseUrl } from '../parse-url';

/** For whom a site is built. */
export interface Edition {
  /** For visitors; for those who judge a change before it is published; or for the author, while they write. */
  kind: 'production' | 'preview' | 'development';
  /** Where a host shows this preview, if it tells. */
  url?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Branches that are taken for the one that visitors see, where a host does not say and nobody else does. */
const USUAL_BRANCHES = ['main', 'master'];

/**
 * Reads from the environment for whom a site is built; nothing else decides it. `HALFLIGHT_PREVIEW` has the last word: `1` for a preview,
 * `0` for visitors. Without it, the host's own variables tell builds of branches and pull requests from those for visitors.
 */
export function readEdition(environment: Environment = process.env): Edition {
  const { NODE_ENV, HALFLIGHT_PREVIEW: said } = environment;
  if (said && said !== '0' && said !== '1')
    throw new Error(`HALFLIGHT_PREVIEW must be 1 (a preview) or 0 (none); found ${JSON.stringify(said)}`);
  if (NODE_ENV === 'development') return { kind: 'development' };
  if (said === '0') return { kind: 'production' };
  const told = previewOnHost(environment);
  if (!told && said !== '1') return { kind: 'production' };
  return { kind: 'preview', ...(told?.url && parseUrl(told.url) && { url: told.url }) };
}

/** What a host says of the preview that it builds; `undefined` where it builds none. */
function previewOnHost(environment: Environment): { url?: string | undefined } | undefined {
  const {
    NETLIFY,
    CONTEXT,
    DEPLOY_PRIME_URL,
    VERCEL,
    VERCEL_ENV,
    VERCEL_BRANCH_URL,
    VERCEL_URL,
    CF_PAGES,
    CF_PAGES_BRANCH,
    CF_PAGES_URL,
    WORKERS_CI,
    WORKERS_CI_BRANCH,
    GITHUB_ACTIONS,
    GITHUB_EVENT_NAME,
  } = environment;
  if (NETLIFY === 'true') return CONTEXT && CONTEXT !== 'production' ? { url: DEPLOY_PRIME_URL } : undefined;
  if (VERCEL === '1') {
    // Vercel gives hosts without their scheme. That of the branch stays the same from build to build.
    const host = VERCEL_BRANCH_URL || VERCEL_URL;
    return VERCEL_ENV && VERCEL_ENV !== 'production' ? { url: host && `https://${host}` } : undefined;
  }
  if (CF_PAGES === '1') return isOtherBranch(CF_PAGES_BRANCH, environment) ? { url: CF_PAGES_URL } : undefined;
  if (WORKERS_CI === '1') return isOtherBranch(WORKERS_CI_BRANCH, environment) ? {} : undefined;
  if (GITHUB_ACTIONS === 'true') return /^pull_request/.test(GITHUB_EVENT_NAME ?? '') ? {} : undefined;
  return undefined;
}

/** Cloudflare names the branch that it builds, but not which one visitors see: `HALFLIGHT_BRANCH` says that, where it is not a usual one. */
function isOtherBranch(branch: string | undefined, { HALFLIGHT_BRANCH }: Environment): boolean {
  const own = HALFLIGHT_BRANCH ? [HALFLIGHT_BRANCH] : USUAL_BRANCHES;
  return branch !== undefined && !own.includes(branch);
}

/** The settings of a site as an edition of it is built: a preview lies at its own address. */
export function settingsFor<S extends Pick<SiteValues, 'url'>>(settings: S, { url }: Edition = readEdition()): S {
  return url === undefined ? settings : { ...settings, url };
}

/** Whether search engines are to leave out the whole site: every edition but the one for visitors, and every demonstration. */
export function isUnlisted({ demo }: Pick<SiteValues, 'demo'>, { kind }: Edition = readEdition()): boolean {
  return kind !== 'production' || demo === true;
}
