import type { TextMistake } from './find-mistakes';
import type { ParseOptions } from './parse';

/** What of a text would take the parser or the renderer too long, or is nested deeper than they can follow; `undefined` for every text that people write. */
export function findTooMuch(_markdown: string, _options: ParseOptions = {}): TextMistake | undefined {
  return undefined;
}
