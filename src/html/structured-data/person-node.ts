import type { Organization, Person } from 'schema-dts';
import type { Values } from '../../collections';
import type { PublishedSite } from '../published';

/** A person or an organization. */
export type Party = Exclude<Person | Organization, string>;

/** The id of the person, or the organization, whose site it is. */
export function personIdOf({ person, toAddress }: PublishedSite): string {
  return toAddress(person?.kind === 'organization' ? '/#organization' : '/#person');
}

/** Whose site it is, with all that `person.md` tells visitors. `portrait` is the full address of the picture. */
export function toPersonNode(site: PublishedSite, portrait: string | undefined): Party | undefined {
  const { person, toAddress } = site;
  if (!person) return undefined;
  const said = {
    '@id': personIdOf(site),
    name: person.name,
    url: toAddress('/'),
    ...(portrait && { image: portrait }),
    ...(person.social?.length && { sameAs: person.social.map(({ url }) => url) }),
    ...(person.showEmail && person.email && { email: person.email }),
  };
  return person.kind === 'organization'
    ? { '@type': 'Organization', ...said, ...(portrait && { logo: portrait }) }
    : { '@type': 'Person', ...said, ...(person.role && { jobTitle: person.role }) };
}

/** Whose site it is, in short: search engines do not look it up on the home page. */
export function toPersonReference(site: PublishedSite): Party | undefined {
  const { person, toAddress } = site;
  if (!person) return undefined;
  const said = { '@id': personIdOf(site), name: person.name, url: toAddress('/') };
  return person.kind === 'organization' ? { '@type': 'Organization', ...said } : { '@type': 'Person', ...said };
}

/** Somebody else, such as an author of a post. */
export function toOtherPerson({ name, role, url, social }: Values<'people'>): Party {
  return {
    '@type': 'Person',
    name,
    ...(role && { jobTitle: role }),
    ...(url && { url }),
    ...(social?.length && { sameAs: social.map((link) => link.url) }),
  };
}
