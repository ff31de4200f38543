import { isWebAddress } from '../../fields/formats';
import type { Rule } from '../../fields/groups';
import { choice, text } from '../../fields/kinds';
import { newsletterProviderNames, newsletterProviders } from './providers';

const all = Object.entries(newsletterProviders);

export const newsletterFields = {
  provider: choice({
    label: 'Provider',
    hint: 'The service that sends it.',
    example: 'buttondown',
    options: newsletterProviderNames,
  }),
  account: text({
    label: 'Account',
    hint: `Your account there. For ${all.map(([name, { label = name, account }]) => `${label} ${account}`).join(', for ')}.`,
    example: 'ada',
  }),
};

/** Checks that the account is a URL, for each provider that requires one. */
export const newsletterRules = all.flatMap(([name, { account: what, accountUrl }]): Rule[] =>
  accountUrl
    ? [
        {
          field: 'account',
          kind: 'bad-url',
          message: `must be ${what}, such as ${accountUrl}`,
          broken: ({ provider, account }) =>
            provider === name &&
            typeof account === 'string' &&
            !(isWebAddress(account) && (name !== 'listmonk' || new URL(account).searchParams.has('l'))),
        },
      ]
    : [],
);
