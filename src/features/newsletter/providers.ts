/** Who sends newsletters to those who subscribe. */
interface Provider {
  label: string;
  /** Where it speaks of privacy. */
  policy: string;
  /** What `account` is to it, as the field's hint says. */
  account: string;
  /** An example of an account that is the address that the form posts to. */
  accountUrl?: string;
  /** The name under which the address of a subscriber is sent. */
  field: string;
  /** What a subscription is sent to. */
  toAction: (account: string) => string;
}

const provider = (provider: Provider): Provider => provider;

/** Every provider there is, from its own description of its plain HTML form. */
export const newsletterProviders = {
  buttondown: provider({
    label: 'Buttondown',
    policy: 'https://buttondown.com/legal/privacy',
    account: 'the name of your account',
    field: 'email',
    toAction: (account) => `https://buttondown.com/api/emails/embed-subscribe/${encodeURIComponent(account)}`,
  }),
  kit: provider({
    label: 'Kit',
    policy: 'https://kit.com/privacy',
    account: 'the number of the form',
    field: 'email_address',
    toAction: (account) => `https://app.kit.com/forms/${encodeURIComponent(account)}/subscriptions`,
  }),
  mailchimp: provider({
    label: 'Mailchimp',
    policy: 'https://www.intuit.com/privacy/statement/',
    account: 'the URL that its form posts to',
    accountUrl: 'https://example.us1.list-manage.com/subscribe/post?u=1&id=2',
    field: 'EMAIL',
    toAction: (account) => account,
  }),
  // It describes no form; its own pages have this one, which works from any site: https://github.com/PauseAI/pauseai-website/pull/526.
  substack: provider({
    label: 'Substack',
    policy: 'https://substack.com/privacy',
    account: 'the URL of the publication',
    accountUrl: 'https://ada.substack.com',
    field: 'email',
    toAction: (account) => new URL('/api/v1/free?nojs=true', account).href,
  }),
  brevo: provider({
    label: 'Brevo',
    policy: 'https://www.brevo.com/legal/privacypolicy/',
    account: 'the URL that its form posts to',
    accountUrl: 'https://example.sibforms.com/serve/MUIF',
    field: 'EMAIL',
    toAction: (account) => account,
  }),
};

/** The name of a provider, as a section says it. */
export type NewsletterProvider = keyof typeof newsletterProviders;

/** The names of all providers, as the options of the section's field. */
export const newsletterProviderNames = Object.keys(newsletterProviders) as [
  NewsletterProvider,
  ...NewsletterProvider[],
];

/** The form of a newsletter: the name of its provider and where that speaks of privacy, where the form posts to, and what its field is called. */
export function newsletterFormOf(
  provider: NewsletterProvider,
  account: string,
): { label: string; policy: string; action: string; field: string } {
  const { label, policy, field, toAction } = newsletterProviders[provider];
  return { label, policy, field, action: toAction(account) };
}
