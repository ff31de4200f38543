import type { ShownImage } from '../../../fields/images';
import { Picture } from '../picture/picture';
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

/** The initials of a name, of its first and its last word: `Ada King Lovelace` is `AL`. Whole characters, whatever the script. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word = '') => firstOf(word)).join('');
}

/** The first character of a word as a reader counts; browsers before 2024 may not know where one of several parts ends. */
function firstOf(word: string): string {
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? '';
  return [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
}
