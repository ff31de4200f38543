import type { AnalyticsService } from '../analytics';

/** https://usefathom.com/docs/script/embed. Its script reports a visit by asking for a picture. */
export const fathom: AnalyticsService = {
  label: 'Fathom',
  position: 4,
  policy: 'https://usefathom.com/privacy',
  idHint: 'the id of the site',
  needs: [{ oneOf: ['id'], message: 'is missing: the id that Fathom shows for the site' }],
  script: ({ id = '', host = 'cdn.usefathom.com' }) => ({
    host,
    src: `https://${host}/script.js`,
    // It watches the history of the page, and so notices what React changes in place.
    data: { site: id, spa: 'auto' },
    asksForImages: true,
  }),
};
