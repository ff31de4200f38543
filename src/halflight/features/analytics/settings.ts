import { analyticsServices, type AnalyticsServiceName } from './analytics';
import { isHost } from '../../fields/formats';
import { group, type Rule } from '../../fields/groups';
import { choice, text } from '../../fields/kinds';

const names = analyticsServices.map(({ name }) => name) as [AnalyticsServiceName, ...AnalyticsServiceName[]];

/** What each service takes as its `id`: first the services with `needs`, then those where `id` is optional. */
const idHints = [
  `For ${analyticsServices.flatMap(({ label, idHint, needs }) => (needs ? [`${label} ${idHint}`] : [])).join('; for ')}.`,
  ...analyticsServices.flatMap(({ label, idHint, needs }) =>
    needs ? [] : [`For ${label} it may be left out: ${idHint}.`],
  ),
];

const rules = analyticsServices.flatMap(({ name, needs = [] }) =>
  needs.map(({ oneOf, message }): Rule => ({
    field: oneOf[0],
    kind: 'missing-key',
    message,
    broken: (values) => values.service === name && oneOf.every((field) => values[field] === undefined),
  })),
);

/** The settings of the analytics service. */
export const analyticsSettings = group({
  label: 'Analytics',
  hint: 'Counts visits with a service that sets no cookies. If left out, visits are not counted.',
  short: 'service',
  fields: {
    service: choice({
      label: 'Service',
      hint: 'Visitors’ browsers load its script, and report which pages they open.',
      example: 'plausible',
      options: names,
    }),
    id: text({
      label: 'Id',
      hint: idHints.join(' '),
      example: 'pa-XXXXXXXXXXXXXXXXXXXXX',
      condition: {
        holds: (value) => /^[\w.-]+$/.test(value),
        error: 'must be the id that the service shows, of letters, digits, hyphens and dots',
      },
    }).optional(),
    host: text({
      label: 'Host',
      hint: 'Where the service runs, if you host it yourself or use one of its regions. If left out, its usual host.',
      example: 'stats.example.org',
      condition: { holds: isHost, error: 'must be a host name, such as stats.example.org' },
    }).optional(),
  },
  rules,
});
