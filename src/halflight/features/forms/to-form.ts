import type { DeclaredForms } from './declaration';
import { CONTACT_FORM, formServices, SENT_PATH, type ShownForm } from './destinations';
import { contactFields } from './message';
import type { ContactSettings } from './settings';
import { toFullAddress } from '../../to-full-address';

/** The settings of a site that its forms follow. `home` is the path of its home page, if not `/`; `forms` are those that it declares. */
export interface FormSite {
  url: string;
  contact?: ContactSettings | undefined;
  home?: string | undefined;
  forms?: DeclaredForms | undefined;
}

/** What `person.md` says about where messages go. */
export interface FormPerson {
  email?: string | undefined;
  showEmail?: boolean | undefined;
}

/** Where a form goes. */
type Delivery = { [Name in keyof Omit<ContactSettings, 'fields' | 'topics'>]?: ContactSettings[Name] | undefined };

/** The contact form of a site, by default to the person's email address. `undefined` if there is no address or settings are incomplete. */
export function toContactForm(site: FormSite, person?: FormPerson): ShownForm | undefined {
  const { fields = [], topics = [], ...delivery } = site.contact ?? {};
  return deliver({ name: CONTACT_FORM, fields: contactFields(fields, topics) }, delivery, site, person);
}

/**
 * A form that the site declares, or the contact form, by its name. `about` is what it is about. `undefined` if there is none of that name, or nowhere
 * to send it.
 */
export function toForm(name: string, site: FormSite, person?: FormPerson, about?: string): ShownForm | undefined {
  if (name === CONTACT_FORM) return toContactForm(site, person);
  const declared = site.forms?.[name];
  if (!declared) return undefined;
  const { contact = site.contact ?? {}, ...form } = declared;
  return deliver({ name, ...form, ...(about !== undefined && { about }) }, contact, site, person);
}

/** Adds to a form where it goes. */
function deliver(
  form: Pick<ShownForm, 'name' | 'fields' | 'label' | 'button' | 'thanks' | 'about'>,
  { destination = 'mailto', url, format = 'form', form: id, accessKey, turnstile }: Delivery,
  { url: siteUrl, home }: FormSite,
  { email, showEmail }: FormPerson = {},
): ShownForm | undefined {
  const sentPath = home === undefined ? undefined : home + SENT_PATH.slice(1);
  const common = {
    ...form,
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
      return id
        ? {
            ...common,
            destination: 'endpoint',
            url: formServices[destination].toAction(id),
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

/** Whether visitors reach the page that confirms a sent form. With a mail program they do not. */
export function hasSentPage(name: string, { contact, forms }: Pick<FormSite, 'contact' | 'forms'>): boolean {
  const { destination = 'mailto' } = forms?.[name]?.contact ?? contact ?? {};
  return destination !== 'mailto';
}
