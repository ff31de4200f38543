/**
 * A text in the form in which typed words are compared with it: without accents, and in capitals, which differ less than small letters do: `ı` and `i`
 * share one, as `ς` and `σ` do, and `ß` is two.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
