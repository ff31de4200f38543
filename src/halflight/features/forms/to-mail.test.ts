import { MAIL_ADDRESS_LENGTH } from '../../limits';
import { contactFields, type Values } from './message';
import { toMail as toLink, toMailText } from './to-mail';

const words = { subject: 'A message', rest: 'The rest is on the clipboard.' };
const say = (name: string) => `[${name}]`;
const contact = { name: 'contact', fields: contactFields() };

const toMail = (address: string, values: Values, { subject, rest }: typeof words) =>
  toLink(address, toMailText(contact, values, say, subject), rest);

/** What a mail program reads from the URL. */
function open(href: string) {
  const [address = '', query = ''] = href.slice('mailto:'.length).split('?');
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  return { to: decodeURIComponent(address), ...(Object.fromEntries(fields) as { subject: string; body: string }) };
}

test('a message becomes an email, word for word', () => {
  const { href } = toMail(
    'ada@example.org',
    {
      name: 'Charles',
      email: 'charles@example.org',
      organization: 'Difference & Co.',
      message: 'Good morning,\n50 % + more?',
    },
    words,
  );
  expect(href).toBe(
    'mailto:ada@example.org?subject=A%20message&body=Good%20morning%2C%0D%0A50%20%25%20%2B%20more%3F' +
      '%0D%0A%0D%0ACharles%0D%0ADifference%20%26%20Co.',
  );
});

test.each([
  [{ subject: 'Engines', topic: 'Work' }, 'Engines'],
  [{ topic: 'Work & play' }, 'Work & play'],
  [{}, 'A message'],
])('its subject comes from %j', (values, subject) => {
  expect(open(toMail('ada@example.org', values, words).href).subject).toBe(subject);
});

test('an address with special characters stays intact', () => {
  const address = 'ada+50%&c?@example.org';
  expect(open(toMail(address, {}, words).href).to).toBe(address);
});

test('lone surrogates cause no error', () => {
  expect(open(toMail('ada@example.org', { message: 'a\uD83D b' }, words).href).body).toBe('a\uFFFD b');
});

test.each(['a', '🙂', '\n'])(
  'a long text of %j is cut to what mail programs accept, and given in full separately',
  (sign) => {
    const message = `x${sign.repeat(2400)}x`;
    const { href, text, cut } = toMail('ada@example.org', { name: 'Charles', message }, words);
    expect([cut, text]).toEqual([true, `${message}\n\nCharles`]);
    expect(href.length).toBeLessThanOrEqual(MAIL_ADDRESS_LENGTH);
    expect(href.length).toBeGreaterThan(MAIL_ADDRESS_LENGTH - 20);
    const { body } = open(href);
    const [start = ''] = body.split('…');
    expect(text.startsWith(start.replaceAll('\r\n', '\n'))).toBe(true);
    expect(body.endsWith('…\r\n\r\nThe rest is on the clipboard.')).toBe(true);
  },
);

test('a text that just fits is not cut', () => {
  const empty = toMail('ada@example.org', {}, words).href.length;
  const room = MAIL_ADDRESS_LENGTH - empty;
  expect(toMail('ada@example.org', { message: 'a'.repeat(room) }, words).cut).toBe(false);
  expect(toMail('ada@example.org', { message: 'a'.repeat(room + 1) }, words).cut).toBe(true);
});

test('the answers to a declared form are below what was asked', () => {
  const form = {
    name: 'rsvp',
    label: 'Will you come?',
    about: 'A lecture',
    fields: [
      { name: 'name', kind: 'text' as const },
      {
        name: 'menu',
        kind: 'choice' as const,
        label: 'Menü',
        list: true,
        options: ['Fish', 'Tofu'],
        shownOptions: ['Fisch', 'Tofu'],
      },
    ],
  };
  expect(toMailText(form, { name: 'Mary', menu: 'Fish\nTofu' }, say, 'A message')).toEqual({
    subject: 'Will you come? · A lecture',
    text: '[yourName]\nMary\n\nMenü\nFisch\nTofu',
  });
});
