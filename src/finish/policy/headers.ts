import type { SiteValues } from '../../collections';
import { HSTS_MAX_AGE } from '../../limits';
import type { Header } from '../hosts/host';

/** What no page of ours asks a visitor for, and nothing that it frames may either. Only names that browsers know: of others they complain. */
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
 * The headers that every answer carries: what the policy in the page itself (`add-policy.ts`) cannot say. Browsers ignore
 * `frame-ancestors` there, and `upgrade-insecure-requests` would break a page that is looked at over plain HTTP in one's own network.
 */
export function securityHeaders({ url }: Pick<SiteValues, 'url'>): readonly Header[] {
  const safe = new URL(url).protocol === 'https:';
  return [
    ['Content-Security-Policy', `frame-ancestors 'none'${safe ? '; upgrade-insecure-requests' : ''}`],
    // Not for subdomains: those are not ours to decide on.
    ...(safe ? [['Strict-Transport-Security', `max-age=${HSTS_MAX_AGE}`] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
    // Players of videos, and services that count visits, want to know which site they are on. None gets the path.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', UNUSED_FEATURES.map((name) => `${name}=()`).join(', ')],
    // Nothing that we frame signs anybody in by a window of its own: giscus leads the whole page there and back.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/**
 * The policy of a drawing (SVG) that is opened by itself: it may look as it likes, and do nothing. A host may send it beside the policy of every
 * answer or in its place, so it says again that no site may frame it.
 */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; sandbox; frame-ancestors 'none'";

/** What only our own pages load: pages, scripts, styles, fonts, the data of pages, the search index. */
const OWN = /(?:^|\/)$|\.(?:html|js|css|woff2)$|^\/(?:page-data|pagefind)\//;

/**
 * Who may load a file into a page of theirs, by its path (without the site's prefix): the value of `Cross-Origin-Resource-Policy`. Feeds,
 * calendars and texts are made for others to read, and a feed reader shows the pictures of a post.
 */
export function resourcePolicyOf(path: string): 'same-origin' | 'cross-origin' {
  return OWN.test(path) ? 'same-origin' : 'cross-origin';
}
