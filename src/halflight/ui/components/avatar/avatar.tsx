import type { ShownImage } from '../../../fields/images';
import { Picture } from '../picture/picture';
import './avatar.css';

interface Props {
  name: string;
  image?: ShownImage | null | undefined;
  /** Larger, for a person who is featured rather than mentioned. */
  large?: boolean;
}

/** A person's portrait, or their initials on a disc. Hidden from screen readers unless the portrait has alt text, because the name is beside it. */
export function Avatar({ name, image, large = false }: Props) {
  return (
    <span className="avatar" data-large={large || undefined} aria-hidden={image?.alt ? undefined : true}>
      {image ? <Picture {...image} sizes={large ? '5.5rem' : '3rem'} /> : toInitials(name)}
    </span>
  );
}

/** The initials of the first and last word of a name: `AL` for `Ada King Lovelace`. Whole characters in any script. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word = '') => firstOf(word)).join('');
}

/** The first grapheme of a word. Browsers before 2024 may lack `Intl.Segmenter`: there, the first code point. */
function firstOf(word: string): string {
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? '';
  return [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
}
