import type { Values } from '..';
import { addressOfTarget, type Describe } from '../../finish/structured-data/described';

/**
 * A product with its price, as an offer; without a price, search engines have no use for it. It is not called a `Product`: of one, Google asks
 * for a page of its own, a picture and whether it is in stock, and products here have none of these to tell.
 */
export const describe: Describe = ({ site, node }) => {
  const { title, summary, price, to, url: out } = node as unknown as Values<'product'>;
  if (!price) return undefined;
  const { amount, currency, per } = price;
  const url = to === undefined ? out : addressOfTarget(to, site);
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
