import { toServices } from '../../derive/to-services';
import type { PublishedSite } from '../../outputs/published';
import { toSitePolicy, type SitePolicy } from './to-policy';

/** The policy of a site as it was built: based on its settings, and on what its pages show. */
export function sitePolicyOf({ settings, person, languages }: PublishedSite): SitePolicy {
  const entries = [...new Set(languages.flatMap(({ shown }) => shown))].map((node) => ({ ...node, values: node }));
  return toSitePolicy(toServices(settings, person, entries), { search: settings.search !== false });
}
