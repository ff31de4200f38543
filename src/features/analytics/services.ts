/** The services that `site.md` may name to count visits. */
export const analyticsServices = ['plausible', 'umami', 'goatcounter'] as const;

/** What `site.md` says of counting visits. */
export interface AnalyticsValues {
  service: (typeof analyticsServices)[number];
  id?: string | undefined;
  host?: string | undefined;
}

/** The script by which a service counts visits. */
export interface AnalyticsScript {
  /** What the service is called. */
  label: string;
  /** The host that visits are reported to. */
  host: string;
  src: string;
  /** The attributes of its element that begin with `data-`, without that beginning. */
  data: Readonly<Record<string, string>>;
  /** The origins that it asks. */
  asks: readonly string[];
  /** Where the service says what it does with what it learns; only of the service itself, not where somebody else runs it. */
  policy?: string | undefined;
}

/**
 * The script of a site's service, from what each service documents of it: https://plausible.io/docs/plausible-script,
 * https://umami.is/docs/tracker-configuration, https://www.goatcounter.com/help/start and /help/csp. `siteUrl` is the address of the site.
 */
export function analyticsScriptOf({ service, id = '', host }: AnalyticsValues, siteUrl: string): AnalyticsScript {
  switch (service) {
    case 'plausible': {
      const server = host ?? 'plausible.io';
      // Scripts that Plausible makes for one site begin so; the other is told the site's name.
      const own = id.startsWith('pa-');
      return {
        label: 'Plausible',
        host: server,
        src: `https://${server}/js/${own ? id : 'script'}.js`,
        data: own ? {} : { domain: id || new URL(siteUrl).hostname },
        asks: [`https://${server}`],
        policy: host ? undefined : 'https://plausible.io/data-policy',
      };
    }
    case 'umami':
      return {
        label: 'Umami',
        host: host ?? 'umami.is',
        src: `https://${host ?? 'cloud.umami.is'}/script.js`,
        data: { 'website-id': id },
        // The cloud's script reports to gateways of other names.
        asks: host
          ? [`https://${host}`]
          : ['https://cloud.umami.is', 'https://gateway.umami.is', 'https://api-gateway.umami.dev'],
        policy: host ? undefined : 'https://umami.is/privacy',
      };
    case 'goatcounter': {
      const server = host ?? `${id}.goatcounter.com`;
      return {
        label: 'GoatCounter',
        host: server,
        src: host ? `https://${host}/count.js` : 'https://gc.zgo.at/count.js',
        data: { goatcounter: `https://${server}/count` },
        asks: [`https://${server}`],
        policy: host ? undefined : 'https://www.goatcounter.com/help/privacy',
      };
    }
  }
}
