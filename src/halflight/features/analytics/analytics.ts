import { services } from './services/index';

/** A service that counts visits. */
export interface AnalyticsService {
  /** Its display name. */
  label: string;
  /** Its position in the list of services that authors see; those without one come last, by name. */
  position?: number;
  /** The URL of its privacy policy, which does not apply to an instance that somebody else runs. */
  policy: string;
  /** What `id` is to it, for the field's hint: follows "For LABEL" or, without `needs`, "For LABEL it may be left out:". */
  idHint: string;
  /** The fields it needs: at least one of each `oneOf`, and the error if none of them is set. */
  needs?: readonly { oneOf: readonly ['id' | 'host', ...('id' | 'host')[]]; message: string }[];
  /** Its tracking script; `siteUrl` is the URL of the site. */
  script: (values: { id?: string | undefined; host?: string | undefined }, siteUrl: string) => ServiceScript;
}

/** The script with which a service counts visits. */
interface ServiceScript {
  /** The host that visits are reported to. */
  host: string;
  src: string;
  /** The `data-` attributes of its element, by their names without that prefix. */
  data: Readonly<Record<string, string>>;
  /** The origins that it connects to, if not only that of `host`. */
  asks?: readonly string[];
  /** Whether it also reports visits through image requests. */
  asksForImages?: true;
}

/** The script of a site's service, with what visitors are told about the service. */
export interface AnalyticsScript extends ServiceScript {
  label: string;
  asks: readonly string[];
  policy: string | undefined;
}

export type AnalyticsServiceName = keyof typeof services;

/** The `analytics` settings in `site.md`. */
export interface AnalyticsValues {
  service: AnalyticsServiceName;
  id?: string | undefined;
  host?: string | undefined;
}

/** All services, in the order in which authors see them. */
export const analyticsServices = (Object.entries(services) as [AnalyticsServiceName, AnalyticsService][])
  .map(([name, service]) => ({ name, ...service }))
  .sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || (a.name < b.name ? -1 : 1));

/** The tracking script of the site at `siteUrl`. With a `host` of the site's own choice, the service's privacy policy is left out. */
export function analyticsScriptOf({ service: name, ...values }: AnalyticsValues, siteUrl: string): AnalyticsScript {
  const service: AnalyticsService = services[name];
  const script = service.script(values, siteUrl);
  return {
    asks: [`https://${script.host}`],
    ...script,
    label: service.label,
    policy: values.host ? undefined : service.policy,
  };
}
