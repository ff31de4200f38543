import { withPrefix } from 'gatsby';
import { CONTACT_FORM, formServices, SENT_PATH, type ShownForm } from './destinations';
import { ABOUT_FIELD, FORM_FIELD, HONEYPOT_FIELD, LANGUAGE_FIELD } from './message';
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
 * What a form posts. Each destination has its own names for the same things. `mailSubject` is the subject of the email, `language` the page's
 * language tag, sent to our own receiver because it may default to another language.
 */
export function toPost(form: ShownForm, mailSubject: string, language = 'en'): Post {
  const sentPath = form.sentPath ?? SENT_PATH;
  const { name, about } = form;
  const own = {
    ...(name !== CONTACT_FORM && { [FORM_FIELD]: name }),
    ...(about !== undefined && { [ABOUT_FIELD]: about }),
  };
  switch (form.destination) {
    case 'netlify':
      return {
        action: withPrefix(sentPath),
        hidden: { 'form-name': name, ...(about !== undefined && { [ABOUT_FIELD]: about }) },
        trap,
        attributes: { name, 'data-netlify': 'true', 'netlify-honeypot': HONEYPOT_FIELD },
      };
    case 'endpoint': {
      const isOwn = form.url.startsWith('/');
      const host = isOwn ? undefined : new URL(form.url).host;
      return {
        action: isOwn ? withPrefix(form.url) : form.url,
        // Formspree, FormSubmit and our own receiver read `_next`. A path on the site redirects to wherever the site is hosted.
        hidden: {
          ...own,
          _next: isOwn ? withPrefix(sentPath) : form.sentUrl,
          ...(isOwn && { [LANGUAGE_FIELD]: language }),
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
        hidden: { access_key: form.accessKey, redirect: form.sentUrl, ...own },
        trap: { name: 'botcheck', type: 'checkbox' },
        provider: 'Web3Forms',
      };
    case 'mailto':
      return {
        action: `mailto:${encodeAddress(form.email)}?subject=${encodeURIComponent(form.label ?? mailSubject)}`,
        encType: 'text/plain',
        hidden: about === undefined ? {} : { [ABOUT_FIELD]: about },
      };
  }
}
