/** A text in which no character is taken for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An element around HTML. Attributes without a value are left out. */
export function element(name: string, inner: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => value && ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

/** The text of a piece of HTML, without its tags. */
export const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');
