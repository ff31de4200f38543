import type { Values } from '..';
import { isWebAddress } from '../../fields/formats';
import { addressOfTarget, type Describe } from '../../finish/structured-data/described';

/**
 * A product with its price, as an `Offer`; without a price, `undefined`, because search engines have no use for it. Not a `Product`, for which Google
 * requires a page of its own, a picture and the availability: products here have none of these.
 */
export const describe: Describe = ({ site, node }) => {
  const { title, summary, price, to, url: out } = node as unknown as Values<'product'>;
  if (!price) return undefined;
  const { amount, currency, per } = price;
  // An offer's URL is a page: not an e-mail address or a phone number.
  const url = to === undefined ? out && isWebAddress(out) && out : addressOfTarget(to, site);
  const cost = { price: amount, priceCurrency: currency };
  return {
    '@type': 'Offer',
    name: title,
    ...(summary && { description: summary }),
    // A price per unit, such as a month, is not the price itself.
    ...(per ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, unitText: per } } : cost),
    ...(url && { url }),
  };
};
