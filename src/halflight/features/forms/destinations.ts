import type { FormField } from './form-field';

/** A service that accepts messages at a URL that ends in a form id. */
interface FormService {
  label: string;
  /** The URL of its privacy policy, if known. */
  policy?: string;
  /** The URL to post to, from the id of the form. */
  toAction: (form: string) => string;
}

const service = (service: FormService): FormService => service;

/** The form services with built-in support; any other is an endpoint. */
export const formServices = {
  formspree: service({
    label: 'Formspree',
    policy: 'https://formspree.io/legal/privacy-policy/',
    toAction: (form) => `https://formspree.io/f/${form}`,
  }),
  basin: service({ label: 'Basin', toAction: (form) => `https://usebasin.com/f/${form}` }),
  getform: service({ label: 'Getform', toAction: (form) => `https://getform.io/f/${form}` }),
};

type FormServiceName = keyof typeof formServices;

export const formServiceNames = Object.keys(formServices) as FormServiceName[];

/** Where a contact form may post to. */
export const contactDestinations: readonly ['netlify', ...('endpoint' | FormServiceName | 'web3forms' | 'mailto')[]] = [
  'netlify',
  'endpoint',
  ...formServiceNames,
  'web3forms',
  'mailto',
];

/** The formats of a message to an endpoint. Without JavaScript it is always a form post. */
export const messageFormats = ['form', 'json'] as const;

/** The optional fields that `site.md` may enable. */
export const extraContactFields = ['subject', 'organization', 'phone'] as const;

/** The path of the confirmation page. Links to it are never prefetched. */
export const SENT_PATH = '/contact/sent/';

/** The name of the contact form, at Netlify too; no form that a site declares may have it. */
export const CONTACT_FORM = 'contact';

/** A form as a page shows it: the contact form, from the settings in `site.md` with defaults applied, or one that the site declares. */
export type ShownForm = {
  name: string;
  fields: readonly FormField[];
  /** The words of a declared form: what it is called, the text of its button, and the sentence once it was sent. */
  label?: string | undefined;
  button?: string | undefined;
  thanks?: string | undefined;
  /** What a declared form is about: the event on whose page it is. */
  about?: string | undefined;
  /** The full URL of the confirmation page. */
  sentUrl: string;
  /** The path of that page without the site's prefix, in languages other than the main one. */
  sentPath?: string | undefined;
  /** An alternative email address; set only if the page may show it. */
  email?: string | undefined;
} & (
  | { destination: 'netlify' }
  | {
      destination: 'endpoint';
      /** A full URL, or a path on the site without its prefix. */
      url: string;
      format: (typeof messageFormats)[number];
      /** The service at that URL, if it is a known one. */
      service?: FormServiceName | undefined;
      /** The public site key of Cloudflare Turnstile. */
      turnstile?: string | undefined;
    }
  | { destination: 'web3forms'; accessKey: string }
  | { destination: 'mailto'; email: string }
);
