import type { PersonValues, SiteValues } from '../collections';
import type { SectionOf, SectionType } from '../sections/schema';
import type { WordName } from '../ui/words/en';

/** What a page may do with another origin: run its scripts, send requests to it, frame it, load its files, or submit a form to it. */
export type AllowedUse = 'script' | 'connect' | 'frame' | 'files' | 'form';

/**
 * What a service is to a visitor, who reads about it in a sentence: the word `privacyNewsletter` for `Newsletter`. One that only a section has is in
 * the section's `words.ts`.
 */
export type ServiceKind = KindOf<WordName>;

type KindOf<Name> = Name extends `privacy${infer Kind}` ? Kind : never;

/** A third party that may learn something about a visitor. */
export interface Service {
  kind: ServiceKind;
  /** The name that visitors know it by. */
  name: string;
  /** The URL of its privacy policy. */
  policy?: string | undefined;
  /** The sources that pages must be allowed to use, as in a Content-Security-Policy. */
  allowed: Partial<Record<AllowedUse, readonly string[]>>;
}

/** What the privacy section discloses about a service. */
export type DisclosedService = Pick<Service, 'kind' | 'name' | 'policy'>;

/** The settings of a site that involve services. */
export type ServingSite = Pick<SiteValues, 'url' | 'contact' | 'analytics' | 'comments' | 'images'>;

/** What is published of a person that involves services. */
export type ServingPerson = Pick<PersonValues, 'email' | 'showEmail'> | undefined;

/** Exported by `services.ts` of a section that involves third parties: the services that a visitor's browser contacts because of it. */
export type ServicesOf<Type extends SectionType> = (
  section: SectionOf<Type>,
  site: ServingSite,
  person: ServingPerson,
) => readonly Service[];
