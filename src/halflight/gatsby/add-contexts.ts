import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { PersonValues, SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { isInVault } from '../features/vault/settings';
import { dayOf, type Day } from '../fields/days';
import { readCommitTimes } from '../outputs/sitemap/read-commit-times';
import { outputNames } from '../output-names';
import type { FormSite } from '../features/forms/to-form';
import type { DisclosedService } from '../features/service';
import { toServices } from '../derive/to-services';
import { commentServiceOf, type CommentsValues } from '../features/comments/comments-of';
import { makeCommentScript } from '../features/comments/make-script';
import { namesVideoHost } from '../features/embeds/players';
import { hasTabs } from '../markdown/has-tabs';
import { isApproved, toMentionsFile, type ShownMention } from '../features/mentions/mention';
import { readMentions } from '../features/mentions/read-mentions';
import { isUnlisted } from '../routes/unlisted';
import { contentFolder } from '../sourcing/content-folder';
import { fromProject } from '../paths';
import { KEPT_TABS } from '../sections/privacy/to-kept';
import { isCv } from '../routes/cv-parts';
import { isProtected, isSealed } from '../routes/protected';
import { sectionsOf, type RoutableEntry, type Route } from '../routes/route';
import { badgesOf, findUnpublished } from '../routes/unpublished';
import type { Clock } from '../routes/visibility';
import type { BadgeStatus } from '../ui/components/site-context/site-context';
import { toEntryId } from '../sourcing/read-entry';
import type { EntryNode } from '../collections/entry-node';
import { markdownOf, withTextFields } from '../sourcing/text-fields';

interface Site {
  site: Partial<SiteValues> & Pick<FormSite, 'forms'>;
  entries: readonly RoutableEntry[];
  /** The entries that pages show. */
  shown: readonly RoutableEntry[];
  clock: Clock;
  registry: readonly Collection[];
}

/** Adds to the context of each route what its page shows besides its entries: badges of unpublished ones, its language, services, files. */
export function addContexts(
  routes: readonly Route[],
  { site, entries, shown, clock, registry }: Site,
  getNode: CreatePagesArgs['getNode'],
): Route[] {
  const unpublished = clock.preview ? findUnpublished(entries, clock, registry) : [];
  // A page that has been opened need not say so.
  const locked = shown
    .filter((entry) => isProtected(entry) && !isSealed(entry))
    .map(({ id }) => [id, { why: 'protected' }] as const);
  const known = new Map<string, BadgeStatus>([...locked, ...unpublished]);
  const privacyPages = new Set(shown.filter(hasPrivacySection).map(({ id }) => id));
  const services = privacyPages.size > 0 ? toDisclosedServices(site, shown, getNode) : [];
  const threads = new Set(shown.flatMap(({ id, values }) => (typeof values.thread === 'string' ? [id] : [])));
  const threadScript = threads.size > 0 && `/${makeCommentScript('thread').path}`;
  const commentScript = needsScript(site.comments) && `/${makeCommentScript('waline').path}`;
  // Neither a protected page nor an unlisted one tells who knows it.
  const files = new Map(
    shown.filter((entry) => !isProtected(entry) && !isUnlisted(entry)).map(({ id, filePath }) => [id, filePath]),
  );
  const changeOf = createChangeOf(site, shown);
  return routes.map((route) => {
    const { entry = '', collection, language, translations } = route;
    const badges = badgesOf(route, known);
    const disclosed = privacyPages.has(entry) && { services };
    return {
      ...route,
      ...disclosed,
      context: {
        ...route.context,
        ...cvOf(route),
        ...changeOf(route),
        ...webmentionsOf(files.get(entry), site.webmentions?.approve),
        ...(threadScript && threads.has(entry) && { threadScript }),
        ...(commentScript && collection === 'post' && { commentScript }),
        ...(badges && { badges }),
        ...disclosed,
        ...(language && { language }),
        ...(translations && { translations }),
      },
    };
  });
}

/** Whether comments are shown by a script of ours, not in a frame. */
const needsScript = (comments?: CommentsValues): boolean =>
  comments !== undefined && commentServiceOf(comments).toFrame === undefined;

/** The paths of the files of a CV, or of the list that prints as one, that `npm run cv` has written to `static/`. */
function cvOf(route: Route): { cvPath?: string; cvTextPath?: string } {
  if (route.context.resume !== true && !isCv(route)) return {};
  const [cvPath, cvTextPath] = [outputNames.cv, outputNames.cvText].map((name) =>
    existsSync(fromProject(`static${route.path}${name}`)) ? route.path + name : undefined,
  );
  return { ...(cvPath && { cvPath }), ...(cvTextPath && { cvTextPath }) };
}

/** Returns a function that gives the day on which git last changed a note of the vault whose properties do not say when that was. */
function createChangeOf(
  { vault, timeZone = 'UTC' }: Site['site'],
  shown: readonly RoutableEntry[],
): (route: Route) => { changed?: Day } {
  if (!vault) return () => ({});
  const { exact } = readCommitTimes(join(contentFolder(), vault.folder));
  const dated = new Set(shown.filter(({ values }) => values.updated !== undefined).map(({ id }) => id));
  return ({ kind, entry = '', source }) => {
    const time =
      kind === 'entry' && isInVault(source, { vault }) ? exact.get(source.slice(vault.folder.length + 1)) : undefined;
    return time === undefined || dated.has(entry) ? {} : { changed: dayOf(new Date(time), timeZone) };
  };
}

/** What other sites say about an entry, as far as it is approved. */
function webmentionsOf(filePath = '', rules: readonly string[] = []): { webmentions?: readonly ShownMention[] } {
  const path = join(contentFolder(), toMentionsFile(filePath));
  if (filePath === '' || !existsSync(path)) return {};
  const { mentions } = readMentions(readFileSync(path, 'utf8'));
  const shown = mentions
    .filter((mention) => isApproved(mention, rules))
    .map((mention) => ({ ...mention, approved: undefined }));
  return shown.length > 0 ? { webmentions: shown } : {};
}

function hasPrivacySection(entry: RoutableEntry): boolean {
  return sectionsOf(entry).some(({ type }) => type === 'privacy');
}

/** What a page with the section `privacy` says about each service. */
function toDisclosedServices(
  site: Site['site'],
  shown: readonly RoutableEntry[],
  getNode: CreatePagesArgs['getNode'],
): DisclosedService[] {
  if (site.url === undefined) return [];
  const person = getNode(toEntryId('person.md')) as PersonValues | undefined;
  const entries = shown.map((entry) => withPlayers(entry, getNode));
  const services = toServices({ ...site, url: site.url }, person, entries).map(({ kind, name, policy }) => ({
    kind,
    name,
    ...(policy && { policy }),
  }));
  const withTabs = shown.some(({ values }) => hasTabs(markdownOf(values as unknown as EntryNode, getNode)));
  return withTabs ? [...services, KEPT_TABS] : services;
}

/**
 * An entry with the video players in its text, which the preview has not read. Only a text that names the host of a video is read. A host that is
 * written with escapes is missed, and only disclosed in the build.
 */
function withPlayers(entry: RoutableEntry, getNode: CreatePagesArgs['getNode']): RoutableEntry {
  const node = entry.values as unknown as EntryNode;
  if (entry.players || !namesVideoHost(markdownOf(node, getNode))) return entry;
  return { ...entry, players: withTextFields(node, getNode).players };
}
