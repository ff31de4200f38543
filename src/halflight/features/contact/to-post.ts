import { withPrefix } from 'gatsby';
import { formServices, NETLIFY_FORM, SENT_PATH, type ContactForm } from './destinations';
import { HONEYPOT_FIELD, LANGUAGE_FIELD } from './message';
import { encodeAddress } from './to-mail';

/** A form's honeypot: a field that people never see and bots fill in. */
export interface Trap {
  name: string;
  type: 'text' | 'checkbox';
}

/** What a form posts, and where to, without JavaScript. */
export interface Post {
  action: string;
  encType?: 'text/plain';
  /** Hidden fields that are sent with what is typed. */
  hidden: Readonly<Record<string, string>>;
  /** Left out if visitors send the message from their own mail program. */
  trap?: Trap;
  /** Attributes by which a host detects the form. */
  attributes?: Readonly<Record<string, string>>;
  /** The service that forwards the message, if it is not the site itself. */
  provider?: string;
}

const trap: Trap = { name: HONEYPOT_FIELD, type: 'text' };

/**
 * What a contact form posts. Each destination has its own names for the same things. `mailSubject` is the subject of the email, `language` the page's
 * language tag, sent to our own receiver because it may default to another language.
 */
export function toPost(form: ContactForm, mailSubject: string, language = 'en'): Post {
  const sentPath = form.sentPath ?? SENT_PATH;
  switch (form.destination) {
    case 'netlify':
      return {
        action: withPrefix(sentPath),
        hidden: { 'form-name': NETLIFY_FORM },
        trap,
        attributes: { name: NETLIFY_FORM, 'data-netlify': 'true', 'netlify-honeypot': HONEYPOT_FIELD },
      };
    case 'endpoint': {
      const own = form.url.startsWith('/');
      const host = own ? undefined : new URL(form.url).host;
      return {
        action: own ? withPrefix(form.url) : form.url,
        // Formspree, FormSubmit and our own receiver read `_next`. A path on the site redirects to wherever the site is hosted.
        hidden: {
          _next: own ? withPrefix(sentPath) : form.sentUrl,
          ...(own && { [LANGUAGE_FIELD]: language }),
        },
        trap,
        ...(host !== undefined &&
          host !== new URL(form.sentUrl).host && {
            provider: form.service ? formServices[form.service].label : host,
          }),
      };
    }
    case 'web3forms':
      return {
        action: 'https://api.web3forms.com/submit',
        hidden: { access_key: form.accessKey, redirect: form.sentUrl },
        trap: { name: 'botcheck', type: 'checkbox' },
        provider: 'Web3Forms',
      };
    case 'mailto':
      return {
        action: `mailto:${encodeAddress(form.email)}?subject=${encodeURIComponent(mailSubject)}`,
        encType: 'text/plain',
        hidden: {},
      };
  }
}
