/** A service that sends newsletters to subscribers. */
interface Provider {
  label: string;
  /** The URL of its privacy policy. */
  policy: string;
  /** What `account` is at this provider, as worded in the field's hint. */
  account: string;
  /** An example account, for a provider whose accounts are URLs. */
  accountUrl?: string;
  /** The name of the form field for the email address. */
  field: string;
  toAction: (account: string) => string;
}

const provider = (provider: Provider): Provider => provider;

/** All providers, each following its own documentation of its plain HTML form. */
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
  // Substack documents no form; its own pages use this one, which works from any site: https://github.com/PauseAI/pauseai-website/pull/526.
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

export type NewsletterProvider = keyof typeof newsletterProviders;

/** The names of all providers: the options of the section's field. */
export const newsletterProviderNames = Object.keys(newsletterProviders) as [
  NewsletterProvider,
  ...NewsletterProvider[],
];

/** A newsletter's form: the label and privacy policy of its provider, the URL to post to, and the name of the email field. */
export function newsletterFormOf(
  provider: NewsletterProvider,
  account: string,
): { label: string; policy: string; action: string; field: string } {
  const { label, policy, field, toAction } = newsletterProviders[provider];
  return { label, policy, field, action: toAction(account) };
}
