import type { SiteValues } from '../../collections';
import { hasSentPage, toContactForm } from './to-contact-form';

type Contact = SiteValues['contact'];

const form = (contact: Contact, person?: { email?: string; showEmail?: boolean }, url = 'https://example.org') =>
  toContactForm({ url, contact }, person);

const asked = { fields: ['phone' as const], topics: ['A', 'B'] };
const common = { fields: [], topics: [], sentUrl: 'https://example.org/contact/sent/' };

test.each<[string, Contact, object]>([
  [
    'an endpoint',
    { destination: 'endpoint', url: '/api/contact' },
    { ...common, destination: 'endpoint', url: '/api/contact', format: 'form' },
  ],
  [
    'an endpoint with all of its settings',
    { destination: 'endpoint', url: 'https://example.com/f', format: 'json', turnstile: 'key', ...asked },
    { ...common, destination: 'endpoint', url: 'https://example.com/f', format: 'json', turnstile: 'key', ...asked },
  ],
  [
    'a service that is known by name',
    { destination: 'basin', form: 'f83' },
    { ...common, destination: 'endpoint', url: 'https://usebasin.com/f/f83', format: 'form', service: 'basin' },
  ],
  [
    'web3forms',
    { destination: 'web3forms', accessKey: 'key' },
    { ...common, destination: 'web3forms', accessKey: 'key' },
  ],
  [
    'web3forms',
    { destination: 'web3forms', accessKey: 'key' },
    { ...common, destination: 'web3forms', accessKey: 'key' },
  ],
])('the form of %s', (_, contact, expected) => {
  expect(form(contact, { email: 'hidden@example.org' })).toEqual(expected);
});

test('without a destination, messages go to the person’s mailbox', () => {
  expect(form(undefined, { email: 'ada@example.org' })).toEqual({
    ...common,
    destination: 'mailto',
    email: 'ada@example.org',
  });
});

test.each<[string, Contact]>([
  ['no mailbox', undefined],
  ['an endpoint without an address', { destination: 'endpoint' }],
  ['a service without an id', { destination: 'formspree' }],
])('there is no form with %s', (_, contact) => {
  expect(form(contact)).toBeUndefined();
});

test('an address is only offered if visitors may see it', () => {
  expect(form({ destination: 'netlify' }, { email: 'ada@example.org' })).not.toHaveProperty('email');
  expect(form({ destination: 'netlify' }, { email: 'ada@example.org', showEmail: true })).toHaveProperty(
    'email',
    'ada@example.org',
  );
});

test('the page after a message is below the site, and there is one where visitors are sent on', () => {
  const sentUrl = form({ destination: 'netlify' }, undefined, 'https://me.github.io/site/')?.sentUrl;
  expect(sentUrl).toBe('https://me.github.io/site/contact/sent/');
  const leads = [undefined, 'mailto', 'netlify', 'endpoint'].map((destination) =>
    hasSentPage({ contact: destination ? ({ destination, url: '/api/contact' } as Contact) : undefined }),
  );
  expect(leads).toEqual([false, false, true, true]);
});
