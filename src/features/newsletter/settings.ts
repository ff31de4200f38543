import { isWebAddress } from '../../fields/formats';
import type { Rule } from '../../fields/groups';
import { choice, text } from '../../fields/kinds';
import { newsletterProviderNames, newsletterProviders } from './providers';

const all = Object.entries(newsletterProviders);

/** What the section that subscribes visitors is told. */
export const newsletterFields = {
  provider: choice({
    label: 'Provider',
    hint: 'Who sends it.',
    example: 'buttondown',
    options: newsletterProviderNames,
  }),
  account: text({
    label: 'Account',
    hint: `For ${all.map(([, { label, account }]) => `${label} ${account}`).join(', for ')}.`,
    example: 'ada',
  }),
};

/** For a provider that gives every list an address of its own, that is what it is known by. */
export const newsletterRules = all.flatMap(([name, { account: what, accountUrl }]): Rule[] =>
  accountUrl
    ? [
        {
          field: 'account',
          kind: 'bad-url',
          message: `must be ${what}, such as ${accountUrl}`,
          broken: ({ provider, account }) => provider === name && typeof account === 'string' && !isWebAddress(account),
        },
      ]
    : [],
);
