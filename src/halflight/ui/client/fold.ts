/**
 * A text in the form in which typed words are compared with it: without accents, and in capitals, which differ less than small letters do: `ı` and `i`
 * share one, as `ς` and `σ` do, and `ß` is two. The marks of Japanese stay, which make another letter: `ガ` is not `カ`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?!\p{scx=Kana})\p{M}/gu, '')
    .toUpperCase();
}
