import type { ShownImage } from '../fields/images';

interface QueriedImage {
  readonly alt: string;
  readonly focus: string | null;
  /** gatsby-plugin-image's data, which GraphQL types as JSON. */
  readonly image: unknown;
}

/** Converts a queried image to what components take; `undefined` if there is none, or its file is missing. */
export function toShownImage(queried: QueriedImage | null): ShownImage | undefined {
  if (!queried?.image) return undefined;
  return { ...queried, image: queried.image as ShownImage['image'] };
}
