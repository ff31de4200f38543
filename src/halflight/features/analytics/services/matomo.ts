import type { AnalyticsService } from '../analytics';
import type { AnalyticsClient } from '../client';

/** https://developer.matomo.org/guides/tracking-javascript-guide */
export const matomo: AnalyticsService = {
  label: 'Matomo',
  position: 6,
  policy: 'https://matomo.org/matomo-cloud-privacy-policy/',
  idHint: 'the number of the site, with the `host` that Matomo runs on',
  needs: [
    { oneOf: ['id'], message: 'is missing: the number that Matomo gave the site' },
    { oneOf: ['host'], message: 'is missing: the host that Matomo runs on, such as stats.example.org' },
  ],
  script: ({ id = '', host = '' }) => ({ host, src: `https://${host}/matomo.js`, data: { site: id } }),
};

/** The command queue that Matomo's script processes once it has loaded, and from then on. */
interface Matomo {
  _paq?: unknown[];
}

export const client: AnalyticsClient = {
  beforeLoad: (src, { site }) => {
    (window as Matomo)._paq = [
      ['disableCookies'],
      ['setTrackerUrl', src.replace(/js$/, 'php')],
      ['setSiteId', site],
      ['trackPageView'],
      ['enableLinkTracking'],
    ];
  },
  onNewPage: (path) => {
    (window as Matomo)._paq?.push(['setCustomUrl', path], ['trackPageView', document.title], ['enableLinkTracking']);
  },
};
