import type { AnalyticsService } from '../analytics';
import type { AnalyticsClient } from '../client';

/** The prefix of script ids that Plausible generates for a single site. The generic script takes the domain instead. */
const OWN = 'pa-';

/** https://plausible.io/docs/plausible-script */
export const plausible: AnalyticsService = {
  label: 'Plausible',
  position: 1,
  policy: 'https://plausible.io/data-policy',
  idHint:
    'then it is the host of `url`; the name of the script that Plausible made for your site (`pa-…`) will do, too',
  script: ({ id = '', host = 'plausible.io' }, siteUrl) => {
    const own = id.startsWith(OWN);
    return {
      host,
      src: `https://${host}/js/${own ? id : 'script'}.js`,
      data: own ? {} : { domain: id || new URL(siteUrl).hostname },
    };
  },
};

/** A site-specific script waits to be initialised; this queues the call before it has loaded. */
export const client: AnalyticsClient = {
  beforeLoad: (src) => {
    if (src.includes(`/js/${OWN}`))
      Object.assign(window, { plausible: Object.assign(() => undefined, { q: [], o: {} }) });
  },
};
