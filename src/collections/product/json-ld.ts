import type { Values } from '..';
import type { Describe } from '../../finish/structured-data/described';

/**
 * A product with its price, as an offer; without a price, search engines have no use for it. It is not called a `Product`: of one, Google asks
 * for a page of its own, a picture and whether it is in stock, and products here have none of these to tell.
 */
export const describe: Describe = ({ node }) => {
  const { title, summary, price, url } = node as unknown as Values<'product'>;
  if (!price) return undefined;
  const { amount, currency, per } = price;
  const cost = { price: amount, priceCurrency: currency };
  return {
    '@type': 'Offer',
    name: title,
    ...(summary && { description: summary }),
    // A price for a month is not the price.
    ...(per ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, unitText: per } } : cost),
    ...(url && { url }),
  };
};
