import type { AnalyticsService } from '../analytics';
import type { AnalyticsClient } from '../client';

/** The prefix of scripts that Plausible generates for one site. The generic script is told the domain instead. */
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

/** A script of one site waits to be initialised; this initialises it before it has loaded. */
export const client: AnalyticsClient = {
  beforeLoad: (src) => {
    if (src.includes(`/js/${OWN}`))
      Object.assign(window, { plausible: Object.assign(() => undefined, { q: [], o: {} }) });
  },
};
