import type { Book, BookFormatType } from 'schema-dts';
import type { Values } from '..';
import { addressOf, oneOrMore, type Describe } from '../described';
import { toPersonReference } from '../person-node';
import type { BookFormat } from './formats';

/** https://schema.org/BookFormatType */
const FORMATS: Readonly<Record<BookFormat, BookFormatType>> = {
  hardcover: 'https://schema.org/Hardcover',
  paperback: 'https://schema.org/Paperback',
  'e-book': 'https://schema.org/EBook',
  audiobook: 'https://schema.org/AudiobookFormat',
};

const toNumber = (isbn: string): string => isbn.replace(/[\s-]/g, '');

/** A book, with its formats and shops. The site's person is the author of their own books; for any other book, their rating is a review. */
export const describe: Describe = ({ site, node, url, pictureOf }) => {
  const values = node as unknown as Values<'book'>;
  const { title, authors, wrote = false, publisher, published, isbn, formats = [], shops = [], rating, cover } = values;
  const owner = toPersonReference(site);
  const image = pictureOf(cover?.src);
  const names = authors ?? [];
  const author = oneOrMore([
    ...(wrote && owner && names.length === 0 ? [owner] : []),
    ...names.map((name) =>
      wrote && owner && name === site.person?.name ? owner : ({ '@type': 'Person', name } as const),
    ),
  ]);
  const examples = formats.map(({ format, isbn: own, price }): Exclude<Book, string> => ({
    '@type': 'Book',
    bookFormat: FORMATS[format],
    ...(own && { isbn: toNumber(own) }),
    ...(price && { offers: { '@type': 'Offer', price: price.amount, priceCurrency: price.currency } }),
  }));
  return {
    '@type': 'Book',
    ...addressOf(url, 'book'),
    name: title,
    ...(author && { author }),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } }),
    ...(published && { datePublished: published }),
    ...(isbn && { isbn: toNumber(isbn) }),
    ...(image && { image }),
    ...(examples.length > 0 && { workExample: examples }),
    ...(shops.length > 0 && {
      offers: shops.map((shop) => ({
        '@type': 'Offer' as const,
        url: shop.url,
        seller: { '@type': 'Organization' as const, name: shop.label },
      })),
    }),
    ...(rating !== undefined &&
      !wrote &&
      owner && {
        review: {
          '@type': 'Review',
          author: owner,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
        },
      }),
  };
};
