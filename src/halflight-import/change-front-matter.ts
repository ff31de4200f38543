import { Document, isCollection, isMap, isNode, isPair, isScalar, parseDocument } from 'yaml';
import { applyEdits, type Edit } from '../halflight/fix/rewrite-targets';

/** The YAML of a text's front matter, and where it starts; `undefined` if there is none. */
export function splitFrontMatter(text: string): { source: string; start: number } | undefined {
  const [, open, source] = FRONT.exec(text) ?? [];
  return open === undefined || source === undefined ? undefined : { source, start: open.length };
}

const FRONT = /^(---\r?\n)([^]*?\n)(---[^]*)$/;

/**
 * Changes top-level fields of a text's front matter; everything else, comments included, stays as written. Returns the text as it is if it cannot be
 * read.
 */
export function changeFrontMatter(
  text: string,
  change: (front: Document, written: { source: string; start: number }) => void,
): string {
  const split = splitFrontMatter(text);
  if (!split) return text;
  const { source: front, start } = split;
  const [open, rest] = [text.slice(0, start), text.slice(start + front.length)];
  const [before, after] = [parseDocument(front), parseDocument(front)];
  if (before.errors.length > 0 || !isMap(before.contents) || !isMap(after.contents)) return text;
  change(after, split);
  const edits: Edit[] = [];
  for (const { key, value } of before.contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const to = endOf(value) ?? endOf(key);
    if (!isScalar(key) || to === undefined) continue;
    const [from] = key.range;
    const now = after.get(name, true);
    if (now === undefined) edits.push({ from, to: front.indexOf('\n', to) + 1, text: '' });
    else if (JSON.stringify(now) !== JSON.stringify(value)) edits.push({ from, to, text: toSource(name, now) });
  }
  const known = before.contents.items.map(({ key }) => String(key));
  const added = after.contents.items.filter(({ key }) => !known.includes(String(key)));
  const more = added.map(({ key, value }) => `${toSource(String(key), value)}\n`).join('');
  return edits.length > 0 || more ? open + applyEdits(front, edits) + more + rest : text;
}

/** Where a value ends, without the comments that follow it. */
function endOf(node: unknown): number | undefined {
  if (isPair(node)) return endOf(node.value) ?? endOf(node.key);
  if (isCollection(node) && node.flow !== true && node.items.length > 0) return endOf(node.items.at(-1));
  return isNode(node) ? node.range?.[1] : undefined;
}

function toSource(name: string, value: unknown): string {
  const document = new Document({});
  document.set(name, value);
  return document
    .toString({ lineWidth: 0 })
    .trimEnd()
    .replace(/: \[ (.*) \]$/gm, ': [$1]');
}
