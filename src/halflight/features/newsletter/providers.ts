/** A service that sends newsletters to subscribers, or a program that does, on a server of the author's own. */
interface Provider {
  /** Its name. Without one it is the host of the account that visitors are told of. */
  label?: string;
  /** The URL of its privacy policy. */
  policy?: string;
  /** What `account` is at this provider, as worded in the field's hint. */
  account: string;
  /** An example account, for a provider whose accounts are URLs. */
  accountUrl?: string;
  /** The name of the form field for the email address. Without one, visitors subscribe on a page of the provider: it takes no plain form. */
  field?: string;
  /** The URL that the form posts to, or else the URL of that page. */
  toAction: (account: string) => string;
  /** What the form posts besides the address. */
  toHidden?: (account: string) => Readonly<Record<string, string>>;
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
  mailerlite: provider({
    label: 'MailerLite',
    policy: 'https://www.mailerlite.com/legal/privacy-policy',
    account: 'the URL that its form posts to',
    accountUrl: 'https://assets.mailerlite.com/jsonp/1/forms/2/subscribe',
    field: 'fields[email]',
    toAction: (account) => account,
    toHidden: () => ({ 'ml-submit': '1', anticsrf: 'true' }),
  }),
  beehiiv: provider({
    label: 'Beehiiv',
    policy: 'https://www.beehiiv.com/privacy',
    account: 'the URL of the publication',
    accountUrl: 'https://ada.beehiiv.com',
    toAction: (account) => new URL('/subscribe', account).href,
  }),
  ghost: provider({
    account: 'the URL of the publication',
    accountUrl: 'https://notes.example.org',
    toAction: (account) => new URL('#/portal/signup', account).href,
  }),
  listmonk: provider({
    account: 'the URL of its form with the id of the list',
    accountUrl: 'https://lists.example.org/subscription/form?l=00000000-0000-0000-0000-000000000000',
    field: 'email',
    toAction: (account) => account.replace(/\?.*$/, ''),
    // A filled `nonce` would be a bot's.
    toHidden: (account) => ({ l: new URL(account).searchParams.get('l') ?? '', nonce: '' }),
  }),
  endpoint: provider({
    account: 'any URL that accepts a form with the field `email`',
    accountUrl: 'https://example.org/subscribe',
    field: 'email',
    toAction: (account) => account,
  }),
};

export type NewsletterProvider = keyof typeof newsletterProviders;

/** The names of all providers: the options of the section's field. */
export const newsletterProviderNames = Object.keys(newsletterProviders) as [
  NewsletterProvider,
  ...NewsletterProvider[],
];

/** How visitors subscribe: the name of who gets the address, and where the form posts to, or else the page that they subscribe on. */
export interface NewsletterForm {
  label: string;
  policy?: string;
  action: string;
  field?: string;
  hidden: Readonly<Record<string, string>>;
}

/** How visitors subscribe with an account at a provider. */
export function newsletterFormOf(provider: NewsletterProvider, account: string): NewsletterForm {
  const { label, policy, field, toAction, toHidden }: Provider = newsletterProviders[provider];
  const action = toAction(account);
  return {
    label: label ?? new URL(action).host,
    ...(policy !== undefined && { policy }),
    action,
    ...(field !== undefined && { field }),
    hidden: toHidden?.(account) ?? {},
  };
}
