import type { SiteValues } from '../collections';
import { hasSentPage, toContactForm } from './to-contact-form';

type Contact = SiteValues['contact'];

const form = (contact: Contact, person?: { email?: string; showEmail?: boolean }, url = 'https://example.org') =>
  toContactForm({ url, contact }, person);

const common = { fields: [], topics: [], sentUrl: 'https://example.org/contact/sent/' };

test.each<[string, Contact, object]>([
  ['netlify', { destination: 'netlify' }, { ...common, destination: 'netlify' }],
  [
    'an endpoint',
    { destination: 'endpoint', url: '/api/contact' },
    { ...common, destination: 'endpoint', url: '/api/contact', format: 'form' },
  ],
  [
    'an endpoint with all of its settings',
    {
      destination: 'endpoint',
      url: 'https://example.com/f',
      format: 'json',
      turnstile: 'key',
      fields: ['phone'],
      topics: ['A', 'B'],
    },
    {
      ...common,
      destination: 'endpoint',
      url: 'https://example.com/f',
      format: 'json',
      turnstile: 'key',
      fields: ['phone'],
      topics: ['A', 'B'],
    },
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
])('the form of %s', (_, contact, expected) => {
  expect(form(contact, { email: 'hidden@example.org' })).toEqual(expected);
});

test('without a destination messages go to the person’s mailbox', () => {
  expect(form(undefined, { email: 'ada@example.org' })).toEqual({
    ...common,
    destination: 'mailto',
    email: 'ada@example.org',
  });
});

test.each<[string, Contact]>([
  ['no mailbox', undefined],
  ['a mailbox that is not named', { destination: 'mailto' }],
  ['an endpoint without an address', { destination: 'endpoint' }],
  ['a service without an id', { destination: 'formspree' }],
  ['web3forms without a key', { destination: 'web3forms' }],
])('there is no form with %s', (_, contact) => {
  expect(form(contact)).toBeUndefined();
});

test('an address is offered only if visitors may see it', () => {
  expect(form({ destination: 'netlify' }, { email: 'ada@example.org' })).not.toHaveProperty('email');
  expect(form({ destination: 'netlify' }, { email: 'ada@example.org', showEmail: true })).toHaveProperty(
    'email',
    'ada@example.org',
  );
});

test.each([
  ['https://example.org', 'https://example.org/contact/sent/'],
  ['https://me.github.io/site/', 'https://me.github.io/site/contact/sent/'],
])('on %s the page after a message is %s', (url, sentUrl) => {
  expect(form({ destination: 'netlify' }, undefined, url)?.sentUrl).toBe(sentUrl);
});

test.each<[Contact, boolean]>([
  [undefined, false],
  [{ destination: 'mailto' }, false],
  [{ destination: 'netlify' }, true],
  [{ destination: 'endpoint', url: '/api/contact' }, true],
])('%j leads to a page after a message: %s', (contact, expected) => {
  expect(hasSentPage({ contact })).toBe(expected);
});
