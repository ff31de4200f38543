import type { TextEdit } from '../checks/problem';
import { applyEdits } from '../import/rewrite-targets';
import { toOffset } from '../sourcing/position';

/** A text with some parts of it replaced. An edit that does not find what it was made for is left out. A byte order mark counts as nothing. */
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
