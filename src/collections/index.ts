import type { ValuesOf } from './define-collection';
import { page } from './page';
import { person } from './person';
import { post } from './post';
import { project } from './project';
import { site } from './site';

/** The registry: every collection of the site. A new one is a file beside this, and a line here. */
export const collections = [site, person, page, post, project] as const;

export type AnyCollection = (typeof collections)[number];
export type CollectionName = AnyCollection['name'];

/** The typed values of an entry, by the name of its collection: `Values<'post'>`. */
export type Values<Name extends CollectionName> = ValuesOf<Extract<AnyCollection, { name: Name }>>;

export type SiteValues = Values<'site'>;
export type PersonValues = Values<'person'>;
