import { isWebAddress } from '../../fields/formats';
import type { PublishedSite } from '../published';

/** Where the picture of the person is published in a form that everything reads. */
export interface Portrait {
  /** Its full address. */
  address: string;
  /** For one that we publish: its path in `public/`, and the file of the content folder that it is made of. */
  file?: { path: string; src: string };
}

/** Where the picture of the person is; `undefined` where there is none. */
export function portraitOf({ person, digestOf, toAddress }: PublishedSite): Portrait | undefined {
  const src = person?.avatar?.src;
  if (src === undefined) return undefined;
  if (isWebAddress(src)) return { address: src };
  const digest = digestOf(src);
  if (!digest) return undefined;
  const path = `static/${digest}/portrait.jpg`;
  return { address: toAddress(`/${path}`), file: { path, src } };
}
