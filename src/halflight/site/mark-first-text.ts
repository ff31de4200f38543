import { FIRST_TEXT_DISTANCE } from '../limits';

/** The `id` of the first text that a visitor reads. */
export const FIRST_TEXT_ID = '_first-text';

/**
 * Elements whose content browsers do not add to the page: if the paragraph were in one, a browser would wait for it until the whole page is parsed.
 */
const ELSEWHERE = /<(?:noscript|template)\b/;

/**
 * Marks the first paragraph below the page's heading in the HTML of its body: a paragraph of running text, which has no attributes, or else any.
 * @returns The HTML with the `id` added; undefined if there is no such paragraph.
 */
export function markFirstText(body: string): string | undefined {
  const heading = body.indexOf('</h1>');
  if (heading < 0) return undefined;
  const [below = ''] = body.slice(heading, heading + FIRST_TEXT_DISTANCE).split(ELSEWHERE);
  const paragraph = /<p(?=>)/.exec(below) ?? /<p(?= (?![^>]*\bid=))/.exec(below);
  if (!paragraph) return undefined;
  const end = heading + paragraph.index + paragraph[0].length;
  return `${body.slice(0, end)} id="${FIRST_TEXT_ID}"${body.slice(end)}`;
}
