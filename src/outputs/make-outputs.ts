import type { NodePluginArgs } from 'gatsby';
import { makeCalendars } from './calendar/make-calendars';
import { makeFeeds } from './feeds/make-feeds';
import type { PublishedSite } from './published';
import { publishOutlets } from './write-outputs';
import { createLastModified } from './sitemap/last-modified';
import { makeSitemap } from './sitemap/make-sitemap';
import type { CommitTimes } from './sitemap/read-commit-times';
import { makeTexts } from './texts/make-texts';

/** Publishes the site in other forms than pages, made from what the pages were made from: feeds, calendars, texts, what crawlers ask for. `commits` says when files last changed. */
export async function makeOutlets(
  site: PublishedSite,
  { cache, ...nodes }: Pick<NodePluginArgs, 'cache' | 'getNodesByType'>,
  folder: string,
  commits: CommitTimes,
): Promise<void> {
  const feeds = await makeFeeds(site, (typeName) => nodes.getNodesByType(typeName).length > 0, cache);
  const calendars = makeCalendars(site, commits);
  const texts = await makeTexts(site, [...feeds, ...calendars], cache);
  const sitemap = await makeSitemap(site, createLastModified(site, commits.exact));
  await publishOutlets([...feeds, ...calendars, ...texts, ...sitemap], folder);
}
