import { readSettings } from './settings';

const mail = { SMTP_URL: 'smtps://mail.example.org', CONTACT_TO: 'ada@example.org' };

/** The settings in an environment. Throws if they are invalid. */
function settingsOf(environment: Record<string, string>) {
  const read = readSettings(environment);
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'));
  return read.settings;
}

test('a mail server and an address are enough', () => {
  expect(settingsOf({ ...mail, PATH: '/bin', TURNSTILE_SECRET: ' ' })).toEqual({
    destination: {
      kind: 'smtp',
      server: { host: 'mail.example.org', port: 465, secure: true, requireTLS: false },
      from: 'ada@example.org',
      to: ['ada@example.org'],
    },
    origins: [],
    limit: 5,
    language: 'en',
    server: { host: '127.0.0.1', port: 9100, proxies: 0, keptFile: 'kept-messages.jsonl' },
  });
});

test('every setting', () => {
  const settings = settingsOf({
    CONTACT_WEBHOOK: 'https://hooks.example.org/x',
    CONTACT_ORIGINS: 'https://ada.example/notes/, http://localhost:9000',
    CONTACT_LIMIT: '0',
    CONTACT_LANGUAGE: 'pt-BR',
    TURNSTILE_SECRET: 'secret',
    HOST: '::1',
    PORT: '8080',
    CONTACT_PROXIES: '2',
    CONTACT_KEPT: '/var/lib/contact/kept.jsonl',
  });
  expect(settings).toEqual({
    destination: { kind: 'webhook', url: 'https://hooks.example.org/x' },
    origins: ['https://ada.example', 'http://localhost:9000'],
    limit: 0,
    language: 'pt-BR',
    turnstileSecret: 'secret',
    server: { host: '::1', port: 8080, proxies: 2, keptFile: '/var/lib/contact/kept.jsonl' },
  });
});

test.each<[url: string, more: Record<string, string>, server: object]>([
  ['smtp://mail.example.org', {}, { port: 587, secure: false, requireTLS: false }],
  [
    'smtps://ada%40example.org:p%2Fw@mail.example.org',
    {},
    { auth: { user: 'ada@example.org', pass: 'p/w' }, requireTLS: true },
  ],
  ['smtps://ada:100%@mail.example.org', {}, { auth: { user: 'ada', pass: '100%' } }],
  [
    'smtp://mail.example.org',
    { SMTP_USER: 'ada', SMTP_PASSWORD: 'p#/:@w' },
    { auth: { user: 'ada', pass: 'p#/:@w' }, requireTLS: true },
  ],
  ['smtp://ada:pw@127.0.0.1:2525', {}, { host: '127.0.0.1', port: 2525, requireTLS: false }],
])('%s, %j', (url, more, server) => {
  expect(settingsOf({ ...mail, SMTP_URL: url, ...more }).destination).toMatchObject({ server });
});

test.each<[environment: Record<string, string>, mistakes: string[]]>([
  [{}, ['Say where messages go: SMTP_URL names a mail server, CONTACT_WEBHOOK an address to post them to.']],
  [
    { SMTP_URL: 'mail.example.org', CONTACT_TO: 'ada@example.org, bob', CONTACT_FROM: 'x', PORT: 'http' },
    [
      'CONTACT_TO must be an e-mail address.',
      'CONTACT_FROM must be an e-mail address.',
      'SMTP_URL must be an address such as smtps://mail.example.org.',
      'PORT must be a whole number from 1 to 65535.',
    ],
  ],
  [
    { ...mail, CONTACT_WEBHOOK: 'ftp://example.org', CONTACT_ORIGINS: 'ada.example', CONTACT_LIMIT: '-1' },
    [
      'CONTACT_WEBHOOK must be a URL that begins with https:// or http://.',
      'CONTACT_ORIGINS must be a URL that begins with https:// or http://.',
      'CONTACT_LIMIT must be a whole number from 0 to 10000.',
      'SMTP_URL and CONTACT_WEBHOOK are both set: keep one.',
    ],
  ],
])('all mistakes at once, case %#', (environment, mistakes) => {
  expect(readSettings(environment)).toEqual({ mistakes });
});
