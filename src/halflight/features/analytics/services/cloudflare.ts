import type { AnalyticsService } from '../analytics';

/** https://developers.cloudflare.com/web-analytics/get-started/ and its page on Content-Security-Policy */
export const cloudflare: AnalyticsService = {
  label: 'Cloudflare Web Analytics',
  position: 5,
  policy: 'https://www.cloudflare.com/privacypolicy/',
  idHint: 'the token of the site',
  needs: [{ oneOf: ['id'], message: 'is missing: the token that Cloudflare shows for the site' }],
  script: ({ id = '' }) => ({
    host: 'cloudflareinsights.com',
    src: 'https://static.cloudflareinsights.com/beacon.min.js',
    data: { 'cf-beacon': JSON.stringify({ token: id, spa: true }) },
    asks: ['https://static.cloudflareinsights.com', 'https://cloudflareinsights.com'],
  }),
};
