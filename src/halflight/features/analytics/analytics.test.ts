import { analyticsScriptOf, type AnalyticsValues } from './analytics';
import { site } from '../../collections/site/schema';

const siteUrl = 'https://www.example.org/site/';

test.each<[AnalyticsValues, string, object]>([
  [{ service: 'plausible' }, 'https://plausible.io/js/script.js', { domain: 'www.example.org' }],
  [{ service: 'plausible', id: 'example.org' }, 'https://plausible.io/js/script.js', { domain: 'example.org' }],
  [{ service: 'plausible', id: 'pa-XXXX' }, 'https://plausible.io/js/pa-XXXX.js', {}],
  [{ service: 'plausible', host: 'a.test' }, 'https://a.test/js/script.js', { domain: 'www.example.org' }],
  [{ service: 'umami', id: 'an-id' }, 'https://cloud.umami.is/script.js', { 'website-id': 'an-id' }],
  [{ service: 'umami', id: 'an-id', host: 'a.test' }, 'https://a.test/script.js', { 'website-id': 'an-id' }],
  [
    { service: 'goatcounter', id: 'ada' },
    'https://gc.zgo.at/count.js',
    { goatcounter: 'https://ada.goatcounter.com/count' },
  ],
  [{ service: 'goatcounter', host: 'a.test' }, 'https://a.test/count.js', { goatcounter: 'https://a.test/count' }],
  [{ service: 'fathom', id: 'ABCDEF' }, 'https://cdn.usefathom.com/script.js', { site: 'ABCDEF', spa: 'auto' }],
  [
    { service: 'cloudflare', id: 'abc' },
    'https://static.cloudflareinsights.com/beacon.min.js',
    { 'cf-beacon': '{"token":"abc","spa":true}' },
  ],
  [{ service: 'matomo', id: '3', host: 'a.test' }, 'https://a.test/matomo.js', { site: '3' }],
])('%j is counted by %s', (values, src, data) => {
  expect(analyticsScriptOf(values, siteUrl)).toMatchObject({ src, data });
});

test('only the service itself is asked for its policy', () => {
  expect(analyticsScriptOf({ service: 'plausible' }, siteUrl).policy).toBe('https://plausible.io/data-policy');
  expect(analyticsScriptOf({ service: 'plausible', host: 'a.test' }, siteUrl).policy).toBeUndefined();
});

test.each<[unknown, string | undefined]>([
  ['plausible', undefined],
  [{ service: 'umami' }, 'is missing: the id that Umami shows for the website'],
  [{ service: 'goatcounter' }, 'is missing: your code at GoatCounter, or the "host" that it runs on'],
  [{ service: 'goatcounter', host: 'stats.example.org' }, undefined],
  [{ service: 'matomo', id: '3' }, 'is missing: the host that Matomo runs on, such as stats.example.org'],
  [{ service: 'matomo', host: 'a.test' }, 'is missing: the number that Matomo gave the site'],
  [{ service: 'matomo', id: '3', host: 'a.test' }, undefined],
  [{ service: 'umami', id: 'a"b' }, 'must be the id that the service shows, of letters, digits, hyphens and dots'],
  [{ service: 'plausible', host: 'https://a.test' }, 'must be a host name, such as stats.example.org'],
])('%j in site.md: %s', (analytics, message) => {
  const { error } = site.fields.analytics.safeParse(analytics);
  expect(error?.issues[0]?.message).toBe(message);
});
