import type { Values } from '..';
import { summaryOf } from '../entry-node';
import { addressOf, type Describe } from '../described';
import { toPersonReference } from '../person-node';

/**
 * A project as a `CreativeWork`. If a role is given, the site's person is a contributor in that role rather than the creator: a translator did not
 * create the work.
 */
export const describe: Describe = ({ site, node, url, pictureOf, sharedPicture }) => {
  const { title, role, date, cover, tags } = node as unknown as Values<'project'>;
  const owner = toPersonReference(site);
  const image = pictureOf(cover?.src) ?? sharedPicture;
  const description = summaryOf(node);
  return {
    '@type': 'CreativeWork',
    ...addressOf(url, 'project'),
    name: title,
    inLanguage: site.settings.language ?? 'en',
    ...(description && { description }),
    ...(image && { image }),
    ...(date && { dateCreated: date }),
    ...(tags?.length && { keywords: tags }),
    ...(owner &&
      (role ? { contributor: { '@type': 'Role', roleName: role, contributor: owner } } : { creator: owner })),
  };
};
