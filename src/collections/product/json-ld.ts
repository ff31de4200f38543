import { posix } from 'node:path';
import type { Values } from '..';
import type { PublishedSite } from '../../outputs/published';
import type { Describe } from '../../finish/structured-data/described';

/**
 * A product with its price, as an offer; without a price, search engines have no use for it. It is not called a `Product`: of one, Google asks
 * for a page of its own, a picture and whether it is in stock, and products here have none of these to tell.
 */
export const describe: Describe = ({ site, node }) => {
  const { title, summary, price, to, url: out } = node as unknown as Values<'product'>;
  if (!price) return undefined;
  const { amount, currency, per } = price;
  const page = to === undefined ? undefined : pathOfTarget(to, node.filePath, site);
  const url = page === undefined ? out : site.toAddress(page);
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

/** The path of a page that a file leads to: as a path of the site, or as another file. */
function pathOfTarget(to: string, filePath: string, site: PublishedSite): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(to) ?? [];
  if (!path.endsWith('.md')) return to;
  const page = site.pathOf(posix.join(posix.dirname(filePath), path));
  return page === undefined ? undefined : page + rest;
}
