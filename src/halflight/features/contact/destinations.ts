/** A service that takes messages at a URL that ends in the id of a form. */
interface FormService {
  label: string;
  /** The URL of its privacy policy, if known. */
  policy?: string;
  /** The URL to post to, from the id of the form. */
  toAction: (form: string) => string;
}

const service = (service: FormService): FormService => service;

/** The services of this kind that are known by name; any other is an endpoint. */
export const formServices = {
  formspree: service({
    label: 'Formspree',
    policy: 'https://formspree.io/legal/privacy-policy/',
    toAction: (form) => `https://formspree.io/f/${form}`,
  }),
  basin: service({ label: 'Basin', toAction: (form) => `https://usebasin.com/f/${form}` }),
  getform: service({ label: 'Getform', toAction: (form) => `https://getform.io/f/${form}` }),
};

/** The name of such a service in `site.md`. */
export type FormServiceName = keyof typeof formServices;

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

/** The fields that `site.md` may enable. */
export const extraContactFields = ['subject', 'organization', 'phone'] as const;

/** The path of the page that says that a message was sent. Links to it are never prefetched. */
export const SENT_PATH = '/contact/sent/';

/** The name that Netlify knows the form by. */
export const NETLIFY_FORM = 'contact';

/** A contact form as a page shows it: the settings in `site.md`, with the defaults filled in. */
export type ContactForm = {
  /** The fields beyond name, email address and message, and the options of "What is it about?". */
  fields: readonly (typeof extraContactFields)[number][];
  topics: readonly string[];
  /** The full URL of the page that says that a message was sent. */
  sentUrl: string;
  /** The path of that page without the site's prefix, in languages other than the main one. */
  sentPath?: string | undefined;
  /** Where a message may be sent as an email instead; only an address that the page may show. */
  email?: string | undefined;
} & (
  | { destination: 'netlify' }
  | {
      destination: 'endpoint';
      /** A full URL, or a path on the site without its prefix. */
      url: string;
      format: (typeof messageFormats)[number];
      /** The service at that URL, if it is one known by name. */
      service?: FormServiceName | undefined;
      /** The public site key of Cloudflare Turnstile. */
      turnstile?: string | undefined;
    }
  | { destination: 'web3forms'; accessKey: string }
  | { destination: 'mailto'; email: string }
);
