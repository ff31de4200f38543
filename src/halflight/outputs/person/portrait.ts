import { isWebAddress } from '../../fields/formats';
import type { PublishedSite } from '../published';

/** Where the person's portrait is published, in a format that all software can read. */
export interface Portrait {
  /** Its absolute URL. */
  address: string;
  /** Only if we publish it: its path in `public/`, and the file in the content folder that it is made from. */
  file?: { path: string; src: string };
}

/** Where the person's portrait is published; `undefined` if there is none. */
export function portraitOf({ person, digestOf, toAddress }: PublishedSite): Portrait | undefined {
  const src = person?.avatar?.src;
  if (src === undefined) return undefined;
  if (isWebAddress(src)) return { address: src };
  const digest = digestOf(src);
  if (!digest) return undefined;
  const path = `static/${digest}/portrait.jpg`;
  return { address: toAddress(`/${path}`), file: { path, src } };
}
