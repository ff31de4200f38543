import { QUOTED_LENGTH } from '../limits';

/** The beginning of a text, on one line, to quote in a message. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > QUOTED_LENGTH ? `${line.slice(0, QUOTED_LENGTH)}…` : line;
}
