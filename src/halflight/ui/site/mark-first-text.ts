/** The `id` of the text that a visitor reads first. */
export const FIRST_TEXT_ID = '_first-text';

/** How far below the heading, in characters of HTML, that text is looked for. What is farther is hardly on the first screen. */
const FARTHEST = 2000;

/** Elements whose content a browser does not add to the page: it would wait for a paragraph in one until it has parsed everything. */
const ELSEWHERE = /<(?:noscript|template)\b/;

/**
 * Marks, in the HTML of a page's body, the first paragraph below the heading of the page: one of a text, which has no attributes, or else any.
 * @returns The HTML with the `id` added; undefined if there is no such paragraph.
 */
export function markFirstText(body: string): string | undefined {
  const heading = body.indexOf('</h1>');
  if (heading < 0) return undefined;
  const [below = ''] = body.slice(heading, heading + FARTHEST).split(ELSEWHERE);
  const paragraph = /<p(?=>)/.exec(below) ?? /<p(?= (?![^>]*\bid=))/.exec(below);
  if (!paragraph) return undefined;
  const end = heading + paragraph.index + paragraph[0].length;
  return `${body.slice(0, end)} id="${FIRST_TEXT_ID}"${body.slice(end)}`;
}
