import { analyticsServices } from './services';
import { isHost } from '../../fields/formats';
import { group, type Rule } from '../../fields/groups';
import { choice, text } from '../../fields/kinds';

function needs(service: string, fields: readonly string[], message: string): Rule {
  return {
    field: 'id',
    kind: 'missing-key',
    message,
    broken: (values) => values.service === service && fields.every((field) => values[field] === undefined),
  };
}

/** Who counts the visits of the site. */
export const analyticsSettings = group({
  label: 'Analytics',
  hint: 'Counts visits with a service that sets no cookies. If left out, visits are not counted.',
  short: 'service',
  fields: {
    service: choice({
      label: 'Service',
      hint: 'Visitors’ browsers load its script, and report which pages they open.',
      example: 'plausible',
      options: analyticsServices,
    }),
    id: text({
      label: 'Id',
      hint: 'For Umami the id of the website; for GoatCounter your code, which is the first part of its address. For Plausible it may be left out: then it is the host of `url`; the name of the script that Plausible made for your site (`pa-…`) will do, too.',
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
  rules: [
    needs('umami', ['id'], 'is missing: the id that Umami shows for the website'),
    needs('goatcounter', ['id', 'host'], 'is missing: your code at GoatCounter, or the "host" that it runs on'),
  ],
});
