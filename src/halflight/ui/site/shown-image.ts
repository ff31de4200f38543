import type { ShownImage } from '../../fields/images';

interface QueriedImage {
  readonly alt: string;
  readonly focus: string | null;
  /** gatsby-plugin-image's data, which is plain JSON to GraphQL. */
  readonly image: unknown;
}

/** A queried image in the form that components take; `undefined` if there is none, or its file is missing. */
export function toShownImage(queried: QueriedImage | null): ShownImage | undefined {
  if (!queried?.image) return undefined;
  return { ...queried, image: queried.image as ShownImage['image'] };
}
