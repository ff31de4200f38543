/** Plain words as Markdown that says just these: nothing in them becomes an image, code, HTML or a link, except a URL. */
export function asMarkdown(words: string): string {
  return words.replace(/[[\]\\`]|<(?=[a-z/!?])(?!https?:)/gi, '\\$&');
}
