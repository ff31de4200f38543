import type { Pass } from '../finish-pages';
import { hashInlineCode } from './inline-code';
import { toPolicy, type SitePolicy } from './to-policy';

/** Tells a page of ours from any other HTML file in `public/`. */
const OURS = 'id="___gatsby"';

const FORMER = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * The last pass over pages: writes the policy of the site into each, with the hashes of its inline code. The policy comes before everything that it
 * applies to, and after the encoding, which browsers look for in the first kilobyte.
 */
export function policyPass(site: SitePolicy): Pass {
  const known = JSON.stringify(site);
  return {
    inputOf: () => known,
    run: (html) => {
      if (!html.includes(OURS)) return html;
      const bare = html.replace(FORMER, '');
      const policy = toPolicy(site, hashInlineCode(bare));
      return bare.replace(
        /<meta charset="[^"]*"\s*\/?>/i,
        (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
      );
    },
  };
}
