import type { AnalyticsService } from '../analytics';

/** https://usefathom.com/docs/script/embed. Its script reports visits through image requests. */
export const fathom: AnalyticsService = {
  label: 'Fathom',
  position: 4,
  policy: 'https://usefathom.com/privacy',
  idHint: 'the id of the site',
  needs: [{ oneOf: ['id'], message: 'is missing: the id that Fathom shows for the site' }],
  script: ({ id = '', host = 'cdn.usefathom.com' }) => ({
    host,
    src: `https://${host}/script.js`,
    // `auto` detects client-side navigation by watching the page's history.
    data: { site: id, spa: 'auto' },
    asksForImages: true,
  }),
};
