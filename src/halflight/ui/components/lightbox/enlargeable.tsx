import type { ComponentProps } from 'react';
import { isEnlarged } from './is-enlarged';
import { Picture } from '../picture/picture';

interface Props extends ComponentProps<typeof Picture> {
  /** The accessible name of a picture without `alt`, such as the cover below a title. Without either, the picture cannot be enlarged. */
  label?: string;
  /** Whether even a small picture can be enlarged, so that the lightbox shows the whole group. */
  always?: boolean;
}

/** A picture that is enlarged to the size of the screen when it is clicked; without JavaScript, it links to its largest file. */
export function Enlargeable({ label, always = false, ...picture }: Props) {
  const { alt, image } = picture;
  const { src } = image.images.fallback ?? {};
  if (!src || !(alt || label) || !(always || isEnlarged(src, image.width))) return <Picture {...picture} />;
  return (
    <a className="enlarge" href={src} aria-label={alt ? undefined : label}>
      <Picture {...picture} />
    </a>
  );
}
