import type { Delete, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isEscaped } from './ranges';

/** Two equality signs around words, but not a comparison such as `a == b`. */
const HIGHLIGHT = /(?<![=\w)\]])==(?=[^\s=])[^=\n]{0,500}(?<=[^\s=])==(?![=\w])/g;

/**
 * Parses a text in which `==words==` are highlighted. The signs are read as those of `~~words~~`, which have the same length, so every position is
 * right; a pair that does not become an element of its own, as in code or a URL, stays as it is written.
 */
export function parseHighlights(text: string, parse: (text: string) => Root): Root {
  let pairs = findPairs(text);
  for (let tries = 0; pairs.length > 0 && tries < 2; tries += 1) {
    const tree = parse(withTildes(text, pairs));
    const found = findHighlights(tree, pairs);
    if (found.length === pairs.length) {
      for (const { node } of found) Object.assign(node, { type: 'emphasis', data: { hName: 'mark' } });
      return tree;
    }
    pairs = found.map(({ pair }) => pair);
  }
  return parse(text);
}

interface Pair {
  from: number;
  to: number;
}

function findPairs(text: string): Pair[] {
  if (!text.includes('==')) return [];
  return Array.from(text.matchAll(HIGHLIGHT), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  })).filter(({ from }) => !isEscaped(text, from));
}

function withTildes(text: string, pairs: readonly Pair[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { from, to } of pairs) {
    pieces.push(text.slice(done, from), '~~', text.slice(from + 2, to - 2), '~~');
    done = to;
  }
  return pieces.join('') + text.slice(done);
}

function findHighlights(tree: Root, pairs: readonly Pair[]): { node: Delete; pair: Pair }[] {
  const byStart = new Map(pairs.map((pair) => [pair.from, pair]));
  const found: { node: Delete; pair: Pair }[] = [];
  visit(tree, 'delete', (node) => {
    const pair = byStart.get(node.position?.start.offset ?? -1);
    if (pair && node.position?.end.offset === pair.to) found.push({ node, pair });
  });
  return found;
}
