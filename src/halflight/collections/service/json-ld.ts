import type { Values } from '..';
import { addressOf, type Describe } from '../described';
import { toPersonReference } from '../person-node';

export const describe: Describe = ({ site, node, url, sharedPicture }) => {
  const { title, summary } = node as unknown as Values<'service'>;
  const owner = toPersonReference(site);
  return {
    '@type': 'Service',
    ...addressOf(url, 'service'),
    name: title,
    description: summary,
    ...(sharedPicture && { image: sharedPicture }),
    ...(owner && { provider: owner }),
  };
};
