import { services } from './services/index';

/** A service that counts visits. */
export interface AnalyticsService {
  label: string;
  /** Its position in the list shown to authors; services without one come last, sorted by name. */
  position?: number;
  /** The URL of its privacy policy, which does not cover self-hosted instances. */
  policy: string;
  /** What `id` means to this service, for the field's hint: follows "For LABEL" or, without `needs`, "For LABEL it may be left out:". */
  idHint: string;
  /** Required fields: at least one of each `oneOf`, and the error message if none is set. */
  needs?: readonly { oneOf: readonly ['id' | 'host', ...('id' | 'host')[]]; message: string }[];
  /** Its tracking script; `siteUrl` is the URL of the site. */
  script: (values: { id?: string | undefined; host?: string | undefined }, siteUrl: string) => ServiceScript;
}

/** The script with which a service counts visits. */
interface ServiceScript {
  /** The host that visits are reported to. */
  host: string;
  src: string;
  /** The `data-` attributes of its element, keyed without that prefix. */
  data: Readonly<Record<string, string>>;
  /** The origins that it connects to; by default only that of `host`. */
  asks?: readonly string[];
  /** Whether it also reports visits through image requests. */
  asksForImages?: true;
}

/** The tracking script of a site, with what visitors are told about the service. */
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

/** All services, in the order shown to authors. */
export const analyticsServices = (Object.entries(services) as [AnalyticsServiceName, AnalyticsService][])
  .map(([name, service]) => ({ name, ...service }))
  .sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || (a.name < b.name ? -1 : 1));

/** The tracking script of the site at `siteUrl`. The privacy policy is left out for a `host` of the site's own choice. */
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
