import { collections, type PersonValues, type SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { analyticsScriptOf } from '../features/analytics/analytics';
import { giscus } from '../features/comments/widget';
import { readThread } from '../features/comments/thread/read-thread';
import { formServices } from '../features/contact/destinations';
import { isVideoAddress, playerBehind, toPlayerAddress } from '../features/embeds/players';
import { newsletterFormOf } from '../features/newsletter/providers';
import type { Section } from '../sections/schema';
import { toContactForm } from './to-contact-form';

/** What a page may do with another origin: run its scripts, send requests to it, frame it, load its files, or submit a form to it. */
export type AllowedUse = 'script' | 'connect' | 'frame' | 'files' | 'form';

/** What a service is to a visitor; each has a sentence in `ui/words/en.ts`. */
export type ServiceKind =
  | 'Contact'
  | 'ContactHere'
  | 'ContactMail'
  | 'Turnstile'
  | 'Newsletter'
  | 'Comments'
  | 'Thread'
  | 'Analytics'
  | 'Frame'
  | 'Images';

/** A third party that may learn something about a visitor. */
export interface Service {
  kind: ServiceKind;
  /** The name that visitors know it by. */
  name: string;
  /** The URL of its privacy policy. */
  policy?: string | undefined;
  /** The sources that pages must be allowed to use, as in a Content-Security-Policy. */
  allowed: Partial<Record<AllowedUse, readonly string[]>>;
}

/** What the privacy section discloses about a service. */
export type DisclosedService = Pick<Service, 'kind' | 'name' | 'policy'>;

/** The parts of an entry that can involve a service. */
interface ServingEntry {
  collection: string;
  values: Record<string, unknown>;
  /** The URLs of the players in its text. */
  players?: readonly string[] | undefined;
}

type Settings = Pick<SiteValues, 'url' | 'contact' | 'analytics' | 'comments' | 'images'>;
type Person = Pick<PersonValues, 'email' | 'showEmail'> | undefined;

const TURNSTILE = 'https://challenges.cloudflare.com';

/**
 * Every service that a site uses, without duplicates, from its settings and published entries. Both the Content-Security-Policy of its pages
 * (`finish/policy`) and its privacy section are made from this list, so whatever is not disclosed is not allowed.
 */
export function toServices(
  site: Settings,
  person: Person,
  entries: readonly ServingEntry[],
  registry: readonly Collection[] = collections,
): Service[] {
  const withComments = new Set(registry.filter(({ page }) => page?.comments).map(({ name }) => name));
  const commented = entries.filter(({ collection }) => withComments.has(collection));
  const sections = entries.flatMap(({ values }) => (values.sections as readonly Section[] | undefined) ?? []);
  const players = [
    ...entries.flatMap(({ players = [] }) => players),
    ...entries.flatMap(({ values: { recording } }) =>
      typeof recording === 'string' && isVideoAddress(recording) ? [toPlayerAddress(recording)] : [],
    ),
    ...sections.flatMap((section) => (section.type === 'embed' ? [toPlayerAddress(section.url)] : [])),
  ];
  const found = [
    ...(sections.some(({ type }) => type === 'contact') ? contactServices(site, person) : []),
    ...sections.flatMap((section) => (section.type === 'newsletter' ? [newsletter(section, site.url)] : [])),
    ...(site.comments && commented.some(({ values }) => values.thread === undefined || values.thread === null)
      ? [comments]
      : []),
    ...commented.flatMap(({ values }) => (typeof values.thread === 'string' ? thread(values.thread) : [])),
    ...(site.analytics ? [analytics(site.analytics, site.url)] : []),
    ...players.map(frame),
    ...(site.images?.hosts ?? []).map((host): Service => ({ kind: 'Images', name: host, allowed: { files: [host] } })),
  ];
  return [...new Map(found.map((service) => [JSON.stringify(service), service])).values()];
}

function contactServices(site: Settings, person: Person): Service[] {
  const form = toContactForm(site, person);
  const own = new URL(site.url);
  switch (form?.destination) {
    case undefined:
      return [];
    case 'netlify':
      return [{ kind: 'Contact', name: 'Netlify', policy: 'https://www.netlify.com/privacy/', allowed: {} }];
    case 'mailto':
      return [{ kind: 'ContactMail', name: form.email, allowed: { form: ['mailto:'] } }];
    case 'web3forms':
      return [
        {
          kind: 'Contact',
          name: 'Web3Forms',
          policy: 'https://web3forms.com/privacy',
          allowed: posts('https://api.web3forms.com', own),
        },
      ];
    case 'endpoint': {
      const turnstile: Service = {
        kind: 'Turnstile',
        name: 'Cloudflare Turnstile',
        policy: 'https://www.cloudflare.com/turnstile-privacy-policy/',
        allowed: { script: [TURNSTILE], frame: [TURNSTILE] },
      };
      const url = new URL(form.url, own);
      const { label, policy } = form.service ? formServices[form.service] : { label: url.host };
      const contact: Service = {
        kind: url.host === own.host ? 'ContactHere' : 'Contact',
        name: label,
        ...(policy && { policy }),
        allowed: form.url.startsWith('/') ? {} : posts(url.origin, own),
      };
      return form.turnstile ? [contact, turnstile] : [contact];
    }
  }
}

/** A form that posts to another origin. Its response may redirect back to the site, which `form-action` has to allow, too. */
function posts(origin: string, site: URL): Service['allowed'] {
  return { connect: [origin], form: [origin, site.origin] };
}

function newsletter({ provider, account }: Extract<Section, { type: 'newsletter' }>, siteUrl: string): Service {
  const { label, action, policy } = newsletterFormOf(provider, account);
  return {
    kind: 'Newsletter',
    name: label,
    policy,
    allowed: { form: [new URL(action).origin, new URL(siteUrl).origin] },
  };
}

const comments: Service = {
  kind: 'Comments',
  name: giscus.label,
  policy: giscus.policy,
  allowed: { frame: [giscus.origin] },
};

function thread(address: string): Service[] {
  const found = readThread(address);
  if (!found) return [];
  const { label, host, api, policy } = found;
  return [{ kind: 'Thread', name: `${label} (${host})`, policy, allowed: { connect: [new URL(api).origin] } }];
}

function analytics(values: NonNullable<SiteValues['analytics']>, siteUrl: string): Service {
  const { label, host, src, asks, asksForImages, policy } = analyticsScriptOf(values, siteUrl);
  const name = values.host ? `${label} (${host})` : label;
  return {
    kind: 'Analytics',
    name,
    policy,
    allowed: { script: [new URL(src).origin], connect: asks, ...(asksForImages && { files: asks }) },
  };
}

function frame(address: string): Service {
  const { origin, hostname } = new URL(address);
  const { name, policy } = playerBehind(origin) ?? { name: hostname.replace(/^www\./, '') };
  return { kind: 'Frame', name, policy, allowed: { frame: [origin] } };
}
