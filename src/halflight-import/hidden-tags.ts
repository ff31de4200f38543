/** Private-use characters that enclose a tag until the Markdown is written; an HTML node would be written as a block of its own. */
const [OPEN, CLOSE] = ['\uE001', '\uE002'];

/** A text that stands for an HTML tag, such as `br` or `/kbd`, until `showTags`. */
export const hideTag = (tag: string): string => OPEN + encodeURIComponent(tag) + CLOSE;

/** Replaces hidden tags in Markdown with the tags themselves. */
export const showTags = (markdown: string): string =>
  markdown.replace(
    /\uE001([^\uE001\uE002]*)\uE002/g,
    (_, tag: string) => `<${decodeURIComponent(tag.replaceAll('\\', ''))}>`,
  );

/** Removes the characters that hide tags from a text, which must not contain them. */
export const withoutMarks = (text: string): string => text.replace(/[\uE001\uE002]/g, '');
