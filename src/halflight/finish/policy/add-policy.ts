import { toServices } from '../../derive/to-services';
import type { PublishedSite } from '../../outputs/published';
import { isSealed } from '../../routes/protected';
import type { Pass } from '../finish-pages';
import { hashInlineCode } from './inline-code';
import { toPolicy, toSitePolicy, type SitePolicy } from './to-policy';

/** Tells our pages from other HTML files in `public/`. */
const OURS = 'id="___gatsby"';

const FORMER = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * The last pass over pages: writes the site's policy into each, with the hashes of its inline code. The policy comes before everything it applies to,
 * but after the encoding, which browsers look for in the first kilobyte.
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

/** The policy of a site as built, based on its settings and on what its pages show. */
export function sitePolicyOf({ settings, forms, person, languages }: PublishedSite): SitePolicy {
  const entries = [...new Set(languages.flatMap(({ shown }) => shown))].map((node) => ({ ...node, values: node }));
  return toSitePolicy(toServices({ ...settings, forms }, person, entries), {
    search: settings.search !== false,
    demo: settings.demo,
    sealed: entries.some(isSealed),
  });
}
