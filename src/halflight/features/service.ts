import type { WordName } from '../words/en';

/** What a page may do with another origin: run its scripts, connect to it, frame it, load its files, or submit a form to it. */
export type AllowedUse = 'script' | 'connect' | 'frame' | 'files' | 'form';

/**
 * What a service does, as the privacy section puts it: the word `privacyNewsletter` for `Newsletter`. A kind that only a section uses has its word in
 * `words/parts/`.
 */
export type ServiceKind = KindOf<WordName>;

type KindOf<Name> = Name extends `privacy${infer Kind}` ? Kind : never;

/** A third party that may learn something about a visitor. */
export interface Service {
  kind: ServiceKind;
  /** The name by which visitors know it. */
  name: string;
  /** The URL of its privacy policy. */
  policy?: string | undefined;
  /** The sources that pages must allow for it, as in a Content-Security-Policy. */
  allowed: Partial<Record<AllowedUse, readonly string[]>>;
}

/** What the privacy section discloses about a service. */
export type DisclosedService = Pick<Service, 'kind' | 'name' | 'policy'>;
