import type { AnalyticsService } from '../analytics';

/** https://umami.is/docs/tracker-configuration */
export const umami: AnalyticsService = {
  label: 'Umami',
  position: 2,
  policy: 'https://umami.is/privacy',
  idHint: 'the id of the website',
  needs: [{ oneOf: ['id'], message: 'is missing: the id that Umami shows for the website' }],
  script: ({ id = '', host }) => ({
    host: host ?? 'umami.is',
    src: `https://${host ?? 'cloud.umami.is'}/script.js`,
    data: { 'website-id': id },
    // The script of Umami Cloud reports to gateways on other hosts.
    ...(!host && { asks: ['https://cloud.umami.is', 'https://gateway.umami.is', 'https://api-gateway.umami.dev'] }),
  }),
};
