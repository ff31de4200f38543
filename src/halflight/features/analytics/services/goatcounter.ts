import type { AnalyticsService } from '../analytics';
import type { AnalyticsClient } from '../client';

/** https://www.goatcounter.com/help/start and https://www.goatcounter.com/help/csp */
export const goatcounter: AnalyticsService = {
  label: 'GoatCounter',
  position: 3,
  policy: 'https://www.goatcounter.com/help/privacy',
  idHint: 'your code, which is the first part of its address',
  needs: [{ oneOf: ['id', 'host'], message: 'is missing: your code at GoatCounter, or the "host" that it runs on' }],
  script: ({ id = '', host }) => {
    const server = host ?? `${id}.goatcounter.com`;
    return {
      host: server,
      src: host ? `https://${host}/count.js` : 'https://gc.zgo.at/count.js',
      data: { goatcounter: `https://${server}/count` },
    };
  },
};

interface GoatCounter {
  goatcounter?: { count?: (visit: { path: string; title: string }) => void };
}

/** Its script does not detect client-side navigation by itself. */
export const client: AnalyticsClient = {
  onNewPage: (path) => (window as GoatCounter).goatcounter?.count?.({ path, title: document.title }),
};
