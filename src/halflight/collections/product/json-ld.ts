import type { Values } from '..';
import { isWebAddress } from '../../fields/formats';
import { addressOfTarget, type Describe } from '../described';

/**
 * A product as an `Offer` with its price; `undefined` without a price, because search engines have no use for it. Not as a `Product`, for which
 * Google requires a page of its own, a picture and availability: products here have none of these.
 */
export const describe: Describe = ({ site, node }) => {
  const { title, summary, price, to, url: out } = node as unknown as Values<'product'>;
  if (!price) return undefined;
  // An offer's URL must be a page, not an e-mail address or phone number.
  const url = to === undefined ? out && isWebAddress(out) && out : addressOfTarget(to, site);
  return {
    '@type': 'Offer',
    name: title,
    ...(summary && { description: summary }),
    ...toCost(price),
    ...(url && { url }),
  };
};

/** A price per unit, such as a month, is not the total price. */
function toCost({ amount, currency, per, yearly }: NonNullable<Values<'product'>['price']>) {
  const cost = (price: number) => ({ price, priceCurrency: currency });
  const unit = { '@type': 'UnitPriceSpecification' } as const;
  if (yearly !== undefined)
    return {
      priceSpecification: [
        { ...unit, ...cost(amount), billingDuration: 'P1M' },
        { ...unit, ...cost(yearly), billingDuration: 'P1Y' },
      ],
    };
  return per ? { priceSpecification: { ...unit, ...cost(amount), unitText: per } } : cost(amount);
}
