/** The media type of links to feeds of other sites, in whatever format. `npm run links` knows feeds by it. */
export const FEED_TYPE = 'application/rss+xml';
