/** The parts of an author's name. */
export interface Name {
  family: string;
  given?: string | undefined;
  /** `Jr.`, `III`. */
  suffix?: string | undefined;
}

/**
 * Parses a name in BibTeX notation: `Ada Lovelace`, whose last word is the family name; `de Morgan, Augustus`; `King, Jr., Martin Luther`. A trailing
 * comma, as in `Royal Society,`, marks an organization.
 */
export function toName(written: string): Name {
  const parts = written.split(',').map((part) => part.trim());
  if (parts.length === 1) {
    const words = written.trim().split(/\s+/);
    return { family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') || undefined };
  }
  const [family = '', second, third] = parts;
  if (third === undefined) return { family, given: second || undefined };
  return { family, given: third || undefined, suffix: second || undefined };
}

/** A name in reading order: `Augustus de Morgan`. */
export function toDisplayName(written: string): string {
  const { family, given, suffix } = toName(written);
  return [given, family, suffix].filter(Boolean).join(' ');
}

/** The initials of given names: `A. A.`, and `J.-P.` for `Jean-Pierre`. */
export function toInitials(given: string): string {
  return given
    .split(/\s+/)
    .map((word) =>
      word
        .split('-')
        .map((part) => (/\p{L}/u.test(part) ? `${/\p{L}\p{M}*/u.exec(part)?.[0] ?? ''}.` : ''))
        .filter(Boolean)
        .join('-'),
    )
    .filter(Boolean)
    .join(' ');
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '');

/**
 * Whether an author is the person with this name. They must share the family name, and the first given name of one must be among the given names of
 * the other or, if either is abbreviated, have the same initial. Accents and other given names are ignored: `A. Lovelace`, `Lovelace, Ada Augusta`
 * and `Augusta Ada Lovelace` are Ada Lovelace, `B. Lovelace` is not.
 */
export function isSamePerson(author: string, person: string): boolean {
  const [own, other] = [toName(author), toName(person)];
  if (own.family === '' || fold(own.family) !== fold(other.family)) return fold(toDisplayName(author)) === fold(person);
  const [names = [], others = []] = [own, other].map(({ given = '' }) => fold(given).split(/[\s-]+/));
  const [[first = ''], [second = '']] = [names, others];
  if (first === '' || second === '') return first === second;
  // Someone named Augusta Ada may be known as Ada.
  if (names.includes(second) || others.includes(first)) return true;
  return first.length === 1 || second.length === 1 ? first[0] === second[0] : first === second;
}
