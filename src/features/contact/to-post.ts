import { withPrefix } from 'gatsby';
import { formServices, NETLIFY_FORM, SENT_PATH, type ContactForm } from './destinations';
import { HONEYPOT_FIELD, LANGUAGE_FIELD } from './message';
import { encodeAddress } from './to-mail';

/** The trap of a form: a field that people never see, and that programs fill in. */
export interface Trap {
  name: string;
  type: 'text' | 'checkbox';
}

/** What a form posts, and where to, when no script takes part. */
export interface Post {
  action: string;
  encType?: 'text/plain';
  /** Fields that are sent with what is typed. */
  hidden: Readonly<Record<string, string>>;
  /** None where everything that is sent is read by a person. */
  trap?: Trap;
  /** Attributes by which a host finds the form. */
  attributes?: Readonly<Record<string, string>>;
  /** Who passes the message on, if it is not the site itself. */
  provider?: string;
}

const trap: Trap = { name: HONEYPOT_FIELD, type: 'text' };

/** What a contact form posts: each destination has names of its own for the same things. `mailSubject` is the subject of a mail, `language`
 * the tag of the page's language. Our own receiver is told of it where it is not English. */
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
        // The name that Formspree and FormSubmit read, and our own receiver. What is on the site itself leads back to wherever that is.
        hidden: {
          _next: own ? withPrefix(sentPath) : form.sentUrl,
          ...(own && !/^en\b/.test(language) && { [LANGUAGE_FIELD]: language }),
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
