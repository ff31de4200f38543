import type { TextEdit } from '../problem';
import { applyEdits } from './rewrite-targets';
import { toOffset } from '../sourcing/position';

/** Applies edits to a text. An edit whose original text is not at its position is skipped. A byte order mark does not count as a character. */
export function editText(text: string, edits: readonly TextEdit[]): string {
  const mark = /^\uFEFF?/.exec(text)?.[0] ?? '';
  const source = text.slice(mark.length);
  const found = edits.map(({ found: old, now, ...place }) => {
    const from = toOffset(source, place);
    return { from, to: from + old.length, text: now, old };
  });
  const right = found.filter(({ from, to, old }) => source.slice(from, to) === old);
  return mark + applyEdits(source, right);
}
