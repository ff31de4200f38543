import type { Values } from '..';
import { toInstant, toZonedTime } from '../../fields/days';
import { type EntryNode, summaryOf } from '../entry-node';
import { describeAudio } from './describe-audio';
import { addressOf, oneOrMore, type Describe } from '../described';
import { isOwner, personIdOf, toOtherPerson, toPersonReference, type Party } from '../person-node';

/** A post as a `BlogPosting`, or as a `PodcastEpisode` if the site has a podcast and it a recording. */
export const describe: Describe = ({ site, node, url, authors = [], changed, pictureOf, sharedPicture }) => {
  const { title, date, cover, tags, series, link, reply, audio } = node as unknown as Values<'post'>;
  const zone = site.settings.timeZone ?? 'UTC';
  const owner = toPersonReference(site);
  const others: Party[] = authors.flatMap((id) => {
    const other = site.nodeOf(id) as (EntryNode & Values<'people'>) | undefined;
    if (!other) return [];
    const path = site.pathOf(other.filePath);
    return isOwner(other, site) && owner ? owner : toOtherPerson(other, path && site.toAddress(path));
  });
  const published = toInstant(date, node.instants?.date, zone);
  const author = oneOrMore(others.length > 0 || !owner ? others : [owner]);
  const image = pictureOf(cover?.src) ?? sharedPicture;
  const description = summaryOf(node);
  return {
    '@type': audio && site.settings.podcast ? 'PodcastEpisode' : 'BlogPosting',
    ...addressOf(url, 'post'),
    headline: title,
    ...(url && { mainEntityOfPage: url }),
    inLanguage: site.settings.language ?? 'en',
    datePublished: published,
    ...(changed !== undefined && changed > Date.parse(published) && { dateModified: toZonedTime(changed, zone) }),
    ...(description && { description }),
    ...(image && { image }),
    ...(author && { author }),
    ...(owner && { publisher: others.length > 0 && !others.includes(owner) ? owner : { '@id': personIdOf(site) } }),
    ...(tags?.length && { keywords: tags }),
    ...(link && { sharedContent: { '@type': 'WebPage', url: link } }),
    ...(reply && { citation: reply }),
    ...(audio && describeAudio(audio, node.filePath, site)),
    ...(series && { isPartOf: { '@type': 'CreativeWorkSeries', name: series } }),
  };
};
