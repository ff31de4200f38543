import type { Root } from 'mdast';
import type { TextProblem } from './find-mistakes';
import { createPlaceFinder } from './places';
import { findRanges, isEscaped, isIn, isQuoted } from './ranges';
import { shorten } from './shorten';

/** A link or a picture. Its target may contain pairs of parentheses, as in `photo (1).png`. */
const LINK = /(!?)\[([^[\]\n]{0,300})\]\(((?:[^()\n]|\([^()\n]{0,100}\)){1,300})\)/g;

/** A backslash between folders, as opposed to one that escapes the next character. */
const BACKSLASH = /\\(?![!-/:-@[-`{-~])/g;

/** The title after a target. */
const TITLE = /\s+(?:"[^"]*"|'[^']*'|\([^()]*\))$/;

/** A size after a target, as other tools write it. */
const SIZE = /\s+(?:=\d*x\d*|(?:width|height)=\S+)$/;

/** Links and pictures with spaces in their targets, which Markdown would show as text, brackets included. */
export function findBadTargets(tree: Root, markdown: string): TextProblem[] {
  const understood = findRanges(tree, (node) => isQuoted(node) || node.type === 'link' || node.type === 'image');
  const placeOf = createPlaceFinder(markdown);
  return Array.from(markdown.matchAll(LINK), (match) => match).flatMap(
    ({ 0: found, 1: sign, 2: words = '', 3: written = '', index }) => {
      const isImage = sign === '!';
      const target = written.trim();
      if (!/\s/.test(target) || /\{[{%]/.test(target) || isIn(index, understood) || isEscaped(markdown, index))
        return [];
      if (isIn(index + found.indexOf(']('), understood)) return [];
      // `[words](words)` may not be a link at all, as in `[deprecated](since version 2.0)`.
      if (!isImage && !/^(?:\.{0,2}\/|https?:)|\.[a-z][a-z\d]{1,4}(?:[?#]\S*)?$/i.test(target)) return [];
      const place = placeOf(index + found.indexOf('](') + 2);
      const sized = isImage && SIZE.test(target) ? target.replace(SIZE, '') : undefined;
      const fate = `, and ${isImage ? 'the picture' : 'the link'} would be shown as text`;
      if (sized !== undefined) {
        const plain = /\s/.test(sized.replace(TITLE, '')) ? `<${sized}>` : sized;
        return [
          {
            kind: 'bad-target',
            severity: 'error' as const,
            message: `a size cannot be given here${fate}: write ![${shorten(words)}](${plain})`,
            ...place,
          },
        ];
      }
      const name = target.replace(TITLE, '').replace(BACKSLASH, '/');
      const [space = ''] = /^\s*/.exec(written) ?? [];
      const now = `<${name}>${target.slice(name.length)}`;
      return [
        {
          kind: 'bad-target',
          severity: 'error' as const,
          message: `a path with spaces is not recognized${fate}: put it between < and >, ${sign}[${shorten(words)}](<${name}>), or write each space as %20`,
          ...place,
          // A target in angle brackets may contain neither these nor line breaks.
          ...(!/[<>\n]/.test(written) && {
            fix: { edits: [{ ...place, column: place.column + space.length, found: target, now }] },
            ...(!/^https?:/i.test(name) && { fixedIfFile: name }),
          }),
        },
      ];
    },
  );
}
