import type { SiteValues } from '../../collections';
import { HSTS_MAX_AGE } from '../../limits';
import type { Header } from '../../hosts/host';

/**
 * Browser features that none of our pages uses and none of their frames may use. Only names that browsers know, because they complain about others.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The headers of every response: what the policy in the page itself (`add-policy.ts`) cannot say. Browsers ignore `frame-ancestors` there, and
 * `upgrade-insecure-requests` would break a page viewed over plain HTTP in a local network.
 */
export function securityHeaders({ url, demo }: Pick<SiteValues, 'url' | 'demo'>): readonly Header[] {
  const safe = new URL(url).protocol === 'https:';
  return [
    // The documentation shows demonstrations in frames.
    [
      'Content-Security-Policy',
      `frame-ancestors ${demo ? "'self'" : "'none'"}${safe ? '; upgrade-insecure-requests' : ''}`,
    ],
    // Leaves out subdomains, which are not ours to decide about.
    ...(safe ? [['Strict-Transport-Security', `max-age=${HSTS_MAX_AGE}`] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
    // Video players and analytics services want to know which site they are on. None gets the path.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', UNUSED_FEATURES.map((name) => `${name}=()`).join(', ')],
    // Nothing in our frames signs people in with a popup: giscus navigates the whole page there and back.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/**
 * The policy of an SVG opened on its own: it may look as it likes, but do nothing. A host may send it in addition to the policy of every response or
 * instead of it, so it repeats that no site may frame it.
 */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; sandbox; frame-ancestors 'none'";

/** Files that only our own pages load: pages, scripts, styles, fonts, page data, the search index. */
const OWN = /(?:^|\/)$|\.(?:html|js|css|woff2)$|^\/(?:page-data|pagefind)\//;

/**
 * Who may load a file into their own pages, by its path (without the path prefix): the value of `Cross-Origin-Resource-Policy`. Feeds, calendars and
 * texts are made for others to read, and feed readers show the images of posts.
 */
export function resourcePolicyOf(path: string): 'same-origin' | 'cross-origin' {
  return OWN.test(path) ? 'same-origin' : 'cross-origin';
}
