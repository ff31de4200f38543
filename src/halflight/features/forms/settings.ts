import type { z } from 'zod';
import { LINE_LENGTH } from '../../limits';
import {
  contactDestinations,
  extraContactFields,
  formServiceNames,
  formServices,
  messageFormats,
} from './destinations';
import { isWebAddress } from '../../fields/formats';
import { group, list, type Rule } from '../../fields/groups';
import { choice, text } from '../../fields/kinds';

/** Whether a form may post to it: an https URL, localhost for testing, or a path on the site. */
function isEndpoint(value: string): boolean {
  if (value.startsWith('/')) return /^\/(?!\/)[^\s#]*$/.test(value);
  if (!isWebAddress(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

/** Requires a field for a destination. */
function needs(destination: string, field: string, why: string): Rule {
  return {
    field,
    kind: 'missing-key',
    message: `is missing: ${why}`,
    broken: (values) => values.destination === destination && values[field] === undefined,
  };
}

/** Allows a field only for some destinations. */
function onlyWith(destinations: readonly string[], field: string): Rule {
  return {
    field,
    kind: 'contradiction',
    message: `is only for the destination ${destinations.join(' or ')}`,
    broken: (values) =>
      values[field] !== undefined &&
      typeof values.destination === 'string' &&
      !destinations.includes(values.destination),
  };
}

/** The destination of messages, as `site.md` names it. */
const destination = choice({
  label: 'Destination',
  hint: 'Who receives the messages: Netlify, which has to host the site; any URL that accepts a form; Formspree, Basin, Getform or Web3Forms; or the visitor’s own mail program, addressed to the `email` of `person.md`.',
  example: 'endpoint',
  options: contactDestinations,
});

/** What a destination needs to be told. */
const destinationFields = {
  url: text({
    label: 'URL',
    hint: 'For an endpoint: the URL that the form posts to, at a form service, or a path on the site itself.',
    example: 'https://formspree.io/f/abcdefgh',
    condition: {
      holds: isEndpoint,
      error: 'must be a URL that begins with https://, or a path on this site such as /api/contact',
    },
  }).optional(),
  format: choice({
    label: 'Format',
    hint: 'For an endpoint: the format of the message. If left out, a form. Without JavaScript it is always a form.',
    example: 'json',
    default: 'form',
    options: messageFormats,
  }).optional(),
  form: text({
    label: 'Form',
    hint: 'For Formspree, Basin and Getform: the id of the form, which is the end of the URL that they show.',
    example: 'abcdefgh',
    condition: {
      holds: (value) => /^[\w-]+$/.test(value),
      error: 'must be the id alone: the end of the URL that the service shows',
    },
  }).optional(),
  accessKey: text({
    label: 'Access key',
    hint: 'For Web3Forms: the key that it sent you. It is not secret.',
    example: '00000000-0000-0000-0000-000000000000',
    condition: {
      holds: (value) => /^[\w-]+$/.test(value),
      error: 'must be the key that Web3Forms sent, such as 00000000-0000-0000-0000-000000000000',
    },
  }).optional(),
  turnstile: text({
    label: 'Turnstile',
    hint: 'For an endpoint that checks it: the public site key of Cloudflare Turnstile, which tells humans and bots apart. Visitors’ browsers contact Cloudflare when they reach the form.',
    example: '0x4AAAAAAAAAAAAAAAAAAAAA',
    condition: { holds: (value) => /^[\w-]+$/.test(value), error: 'must be the site key that Cloudflare shows' },
  }).optional(),
};

const destinationRules: readonly Rule[] = [
  needs('endpoint', 'url', 'the address that the form posts to'),
  ...formServiceNames.map((name) =>
    needs(name, 'form', `the id of the form, which ${formServices[name].label} shows at the end of a URL`),
  ),
  needs('web3forms', 'accessKey', 'the key that web3forms.com sends to your address'),
  onlyWith(['endpoint'], 'url'),
  onlyWith(['endpoint'], 'format'),
  onlyWith(['endpoint'], 'turnstile'),
  onlyWith(formServiceNames, 'form'),
  onlyWith(['web3forms'], 'accessKey'),
];

/** Where messages from the contact form go, and which fields it has. */
export const contactSettings = group({
  label: 'Contact',
  hint: 'Where messages from the section `contact` go. If left out, the form opens the visitor’s own mail program, addressed to the `email` of `person.md`.',
  short: 'destination',
  fields: {
    destination,
    ...destinationFields,
    fields: list(
      choice({
        label: 'Field',
        hint: 'What the form asks for besides a name, an e-mail address and the message. Visitors may leave it empty.',
        example: 'subject',
        options: extraContactFields,
      }),
      { distinct: true },
    ).optional(),
    topics: list(
      text({
        label: 'Topic',
        hint: 'One of the answers to “What is it about?”.',
        example: 'A question',
        max: LINE_LENGTH,
      }),
      { distinct: true },
    ).optional(),
  },
  rules: [
    ...destinationRules,
    {
      field: 'topics',
      kind: 'too-few',
      message: 'must have at least two items to choose from',
      broken: ({ topics }) => Array.isArray(topics) && topics.length < 2,
    },
  ],
});

export type ContactSettings = z.output<typeof contactSettings>;

/** Where the answers of a declared form go, if not where the messages of the contact form go. */
export const formContact = group({
  label: 'Contact',
  hint: 'Where the answers go, as `contact` in `site.md` says it for the contact form. If left out, they go there, too.',
  short: 'destination',
  fields: { destination, ...destinationFields },
  rules: destinationRules,
});
