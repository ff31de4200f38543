import type { Values } from '../../collections';
import { toMidnight } from '../../collections/days';
import { summaryOf } from '../../sourcing/resolving';
import { addressOf, oneOrMore, type Describe } from './described';
import { personIdOf, toOtherPerson, toPersonReference, type Party } from './person-node';

/** A post as an article of a blog. */
export const describePost: Describe = ({ site, node, url, authors = [], pictureOf, sharedPicture }) => {
  const { title, date, updated, cover, tags, series } = node as unknown as Values<'post'>;
  const zone = site.settings.timeZone ?? 'UTC';
  const owner = toPersonReference(site);
  const others: Party[] = authors.flatMap((id) => {
    const other = site.nodeOf(id) as unknown as Values<'people'> | undefined;
    return other ? [toOtherPerson(other)] : [];
  });
  const author = oneOrMore(others.length > 0 || !owner ? others : [owner]);
  const image = pictureOf(cover?.src) ?? sharedPicture;
  const description = summaryOf(node);
  return {
    '@type': 'BlogPosting',
    ...addressOf(url, 'post'),
    headline: title,
    ...(url && { mainEntityOfPage: url }),
    inLanguage: site.settings.language ?? 'en',
    datePublished: toMidnight(date, zone),
    ...(updated && { dateModified: toMidnight(updated, zone) }),
    ...(description && { description }),
    ...(image && { image }),
    ...(author && { author }),
    ...(owner && { publisher: others.length > 0 ? owner : { '@id': personIdOf(site) } }),
    ...(tags?.length && { keywords: tags }),
    ...(series && { isPartOf: { '@type': 'CreativeWorkSeries', name: series } }),
  };
};
