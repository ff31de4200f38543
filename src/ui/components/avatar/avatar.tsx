import type { ShownImage } from '../../../fields/images';
import { Picture } from '../picture/picture';
import { toInitials } from './initials';
import './avatar.css';

interface Props {
  name: string;
  image?: ShownImage | null | undefined;
  /** Larger, for a person who is shown rather than mentioned. */
  large?: boolean;
}

/** A person's portrait; without one their initials on a disc. The name beside it says who it is. */
export function Avatar({ name, image, large = false }: Props) {
  return (
    <span className="avatar" data-large={large || undefined} aria-hidden={image?.alt ? undefined : true}>
      {image ? <Picture {...image} sizes={large ? '5.5rem' : '3rem'} /> : toInitials(name)}
    </span>
  );
}
