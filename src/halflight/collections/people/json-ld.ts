import type { ProfilePage } from 'schema-dts';
import type { Values } from '..';
import { summaryOf } from '../entry-node';
import { addressOf, type Describe } from '../described';
import { isOwner, personIdOf, toOtherPerson } from '../person-node';

/** A person's profile page. The site's person has the same `@id` here as on the home page. */
export const describe: Describe = ({ site, node, url, pictureOf }) => {
  const values = node as unknown as Values<'people'>;
  const image = pictureOf(values.avatar?.src);
  const description = summaryOf(node);
  const person = {
    ...toOtherPerson(values, url),
    ...(isOwner(values, site) && { '@id': personIdOf(site) }),
    ...(description && { description }),
    ...(image && { image }),
  };
  const profile: Exclude<ProfilePage, string> = {
    '@type': 'ProfilePage',
    ...addressOf(url, 'profile'),
    name: values.name,
    inLanguage: site.settings.language ?? 'en',
    mainEntity: person,
  };
  return profile;
};
