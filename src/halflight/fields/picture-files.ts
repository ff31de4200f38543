import { posix } from 'node:path';

/** Extensions of pictures that can be published. */
export const imageEndings = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'] as const;

/** Whether a file name has the extension of a picture, in upper or lower case. */
export function isPicture(name: string): boolean {
  return (imageEndings as readonly string[]).includes(posix.extname(name).toLowerCase());
}

/** Whether a path in a list of pictures stands for several: a folder, `./mill/` or `./mill`, or a pattern, `./mill/*.jpg`. */
export function isPattern(path: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(path) && (/\/$|\*/.test(path) || !posix.basename(path).includes('.'));
}

/**
 * The pictures that a folder or a pattern stands for, ordered by name, with the numbers in names by value: `2.jpg` before `10.jpg`. A folder stands
 * for the pictures in it, not for those in folders within; `*` stands for any part of a name, and `**` also for folders. `pattern` and `files` are
 * relative to the same folder.
 */
export function picturesMatching(pattern: string, files: Iterable<string>): string[] {
  const whole = pattern.includes('*') ? pattern : `${pattern.replace(/\/?$/, '/')}*`;
  // Unicode forms may differ between what is typed and what a disk has.
  const source = toPlainForm(posix.normalize(whole))
    .split(/(\*\*\/?|\*)/)
    .map((part) => (part === '*' ? '[^/]*' : part.startsWith('**') ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  const matches = new RegExp(`^${source}$`, 'u');
  return [...files].filter((file) => isPicture(file) && matches.test(toPlainForm(file))).sort(byName.compare);
}

const toPlainForm = (path: string): string => path.normalize('NFC');

/** Compares names as file managers do. The language is fixed, so that every machine has the same order. */
export const byName = new Intl.Collator('en', { numeric: true });
