import type { SiteValues } from '../../collections';
import { inLanguage, type FormDeclaration } from './declaration';
import { contactFields } from './message';
import { hasSentPage, toContactForm, toForm } from './to-form';

type Contact = SiteValues['contact'];

const form = (contact: Contact, person?: { email?: string; showEmail?: boolean }, url = 'https://example.org') =>
  toContactForm({ url, contact }, person);

const asked = { fields: ['phone' as const], topics: ['A', 'B'] };
const common = { name: 'contact', fields: contactFields([]), sentUrl: 'https://example.org/contact/sent/' };

test.each<[string, Contact, object]>([
  [
    'an endpoint',
    { destination: 'endpoint', url: '/api/contact' },
    { ...common, destination: 'endpoint', url: '/api/contact', format: 'form' },
  ],
  [
    'an endpoint with all of its settings',
    { destination: 'endpoint', url: 'https://example.com/f', format: 'json', turnstile: 'key', ...asked },
    {
      ...common,
      destination: 'endpoint',
      url: 'https://example.com/f',
      format: 'json',
      turnstile: 'key',
      fields: contactFields(asked.fields, asked.topics),
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
    hasSentPage('contact', { contact: destination ? ({ destination, url: '/api/contact' } as Contact) : undefined }),
  );
  expect(leads).toEqual([false, false, true, true]);
});

const rsvp: FormDeclaration = {
  label: 'Will you come?',
  fields: [
    { name: 'email', kind: 'email' },
    { name: 'lunchMenu', kind: 'choice', options: ['Fish', 'Tofu'] },
  ],
};
const person = { email: 'ada@example.org' };

test('a declared form goes where the contact form does, unless it says otherwise', () => {
  const to = (declaration: FormDeclaration, contact?: Contact) =>
    toForm('rsvp', { url: 'https://example.org', contact, forms: { rsvp: inLanguage(declaration) } }, person);
  expect(to(rsvp)).toMatchObject({ name: 'rsvp', label: 'Will you come?', destination: 'mailto' });
  expect(to(rsvp, { destination: 'netlify' })).toMatchObject({ destination: 'netlify' });
  const own = { ...rsvp, contact: { destination: 'basin' as const, form: 'f83' } };
  expect(to(own, { destination: 'netlify' })).toMatchObject({ url: 'https://usebasin.com/f/f83' });
  expect(hasSentPage('rsvp', { forms: { rsvp: inLanguage(own) } })).toBe(true);
});

test('a translation has its own words, while its options are sent in the main language', () => {
  const { label, fields } = inLanguage(rsvp, {
    label: 'Kommen Sie?',
    fields: [{ name: 'lunchMenu', label: 'Mittagessen', options: ['Fisch', 'Tofu'] }],
  });
  expect(label).toBe('Kommen Sie?');
  expect(fields).toEqual([
    // Its label is a word of the interface.
    { name: 'email', kind: 'email' },
    {
      name: 'lunchMenu',
      kind: 'choice',
      label: 'Mittagessen',
      options: ['Fish', 'Tofu'],
      shownOptions: ['Fisch', 'Tofu'],
    },
  ]);
});
