import { award } from './award/schema';
import { book } from './book/schema';
import type { Collection, ValuesOf } from './define-collection';
import { education } from './education/schema';
import { event } from './event/schema';
import { experience } from './experience/schema';
import { page } from './page/schema';
import { people } from './people/schema';
import { person } from './person/schema';
import { post } from './post/schema';
import { product } from './product/schema';
import { project } from './project/schema';
import { service } from './service/schema';
import { site } from './site/schema';
import { testimonial } from './testimonial/schema';

/**
 * The registry: every collection of the site. A new one is a file beside this, and a line here. If its entries have pages, it also
 * takes a template; if it has a list, a template, its folder in `list-names.ts` and four words in `strings/en.ts`.
 */
export const collections = [
  site,
  person,
  page,
  post,
  project,
  experience,
  education,
  award,
  book,
  event,
  service,
  product,
  testimonial,
  people,
] as const;

/** A collection of the registry, with its own fields. */
export type AnyCollection = (typeof collections)[number];

/** The name of a collection in code: `post`. */
export type CollectionName = AnyCollection['name'];

/** The typed values of an entry, by the name of its collection: `Values<'post'>`. */
export type Values<Name extends CollectionName> = ValuesOf<Extract<AnyCollection, { name: Name }>>;

/** What `site.md` says. */
export type SiteValues = Values<'site'>;

/** What `person.md` says. */
export type PersonValues = Values<'person'>;

/** The collection of a name; `undefined` where none is called so. */
export function findCollection(name: string | undefined): Collection | undefined {
  return (collections as readonly Collection[]).find((collection) => collection.name === name);
}
