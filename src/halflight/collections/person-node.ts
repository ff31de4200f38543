import type { Organization, Person } from 'schema-dts';
import type { Values } from '.';
import type { EntryNode } from './entry-node';
import type { DescribedSite } from './described';

export type Party = Exclude<Person | Organization, string>;

/** The `@id` of the person or organization that owns the site. */
export function personIdOf({ person, toAddress }: DescribedSite): string {
  return toAddress(person?.kind === 'organization' ? '/#organization' : '/#person');
}

/** The owner of the site, with everything that `person.md` publishes. `portrait` is the absolute URL of the portrait. */
export function toPersonNode(site: DescribedSite, portrait: string | undefined): Party | undefined {
  const { person, toAddress } = site;
  if (!person) return undefined;
  const { skills = [], languages = [], location } = person;
  const { firstParagraph } = person as Partial<EntryNode>;
  const said = {
    '@id': personIdOf(site),
    name: person.name,
    url: toAddress('/'),
    ...(firstParagraph && { description: firstParagraph }),
    ...(portrait && { image: portrait }),
    ...(skills.length > 0 && { knowsAbout: skills.map(({ name }) => name) }),
    ...(languages.length > 0 && { knowsLanguage: languages.map(({ name }) => name) }),
    ...(person.social?.length && { sameAs: person.social.map(({ url }) => url) }),
    ...(person.showEmail && person.email && { email: person.email }),
    ...(person.phone && { telephone: person.phone }),
    ...(person.available && {
      seeks: {
        '@type': 'Demand' as const,
        availabilityStarts: person.available.from,
        ...(person.available.for && { name: person.available.for }),
      },
    }),
  };
  return person.kind === 'organization'
    ? {
        '@type': 'Organization',
        ...said,
        ...(portrait && { logo: portrait }),
        ...(location && { location: { '@type': 'Place', name: location, address: location } }),
      }
    : { '@type': 'Person', ...said, ...(person.role && { jobTitle: person.role }) };
}

/** A short description of the site's owner, repeated because search engines do not look it up on the home page. */
export function toPersonReference(site: DescribedSite): Party | undefined {
  const { person, toAddress } = site;
  if (!person) return undefined;
  const said = { '@id': personIdOf(site), name: person.name, url: toAddress('/') };
  return person.kind === 'organization' ? { '@type': 'Organization', ...said } : { '@type': 'Person', ...said };
}

/** Whether an entry of `people/` is the owner of the site. */
export function isOwner({ name }: Values<'people'>, { person }: DescribedSite): boolean {
  return person !== undefined && person.kind !== 'organization' && person.name === name;
}

/** Any other person, such as an author. `own` is the absolute URL of their page here. Without any page, their URL is their first social link. */
export function toOtherPerson({ name, role, url, social = [] }: Values<'people'>, own?: string): Party {
  const page = own ?? url ?? social[0]?.url;
  const elsewhere = [...(own && url ? [url] : []), ...social.map((link) => link.url)];
  return {
    '@type': 'Person',
    ...(own && { '@id': `${own}#person` }),
    name,
    ...(role && { jobTitle: role }),
    ...(page && { url: page }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
