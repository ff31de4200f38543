import type { Root } from 'mdast';
import type { TextProblem } from './find-mistakes';
import { equals, foreign } from './foreign-syntax';
import { createPlaceFinder } from './places';
import { findRanges, isEscaped, isIn, isQuoted } from './ranges';
import { shorten } from './shorten';

/** Finds syntax of other generators, which would be shown as plain text. Skips code, comments and the names of links, which may contain it. */
export function findForeignSyntax(tree: Root, markdown: string): TextProblem[] {
  const quoted = findRanges(tree, (node) => isQuoted(node));
  const references = findRanges(tree, ({ type }) => type === 'linkReference' || type === 'imageReference');
  const paragraphs = findRanges(tree, ({ type }) => type === 'paragraph');
  const words = findRanges(tree, ({ type }) => type === 'text');
  const urls = findRanges(tree, (node) => node.type === 'link' && markdown[node.position?.start.offset ?? 0] !== '[');
  const begun = new Set(paragraphs.map(({ from }) => from));
  const placeOf = createPlaceFinder(markdown);
  // The end of the last match, so that nothing inside it is reported again.
  let taken = 0;
  return foreign
    .flatMap(({ pattern, ...rest }) =>
      Array.from(markdown.matchAll(pattern), ({ 0: found, 1: name = '', index }) => ({ found, name, index, ...rest })),
    )
    .sort((a, b) => a.index - b.index)
    .filter(({ found, index, name, begins, amongWords }) => {
      // A closing tag is reported with its opening tag.
      if (/^(?:\/|end)/.test(name) || found.startsWith('[/') || index < taken) return false;
      if (begins && !begun.has(index)) return false;
      if (amongWords && (!isIn(index, words) || isIn(index, urls))) return false;
      if (isEscaped(markdown, index) || isIn(index, quoted)) return false;
      const bracket = /^[!^]?\[+/.exec(found)?.[0].lastIndexOf('[');
      if (bracket !== undefined && isIn(index + bracket, references)) return false;
      taken = index + found.length;
      return true;
    })
    .map(({ found, name, index, what, better = equals.get(name.trim().toLowerCase()), fate, isTag }) => {
      const instead = better ? `: ${better}` : '; if you are writing about it, put it between backticks';
      return {
        kind: isTag ? 'template-tag' : 'foreign-syntax',
        severity: 'warning' as const,
        message: `"${shorten(found)}" is ${what}, ${fate ?? 'and would be shown as plain text'}${instead}`,
        ...placeOf(index),
      };
    });
}
