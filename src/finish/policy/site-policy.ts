import { toSpeculationRules, VIEW_RULES } from '../../ui/client/speculation-rules';
import { toServices } from '../../derive/to-services';
import type { PublishedSite } from '../../outputs/published';
import { toHash } from './inline-code';
import { toSitePolicy, type SitePolicy } from './to-policy';

/** The policy of a site as it was built: from its settings, and from what its pages show. */
export function sitePolicyOf({ settings, person, languages }: PublishedSite): SitePolicy {
  const entries = [...new Set(languages.flatMap(({ shown }) => shown))].map((node) => ({ ...node, values: node }));
  const prefix = new URL(settings.url).pathname.replace(/\/$/, '');
  return toSitePolicy(toServices(settings, person, entries), {
    search: settings.search !== false,
    // `ui/client/fetch-ahead.ts` puts these into every page.
    hashes: [toSpeculationRules(prefix), VIEW_RULES].map(toHash),
  });
}
