/**
 * Invisible characters: those that Unicode says to ignore (soft hyphens, zero-width spaces, direction marks, byte order marks, fillers), other
 * controls, and code points that are not characters.
 */
const UNSEEN = /[\p{DI}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;

/** Whether a text looks empty: it has only spaces and invisible characters, if any. */
export function isInvisible(text: string): boolean {
  return text.replace(UNSEEN, '').trim() === '';
}

/** A text without invisible characters, for comparison: texts that look the same become the same. */
export function withoutInvisible(text: string): string {
  return text.replace(UNSEEN, '');
}
