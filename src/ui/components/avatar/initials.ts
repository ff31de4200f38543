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
