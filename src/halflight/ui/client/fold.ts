/**
 * Normalises text for comparison with typed words: removes accents and converts to upper case, which merges more variants than lower case does: `ı`
 * with `i`, `ς` with `σ`, and `ß` with `ss`. Japanese voicing marks stay, because they make a different letter: `ガ` is not `カ`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?!\p{scx=Kana})\p{M}/gu, '')
    .toUpperCase();
}
