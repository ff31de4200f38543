import type * as cloudflare from './cloudflare';
import type * as netlify from './netlify';

/** The entry files of the hosts, called directly. Cloudflare's own runtime is tested in `e2e/`. */

const whole = { name: 'Ada', email: 'ada@example.org', message: 'Good morning, Babbage.' };
const settings = { CONTACT_WEBHOOK: 'https://hooks.example.org/x', CONTACT_LIMIT: '1' };

const post = (header: string, address: string) =>
  new Request('https://ada.example/api/contact', {
    method: 'POST',
    body: new URLSearchParams(whole),
    headers: { accept: 'application/json', [header]: address, 'x-forwarded-for': String(Math.random()) },
  });

const hosts: Record<
  string,
  { header: string; load: (environment: Record<string, string>) => (request: Request) => Promise<Response> }
> = {
  Netlify: {
    header: 'x-nf-client-connection-ip',
    load: (environment) => {
      jest.replaceProperty(process, 'env', { ...process.env, ...environment });
      return jest.requireActual<typeof netlify>('./netlify').default;
    },
  },
  Cloudflare: {
    header: 'CF-Connecting-IP',
    load: (env) => {
      const { onRequest } = jest.requireActual<typeof cloudflare>('./cloudflare');
      return (request) => onRequest({ request, env });
    },
  },
};

const lines: string[] = [];
beforeEach(() => {
  jest.resetModules();
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
});
afterEach(() => {
  jest.restoreAllMocks();
  lines.splice(0);
});

describe.each(Object.keys(hosts))('on %s', (name) => {
  const { header, load } = hosts[name] ?? { header: '', load: () => () => Promise.reject(new Error(name)) };

  test('a site without settings says so, and tells its owner why', async () => {
    const response = await load({})(post(header, '192.0.2.1'));
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(lines.join()).toMatch(/SMTP_URL.*CONTACT_WEBHOOK/);
  });

  test('messages are delivered, and counted by the address that the host provides', async () => {
    const receive = load(settings);
    const statuses: number[] = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      statuses.push((await receive(post(header, address))).status);
    }
    expect(statuses).toEqual([200, 429, 200]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

test('Netlify serves it at the same path as the others', () => {
  const { config } = jest.requireActual<{ config: { path: string } }>('../../netlify/functions/contact');
  expect(config.path).toBe('/api/contact');
});
