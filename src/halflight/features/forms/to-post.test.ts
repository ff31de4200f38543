import type { ShownForm } from './destinations';
import { contactFields } from './message';
import { toPost, type Post } from './to-post';

const common = { name: 'contact', fields: contactFields([]), sentUrl: 'https://example.org/contact/sent/' };
const trap = { name: 'homepage', type: 'text' };

test.each<[string, ShownForm, object]>([
  [
    'a path of the site',
    { ...common, destination: 'endpoint', url: '/api/contact', format: 'json' },
    { action: '/api/contact', hidden: { _next: '/contact/sent/', _language: 'en' }, trap },
  ],
  [
    'the site’s own address in full',
    { ...common, destination: 'endpoint', url: 'https://example.org/api', format: 'form' },
    { action: 'https://example.org/api', hidden: { _next: 'https://example.org/contact/sent/' }, trap },
  ],
  [
    'a service that is known by name',
    { ...common, destination: 'endpoint', url: 'https://usebasin.com/f/abc', format: 'form', service: 'basin' },
    {
      action: 'https://usebasin.com/f/abc',
      hidden: { _next: 'https://example.org/contact/sent/' },
      trap,
      provider: 'Basin',
    },
  ],
  [
    'Web3Forms',
    { ...common, destination: 'web3forms', accessKey: 'a-key' },
    {
      action: 'https://api.web3forms.com/submit',
      hidden: { access_key: 'a-key', redirect: 'https://example.org/contact/sent/' },
      trap: { name: 'botcheck', type: 'checkbox' },
      provider: 'Web3Forms',
    },
  ],
  [
    'Netlify',
    { ...common, destination: 'netlify' },
    {
      action: '/contact/sent/',
      hidden: { 'form-name': 'contact' },
      trap,
      attributes: { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': 'homepage' },
    },
  ],
  [
    'a mailbox',
    { ...common, destination: 'mailto', email: 'ada+site&more@example.org' },
    {
      action: 'mailto:ada%2Bsite%26more@example.org?subject=About%20you%20%26%20me%3F',
      encType: 'text/plain',
      hidden: {},
    },
  ],
])('what is posted to %s', (_, form, expected) => {
  expect(toPost(form, 'About you & me?')).toEqual<Post>(expected as Post);
});

test.each<[string, string | undefined, object]>([
  ['/api/contact', undefined, { _language: 'en' }],
  // Other services ignore it and would include it in the email.
  ['https://formspree.io/f/abc', 'de', {}],
])('a form that posts to %s from a page in %s sends the language: %j', (url, language, expected) => {
  const { hidden } = toPost({ ...common, destination: 'endpoint', url, format: 'form' }, 'subject', language);
  expect(hidden).toEqual({ _next: expect.any(String) as string, ...expected });
});
