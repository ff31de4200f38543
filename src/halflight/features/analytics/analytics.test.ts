import { analyticsScriptOf, type AnalyticsValues } from './analytics';
import { site } from '../../collections/site/schema';

const siteUrl = 'https://www.example.org/site/';

test.each<[AnalyticsValues, string, object]>([
  [{ service: 'plausible' }, 'https://plausible.io/js/script.js', { domain: 'www.example.org' }],
  [{ service: 'plausible', id: 'pa-XXXX' }, 'https://plausible.io/js/pa-XXXX.js', {}],
  [{ service: 'umami', id: 'an-id', host: 'a.test' }, 'https://a.test/script.js', { 'website-id': 'an-id' }],
  [
    { service: 'goatcounter', id: 'ada' },
    'https://gc.zgo.at/count.js',
    { goatcounter: 'https://ada.goatcounter.com/count' },
  ],
  [
    { service: 'cloudflare', id: 'abc' },
    'https://static.cloudflareinsights.com/beacon.min.js',
    { 'cf-beacon': '{"token":"abc","spa":true}' },
  ],
  [{ service: 'matomo', id: '3', host: 'a.test' }, 'https://a.test/matomo.js', { site: '3' }],
])('%j is counted by %s', (values, src, data) => {
  expect(analyticsScriptOf(values, siteUrl)).toMatchObject({ src, data });
});

test('the privacy policy is given only for the service’s own host', () => {
  expect(analyticsScriptOf({ service: 'plausible' }, siteUrl).policy).toBe('https://plausible.io/data-policy');
  expect(analyticsScriptOf({ service: 'plausible', host: 'a.test' }, siteUrl).policy).toBeUndefined();
});

test.each<[unknown, string | undefined]>([
  ['plausible', undefined],
  [{ service: 'umami' }, 'is missing: the id that Umami shows for the website'],
  [{ service: 'goatcounter', host: 'stats.example.org' }, undefined],
  [{ service: 'umami', id: 'a"b' }, 'must be the id that the service shows, of letters, digits, hyphens and dots'],
  [{ service: 'plausible', host: 'https://a.test' }, 'must be a host name, such as stats.example.org'],
])('%j in site.md: %s', (analytics, message) => {
  const { error } = site.fields.analytics.safeParse(analytics);
  expect(error?.issues[0]?.message).toBe(message);
});
