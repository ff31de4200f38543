/** A service that takes messages at a URL which ends in the id of a form. */
interface FormService {
  label: string;
  /** Where it speaks of privacy, as far as that is known. */
  policy?: string;
  /** What a form posts to. */
  toAction: (form: string) => string;
}

const service = (service: FormService): FormService => service;

/** The services that are known by name; any other is an endpoint. */
export const formServices = {
  formspree: service({
    label: 'Formspree',
    policy: 'https://formspree.io/legal/privacy-policy/',
    toAction: (form) => `https://formspree.io/f/${form}`,
  }),
  basin: service({ label: 'Basin', toAction: (form) => `https://usebasin.com/f/${form}` }),
  getform: service({ label: 'Getform', toAction: (form) => `https://getform.io/f/${form}` }),
};

/** The name of such a service, as `site.md` says it. */
export type FormServiceName = keyof typeof formServices;

/** The names of all of them. */
export const formServiceNames = Object.keys(formServices) as FormServiceName[];

/** Where a contact form may post to. */
export const contactDestinations: readonly ['netlify', ...('endpoint' | FormServiceName | 'web3forms' | 'mailto')[]] = [
  'netlify',
  'endpoint',
  ...formServiceNames,
  'web3forms',
  'mailto',
];

/** How a message is put for an endpoint of one's own choice. Without JavaScript it is always a form post. */
export const messageFormats = ['form', 'json'] as const;

/** The fields that `site.md` may switch on. */
export const extraContactFields = ['subject', 'organization', 'phone'] as const;

/** The page that says that a message was sent. Links to it are never fetched ahead. */
export const SENT_PATH = '/contact/sent/';

/** The name that Netlify knows the form by. */
export const NETLIFY_FORM = 'contact';

/** A contact form as a page shows it: what `site.md` says, with everything filled in that it leaves out. */
export type ContactForm = {
  /** The fields beyond name, e-mail address and message, and what the choice "What is it about?" offers. */
  fields: readonly (typeof extraContactFields)[number][];
  topics: readonly string[];
  /** The full address of the page that says that a message was sent. */
  sentUrl: string;
  /** Its path without the site's prefix, in a language that is not the main one. */
  sentPath?: string | undefined;
  /** Where a message may be sent as an e-mail instead; only an address that the page may show. */
  email?: string | undefined;
} & (
  | { destination: 'netlify' }
  | {
      destination: 'endpoint';
      /** A full address, or a path of the site without its prefix. */
      url: string;
      format: (typeof messageFormats)[number];
      /** What it is known as, if it is one that is known by name. */
      service?: FormServiceName | undefined;
      /** The public site key of Cloudflare Turnstile. */
      turnstile?: string | undefined;
    }
  | { destination: 'web3forms'; accessKey: string }
  | { destination: 'mailto'; email: string }
);
