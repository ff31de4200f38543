import { outputNames } from '../../output-names';
import type { OutputFile } from '../output';
import type { PublishedSite } from '../published';
import { toUuid } from '../stable-id';
import { followedEntries, frameOf, toEntryMaker } from './make-feeds';
import { toPodcastRss } from './to-podcast-rss';

/** The namespace of the ids of podcasts (https://podcasting2.org/docs/podcast-namespace/tags/guid). */
const NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** The feed of the podcast, with every post in the feeds that has a recording. */
export async function makePodcast(site: PublishedSite): Promise<OutputFile[]> {
  const { settings, person, toAddress } = site;
  const { podcast, home = '/' } = settings;
  if (!podcast) return [];
  const url = toAddress(home + outputNames.podcast);
  const posts = followedEntries(site).filter(({ node }) => node.collection === 'post' && node.audio);
  const episodes = await Promise.all(posts.map(toEntryMaker(site)));
  const author = podcast.author ?? person?.name ?? settings.title;
  const text = toPodcastRss({
    ...frameOf(site, home, 'podcast'),
    title: podcast.title ?? settings.title,
    description: podcast.description,
    url,
    guid: podcast.guid ?? toUuid(NAMESPACE, url.replace(/^https?:\/\/|\/+$/g, '')),
    author,
    owner: { name: author, email: person?.showEmail ? person.email : undefined },
    cover: toAddress(home + outputNames.podcastCover),
    category: podcast.category,
    type: podcast.type ?? 'episodic',
    explicit: podcast.explicit ?? false,
    entries: episodes,
  });
  return [{ path: home.slice(1) + outputNames.podcast, text }];
}
