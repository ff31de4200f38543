import { getTransformedRoutes, headersSchema, redirectsSchema, sourceToRegex } from '@vercel/routing-utils';
import Ajv from 'ajv';
import { headersOf } from '../finish/host-files/file-rules';
import { toVercelJson } from './vercel';

interface Settings {
  trailingSlash: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string; statusCode: number }[];
}

const host = {
  prefix: '/site',
  headers: [['X-Content-Type-Options', 'nosniff']] as const,
  rules: [
    { pattern: '/*/', cache: 'a' },
    { pattern: '/component---*', cache: 'b' },
    { pattern: '/*.html', cache: 'a' },
  ].map((rule) => ({ pattern: rule.pattern, headers: headersOf(rule) })),
  redirects: [
    { from: '/old/', to: '/new/' },
    { from: '/a:(b)+c.html', to: '/new/#there' },
    { from: '/%C3%BCber/', to: '/new/' },
    { from: '/shop/', to: 'https://shop.example:8443/a:b?c=%20d#e:f' },
    { from: '/query/', to: '/search/?q=a:b' },
  ],
};

const read = (own?: Record<string, unknown>) => JSON.parse(toVercelJson(host, own && JSON.stringify(own))) as Settings;

test('Vercel’s own schemas accept it, and its own compiler makes routes of it', () => {
  const settings = read();
  const ajv = new Ajv({ allowUnionTypes: true, strict: false });
  for (const [schema, value] of [
    [headersSchema, settings.headers],
    [redirectsSchema, settings.redirects],
  ] as const) {
    expect([ajv.validate(schema, value), ajv.errors]).toEqual([true, null]);
  }
  const { routes, error } = getTransformedRoutes(settings);
  expect(error).toBeNull();
  const headers = routes?.flatMap((route) => ('headers' in route ? [route.headers.Location] : []));
  expect(headers).toEqual(expect.arrayContaining(['/site/new/', 'https://shop.example:8443/a%3Ab?c=%20d#e:f']));
});

test('of a rule that fits a file too, the policy is the last, which Vercel sends', () => {
  const settings = JSON.parse(
    toVercelJson({
      ...host,
      headers: [['Content-Security-Policy', 'general']],
      rules: [...host.rules, { pattern: '/*.svg', headers: headersOf({ pattern: '/*.svg', policy: 'sandbox' }) }],
    }),
  ) as Settings;
  const policyOf = (path: string) =>
    settings.headers
      .filter(({ source }) => new RegExp(sourceToRegex(source).src).test(path))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy'))
      .at(-1)?.value;
  expect(['/site/static/1/map.svg', '/site/map.svg', '/site/a.png'].map(policyOf)).toEqual([
    'sandbox',
    'sandbox',
    'general',
  ]);
});

test.each([
  ['else one form', 1050, 1097],
  ['else as many as there may be', 3000, 2048],
])('of very many old addresses there are %s', (_, count, expected) => {
  const many = Array.from({ length: count }, (_, index) => ({ from: `/old-${index}/`, to: '/new/' }));
  const own = Array.from({ length: 46 }, (_, index) => ({ source: `/own-${index}`, destination: '/' }));
  const site = { ...host, redirects: [...many, { from: '/last.php', to: '/new/' }] };
  const { redirects } = JSON.parse(toVercelJson(site, JSON.stringify({ redirects: own }))) as Settings;
  expect(redirects).toHaveLength(expected);
  // It cannot have a redirect page instead.
  expect(redirects.map(({ source }) => source)).toContain('/site/last.php');
  const ajv = new Ajv({ allowUnionTypes: true, strict: false });
  expect(ajv.validate(redirectsSchema, redirects)).toBe(true);
});

test.each([
  ['/site/old/', '/site/new/'],
  ['/site/a:(b)+c.html', '/site/new/#there'],
  ['/site/older/', undefined],
])('%s leads to %s', (path, destination) => {
  const found = read().redirects.find(({ source }) => new RegExp(sourceToRegex(source).src).test(path));
  expect(found?.destination).toBe(destination);
});

test('a byte order mark before them is ignored', () => {
  expect(JSON.parse(toVercelJson(host, '\uFEFF{"cleanUrls":true}'))).toMatchObject({ cleanUrls: true });
});

test.each([
  ['null', /must contain an object/],
  ['{"headers":{}}', /"headers" in static\/vercel\.json must be a list/],
  ['', /^static\/vercel\.json cannot be read/],
])('%j is not what they are', (own, message) => {
  expect(() => toVercelJson(host, own)).toThrow(message);
});

test('an author’s own settings win: their redirects come first, their headers last', () => {
  const settings = read({
    trailingSlash: false,
    headers: [{ source: '/(.*)', headers: [] }],
    redirects: [{ source: '/mine', destination: '/' }],
  });
  expect(settings.trailingSlash).toBe(false);
  expect(settings.headers.at(-1)?.source).toBe('/(.*)');
  expect(settings.redirects[0]?.source).toBe('/mine');
});
