import { formServices, SENT_PATH, type ContactForm } from './destinations';
import type { ContactSettings } from './settings';
import { toFullAddress } from '../../to-full-address';

/** The settings of a site that its contact form follows. `home` is the path of its home page, if not `/`. */
export interface FormSite {
  url: string;
  contact?: ContactSettings | undefined;
  home?: string | undefined;
}

/** What `person.md` says about where messages go. */
export interface FormPerson {
  email?: string | undefined;
  showEmail?: boolean | undefined;
}

/** The contact form of a site, by default to the person's email address. `undefined` if there is no address or settings are incomplete. */
export function toContactForm(
  { url: siteUrl, contact, home }: FormSite,
  { email, showEmail }: FormPerson = {},
): ContactForm | undefined {
  const {
    destination = 'mailto',
    url,
    format = 'form',
    form,
    accessKey,
    turnstile,
    fields = [],
    topics = [],
  } = contact ?? {};
  const sentPath = home === undefined ? undefined : home + SENT_PATH.slice(1);
  const common = {
    fields,
    topics,
    sentUrl: toFullAddress(siteUrl, sentPath ?? SENT_PATH),
    ...(sentPath !== undefined && { sentPath }),
    ...(email && showEmail && { email }),
  };
  switch (destination) {
    case 'netlify':
      return { ...common, destination };
    case 'endpoint':
      return url ? { ...common, destination, url, format, ...(turnstile && { turnstile }) } : undefined;
    case 'formspree':
    case 'basin':
    case 'getform':
      return form
        ? {
            ...common,
            destination: 'endpoint',
            url: formServices[destination].toAction(form),
            format: 'form',
            service: destination,
          }
        : undefined;
    case 'web3forms':
      return accessKey ? { ...common, destination, accessKey } : undefined;
    case 'mailto':
      return email ? { ...common, destination, email } : undefined;
  }
}

/** Whether visitors reach the page that confirms a sent message. With a mail program they do not. */
export function hasSentPage({ contact }: Pick<FormSite, 'contact'>): boolean {
  return contact !== undefined && contact.destination !== 'mailto';
}
