import { collections, type SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { analyticsScriptOf } from '../features/analytics/analytics';
import { commentServiceOf, type CommentsValues } from '../features/comments/comments-of';
import { readThread } from '../features/comments/thread/read-thread';
import { isVideoAddress, toPlayerAddress } from '../features/embeds/players';
import type { DefinitionOf, Section, SectionType } from '../collections/sections';
import { services } from '../sections/services';
import { servicesOfForm } from '../features/forms/services-of-form';
import { toForm, type FormPerson, type FormSite } from '../features/forms/to-form';
import type { Service } from '../features/service';
import type { ServicesOf } from '../sections/services-of';
import { isWebAddress } from '../fields/formats';
import { isRecord } from '../is-record';
import { toFrameService } from '../features/embeds/to-frame-service';

/** The settings of a site that involve services. */
type ServingSite = Pick<SiteValues, 'url' | 'contact' | 'analytics' | 'comments' | 'images'> & Pick<FormSite, 'forms'>;

/** The parts of an entry that can involve a service. */
interface ServingEntry {
  collection: string;
  values: Record<string, unknown>;
  /** The URLs of the players in its text. */
  players?: readonly string[] | undefined;
}

/**
 * Every service that a site uses, without duplicates, from its settings and published entries. Both the Content-Security-Policy of its pages
 * (`finish/policy`) and its privacy section come from this list, so whatever is not disclosed is not allowed.
 */
export function toServices(
  site: ServingSite,
  person: FormPerson | undefined,
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
  ];
  const found = [
    ...players.map(toFrameService),
    ...sections.flatMap((section) => servicesOf(section)?.(section, site, person) ?? []),
    ...entries.flatMap(({ collection, values: { form } }) =>
      collection === 'event' && typeof form === 'string' ? servicesOfForm(toForm(form, site, person), site.url) : [],
    ),
    ...(site.comments && commented.some(({ values }) => values.thread === undefined || values.thread === null)
      ? [comments(site.comments)]
      : []),
    ...commented.flatMap(({ values }) => (typeof values.thread === 'string' ? thread(values.thread) : [])),
    ...(site.analytics ? [analytics(site.analytics, site.url)] : []),
    ...entries.flatMap(({ collection, values: { audio } }) =>
      collection === 'post' ? recording(audio, site.url) : [],
    ),
    ...(site.images?.hosts ?? []).map((host): Service => ({ kind: 'Images', name: host, allowed: { files: [host] } })),
  ];
  const each = [...new Map(found.map((service) => [JSON.stringify(service), service])).values()];
  return each.sort((a, b) => placeOf(a) - placeOf(b));
}

/** The order in which visitors read about kinds of service: those they write to first, those that pages only load last. */
const ORDER: readonly Service['kind'][] = [
  'Contact',
  'ContactHere',
  'ContactMail',
  'Turnstile',
  'Newsletter',
  'Comments',
  'CommentServer',
  'Thread',
  'Analytics',
  'Frame',
  'Images',
  'Audio',
];

/** The position of a service among the others. Kinds that only a section uses come last. */
function placeOf({ kind }: Service): number {
  return ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length;
}

/** The function that finds the services of a section of this type; `undefined` if it involves none. */
function servicesOf({ type }: Section): ServicesOf | undefined {
  return (services satisfies Registry as Partial<Record<SectionType, ServicesOf>>)[type];
}

/** The sections with a `services.ts` in their folder, by type. */
type Registry = { [Type in SectionType]?: ServicesOf<DefinitionOf<Type>> };

/** The service of comments. One that authors run themselves is named with its host. */
function comments(settings: CommentsValues): Service {
  const { label, policy, originOf, toFrame } = commentServiceOf(settings);
  const origin = originOf(settings);
  return {
    kind: policy === undefined ? 'CommentServer' : 'Comments',
    name: policy === undefined ? `${label} (${new URL(origin).host})` : label,
    policy,
    allowed: toFrame ? { frame: [origin] } : { connect: [origin] },
  };
}

/** The host of a post's recording, if that is another site. */
function recording(audio: unknown, siteUrl: string): Service[] {
  const src =
    isRecord(audio) && typeof audio.src === 'string' && isWebAddress(audio.src) ? new URL(audio.src) : undefined;
  if (!src || src.origin === new URL(siteUrl).origin) return [];
  return [{ kind: 'Audio', name: src.host, allowed: { files: [src.origin] } }];
}

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
