import { defineSection } from '../define-section';
import { isWebAddress } from '../../fields/formats';
import { choice, text } from '../../fields/kinds';
import { newsletterProviders } from '../../features/newsletter/providers';

export const section = defineSection({
  type: 'newsletter',
  position: 210,
  label: 'Newsletter',
  hint: 'A form that subscribes visitors to a newsletter at its provider.',
  fields: {
    provider: choice({
      label: 'Provider',
      hint: 'Who sends it.',
      example: 'buttondown',
      options: newsletterProviders,
    }),
    account: text({
      label: 'Account',
      hint: 'For Buttondown the name of your account, for Kit the number of the form, for Mailchimp the URL that its form posts to.',
      example: 'ada',
    }),
  },
  rules: [
    {
      field: 'account',
      kind: 'bad-url',
      message:
        'must be the URL that the form posts to, such as https://example.us1.list-manage.com/subscribe/post?u=1&id=2',
      broken: ({ provider, account }) =>
        provider === 'mailchimp' && typeof account === 'string' && !isWebAddress(account),
    },
  ],
});
