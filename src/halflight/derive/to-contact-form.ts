import type { PersonValues, SiteValues } from '../collections';
import { formServices, SENT_PATH, type ContactForm } from '../features/contact/destinations';
import type { SiteSettings } from './languages';
import { toFullAddress } from './to-full-address';

/** The contact form of a site, by default to the person's email address. `undefined` without that, or if settings are incomplete. */
export function toContactForm(
  { url: siteUrl, contact, home }: Pick<SiteSettings, 'url' | 'contact' | 'home'>,
  { email, showEmail }: Pick<PersonValues, 'email' | 'showEmail'> = {},
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

/** Whether visitors reach the page that confirms that a message was sent; a mail program does not lead there. */
export function hasSentPage({ contact }: Pick<SiteValues, 'contact'>): boolean {
  return contact !== undefined && contact.destination !== 'mailto';
}
