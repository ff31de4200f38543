import type { ShownForm } from './destinations';
import { contactFields } from './message';
import { toRequest } from './request';
import { toPost } from './to-post';

const message = { name: 'Ada & Co.', email: 'ada@example.org', message: 'Good morning,\n50 % + more?' };
const TURNSTILE = 'cf-turnstile-response';
const common = { name: 'contact', fields: contactFields([]), sentUrl: 'https://example.org/contact/sent/' };

beforeAll(() => Object.assign(globalThis, { location: { pathname: '/contact/' } }));

/** The exact request, for each destination. */
test.each<[title: string, form: ShownForm, circumstances: object, request: object]>([
  [
    'Netlify: a form, posted to its own page, by its name',
    { ...common, destination: 'netlify' },
    { confirmed: true },
    {
      url: '/contact/',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'form-name=contact&name=Ada+%26+Co.&email=ada%40example.org&message=Good+morning%2C%0A50+%25+%2B+more%3F',
    },
  ],
  [
    'an endpoint: JSON, with what was confirmed and proved',
    { ...common, destination: 'endpoint', url: '/api/contact', format: 'json' },
    { confirmed: true, turnstile: 'token' },
    {
      url: '/api/contact',
      type: 'application/json',
      body: JSON.stringify({ ...message, _language: 'en', elapsed: '5433', confirmed: '1', [TURNSTILE]: 'token' }),
    },
  ],
  [
    'Web3Forms: JSON, with the key',
    { ...common, destination: 'web3forms', accessKey: '1b2c' },
    { confirmed: true },
    {
      url: 'https://api.web3forms.com/submit',
      type: 'application/json',
      body: JSON.stringify({ access_key: '1b2c', ...message }),
    },
  ],
])('%s', (_, form, circumstances, { url, type, body }: { url?: string; type?: string; body?: string }) => {
  expect(toRequest(form, toPost(form, ''), message, { elapsed: 5432.6, confirmed: false, ...circumstances })).toEqual({
    url,
    headers: { accept: 'application/json', 'content-type': type },
    body,
  });
});

test('several values of a field are sent one by one, with the name of the form', () => {
  const form: ShownForm = {
    ...common,
    name: 'rsvp',
    about: 'A lecture',
    fields: [{ name: 'menu', kind: 'choice', list: true, options: ['Fish', 'Tofu'] }],
    destination: 'endpoint',
    url: '/api/contact',
    format: 'form',
  };
  const bodyOf = (format: 'form' | 'json') =>
    toRequest({ ...form, format }, toPost(form, ''), { menu: 'Fish\nTofu' }, { elapsed: 5000, confirmed: false })?.body;
  expect(bodyOf('form')).toBe('menu=Fish&menu=Tofu&form=rsvp&about=A+lecture&_language=en&elapsed=5000');
  expect(JSON.parse(bodyOf('json') ?? '')).toMatchObject({ menu: ['Fish', 'Tofu'], form: 'rsvp' });
});
