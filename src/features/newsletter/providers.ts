/** What a subscription is sent to, and under which name the address goes. From each provider's own description of its plain HTML form. */
const providers = {
  buttondown: {
    label: 'Buttondown',
    policy: 'https://buttondown.com/legal/privacy',
    field: 'email',
    toAction: (account: string) => `https://buttondown.com/api/emails/embed-subscribe/${encodeURIComponent(account)}`,
  },
  kit: {
    label: 'Kit',
    policy: 'https://kit.com/privacy',
    field: 'email_address',
    toAction: (account: string) => `https://app.kit.com/forms/${encodeURIComponent(account)}/subscriptions`,
  },
  // Mailchimp gives every list an address of its own.
  mailchimp: {
    label: 'Mailchimp',
    policy: 'https://www.intuit.com/privacy/statement/',
    field: 'EMAIL',
    toAction: (account: string) => account,
  },
} as const;

/** The name of a provider, as a section says it. */
export type NewsletterProvider = keyof typeof providers;

/** Every provider there is, as the options of the section's field. */
export const newsletterProviders = Object.keys(providers) as [NewsletterProvider, ...NewsletterProvider[]];

/** The form of a newsletter: the name of its provider and where that speaks of privacy, where the form posts to, and what its field is called. */
export function newsletterFormOf(
  provider: NewsletterProvider,
  account: string,
): { label: string; policy: string; action: string; field: string } {
  const { label, policy, field, toAction } = providers[provider];
  return { label, policy, field, action: toAction(account) };
}
