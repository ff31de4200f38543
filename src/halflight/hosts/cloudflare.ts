import { headersAndRedirects } from './headers-and-redirects';
import type { Environment, Host } from './host';

/** Branches assumed to be the published one, unless `HALFLIGHT_BRANCH` names another. */
const USUAL_BRANCHES = ['main', 'master'];

/** Cloudflare Pages and Workers. */
export const cloudflare: Host = {
  name: 'Cloudflare',
  files: headersAndRedirects,
  readBuild: (environment) => {
    const { CF_PAGES, CF_PAGES_BRANCH, CF_PAGES_URL, WORKERS_CI, WORKERS_CI_BRANCH } = environment;
    if (CF_PAGES === '1') return { preview: isOtherBranch(CF_PAGES_BRANCH, environment), url: CF_PAGES_URL };
    if (WORKERS_CI === '1') return { preview: isOtherBranch(WORKERS_CI_BRANCH, environment) };
    return undefined;
  },
  variables: { HALFLIGHT_BRANCH: 'the branch that Cloudflare shows to visitors, if it is neither main nor master' },
};

/** Cloudflare says which branch it builds, but not which one is published. */
function isOtherBranch(branch: string | undefined, { HALFLIGHT_BRANCH }: Environment): boolean {
  const own = HALFLIGHT_BRANCH ? [HALFLIGHT_BRANCH] : USUAL_BRANCHES;
  return branch !== undefined && !own.includes(branch);
}
