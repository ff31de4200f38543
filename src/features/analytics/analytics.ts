import { services } from './services/index';

/** A service that counts visits. */
export interface AnalyticsService {
  /** What it is called. */
  label: string;
  /** Where it stands among the services that an author is told of; without, after those that say. */
  position?: number;
  /** Where it says what it does with what it learns. It does not hold where somebody else runs the service. */
  policy: string;
  /** What the field `id` is to it, as the field's hint says: after "For LABEL", or "For LABEL it may be left out:". */
  idHint: string;
  /** What it needs: one of some fields, and what an author is told who gives none of them. */
  needs?: readonly { oneOf: readonly ['id' | 'host', ...('id' | 'host')[]]; message: string }[];
  /** The script by which it counts; `siteUrl` is the address of the site. */
  script: (values: { id?: string | undefined; host?: string | undefined }, siteUrl: string) => ServiceScript;
}

/** The script by which a service counts visits. */
interface ServiceScript {
  /** The host that visits are reported to. */
  host: string;
  src: string;
  /** The attributes of its element that begin with `data-`, without that beginning. */
  data: Readonly<Record<string, string>>;
  /** The origins that it asks, if they are not only its host's. */
  asks?: readonly string[];
  /** Whether it reports by pictures as well, which it asks for with what it has to say. */
  asksForImages?: true;
}

/** The script of a site's service, and what visitors are told of it. */
export interface AnalyticsScript extends ServiceScript {
  label: string;
  asks: readonly string[];
  policy: string | undefined;
}

/** The name of a service, as `site.md` says it. */
export type AnalyticsServiceName = keyof typeof services;

/** What `site.md` says of counting visits. */
export interface AnalyticsValues {
  service: AnalyticsServiceName;
  id?: string | undefined;
  host?: string | undefined;
}

/** Every service there is, in the order in which an author is told of them. */
export const analyticsServices = (Object.entries(services) as [AnalyticsServiceName, AnalyticsService][])
  .map(([name, service]) => ({ name, ...service }))
  .sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || (a.name < b.name ? -1 : 1));

/** What counts the visits of a site, whose address is `siteUrl`. */
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
