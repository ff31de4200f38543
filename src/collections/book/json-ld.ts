import type { Values } from '..';
import { addressOf, oneOrMore, type Describe } from '../../finish/structured-data/described';
import { toPersonReference } from '../../finish/structured-data/person-node';

/** A book, and how the person of the site rates it. */
export const describe: Describe = ({ site, node, url, pictureOf }) => {
  const { title, authors, isbn, rating, cover } = node as unknown as Values<'book'>;
  const owner = toPersonReference(site);
  const image = pictureOf(cover?.src);
  const author = oneOrMore(authors.map((name) => ({ '@type': 'Person', name }) as const));
  return {
    '@type': 'Book',
    ...addressOf(url, 'book'),
    name: title,
    ...(author && { author }),
    ...(isbn && { isbn: isbn.replace(/[\s-]/g, '') }),
    ...(image && { image }),
    ...(rating !== undefined &&
      owner && {
        review: {
          '@type': 'Review',
          author: owner,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
        },
      }),
  };
};
