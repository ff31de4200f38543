import type { Offer } from 'schema-dts';
import type { Values } from '../../collections';
import type { Describe } from './described';

/** A product with its price; without one, search engines have no use for it. */
export const describeProduct: Describe = ({ node }) => {
  const { title, summary, price, url } = node as unknown as Values<'product'>;
  if (!price) return undefined;
  const { amount, currency, per } = price;
  const cost = { price: amount, priceCurrency: currency };
  const offers: Offer = {
    '@type': 'Offer',
    // A price for a month is not the price.
    ...(per ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, unitText: per } } : cost),
    ...(url && { url }),
  };
  return { '@type': 'Product', name: title, ...(summary && { description: summary }), offers };
};
