/** Escapes plain text for Markdown, so that nothing in it becomes an image, code, HTML or a link. URLs still become links. */
export function asMarkdown(words: string): string {
  return words.replace(/[[\]\\`]|<(?=[a-z/!?])(?!https?:)/gi, '\\$&');
}
