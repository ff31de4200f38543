import type { ComponentProps } from 'react';
import { isEnlarged } from '../../derive/is-enlarged';
import { Picture } from '../../ui/components/picture/picture';

interface Props extends ComponentProps<typeof Picture> {
  /** What to call one that says nothing of itself, such as the cover below a title. Without it, a decorative picture is only looked at. */
  label?: string;
  /** Whether it is enlarged however small it is: one of several is not to be missing among the others. */
  always?: boolean;
}

/** A picture that is shown as large as the screen when it is pressed, and without JavaScript leads to its largest file. */
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
