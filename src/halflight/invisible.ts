/**
 * Characters that nobody sees: those that Unicode says to ignore (soft hyphens, zero-width spaces, marks of direction, byte order marks, fillers), other
 * controls, and what stands for no character at all.
 */
const UNSEEN = /[\p{DI}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;

/** Whether a reader sees nothing of a text: it is empty, or has only spaces and invisible characters. */
export function isInvisible(text: string): boolean {
  return text.replace(UNSEEN, '').trim() === '';
}

/** A text without invisible characters, to compare it with others: two texts that look the same become the same. */
export function withoutInvisible(text: string): string {
  return text.replace(UNSEEN, '');
}
