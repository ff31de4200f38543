/** Where a contact form may post to. */
export const contactDestinations = ['netlify', 'endpoint', 'web3forms', 'mailto'] as const;

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
      /** The public site key of Cloudflare Turnstile. */
      turnstile?: string | undefined;
    }
  | { destination: 'web3forms'; accessKey: string }
  | { destination: 'mailto'; email: string }
);
