import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';
import type { Problem } from '../../checks/problem';
import { positionAt } from '../../sourcing/position';
import { toPieces, toShape, type Piece } from './pieces';

/** What an element needs around it to be judged alone, where its bare start tag would be a mistake itself. */
const startTags: Record<string, string> = { a: '<a href="/">', details: '<details><summary>w</summary>' };

/** What the standard calls conforming; beyond it how markup is written is a matter of taste. */
const rules: RuleConfig = {
  // React and rehype write some attributes in mixed case, which HTML allows.
  'attr-case': 'off',
};

/** The same judge for many pages: each distinct piece of markup is validated once, however many pages have it. */
export function createHtmlValidator(): (html: string, tree: Tree.Document, file: string) => Problem[] {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], rules }),
  );
  const judged = new Map<string, Violation[]>();
  return (html, tree, file) => {
    const pieces = toPieces(tree, html).map((piece) => withMarkup(piece, html));
    const fresh = new Map<string, PieceOfPage>();
    for (const piece of pieces) if (!judged.has(piece.key) && !fresh.has(piece.key)) fresh.set(piece.key, piece);
    for (const [key, violations] of validateAll(validator, [...fresh.values()])) judged.set(key, violations);
    return pieces.flatMap((piece) =>
      (judged.get(piece.key) ?? []).map(({ rule, message, offset }) => ({
        file,
        // In another piece of this shape the words are others: there the piece itself is the place.
        ...positionAt(html, toPageOffset(piece, fresh.get(piece.key) === piece ? offset : 0)),
        severity: 'error' as const,
        kind: 'invalid-html',
        message: `invalid HTML (${rule}): ${message}`,
      })),
    );
  };
}

interface PieceOfPage extends Piece {
  markup: string;
  /** The same for pieces of which one is as valid as the other. */
  key: string;
}

interface Violation {
  rule: string;
  message: string;
  /** Where in the piece. */
  offset: number;
}

function withMarkup(piece: Piece, html: string): PieceOfPage {
  const markup = piece.ranges.map(([from, to]) => html.slice(from, to)).join('');
  return { ...piece, markup, key: `${piece.context.join(' ')}\n${toShape(markup)}` };
}

/**
 * Judges pieces of one page. To begin is what takes the validator its time, so they are given to it as one text; only if something is wrong with
 * that, each by itself.
 */
function validateAll(
  validator: HtmlValidate,
  pieces: readonly PieceOfPage[],
): [key: string, violations: Violation[]][] {
  const alone = pieces.filter(({ context }) => context.length === 0);
  const together = pieces.filter(({ context }) => context.length > 0);
  const areGood = validate(validator, together).length === 0;
  return [
    ...alone.map((piece) => [piece.key, validate(validator, [piece])] as [string, Violation[]]),
    ...together.map((piece) => [piece.key, areGood ? [] : validate(validator, [piece])] as [string, Violation[]]),
  ];
}

/** What is wrong with pieces that stand one after the other, each within the elements that it is from; what is wrong with those is not asked. */
function validate(validator: HtmlValidate, pieces: readonly PieceOfPage[]): Violation[] {
  let text = '';
  const places: { from: number; to: number }[] = [];
  for (const { context, markup } of pieces) {
    text += context.map((name) => startTags[name] ?? `<${name}>`).join('');
    places.push({ from: text.length, to: text.length + markup.length });
    text +=
      markup +
      context
        .map((name) => `</${name}>`)
        .reverse()
        .join('');
  }
  const messages = validator.validateStringSync(text).results.flatMap((result) => result.messages);
  return messages.flatMap(({ ruleId, message, offset }) => {
    const place = places.find(({ from, to }) => offset >= from && offset < to);
    return place ? [{ rule: ruleId, message, offset: offset - place.from }] : [];
  });
}

function toPageOffset({ ranges }: Piece, offset: number): number {
  let left = offset;
  for (const [from, to] of ranges) {
    if (left < to - from) return from + left;
    left -= to - from;
  }
  return ranges[0]?.[0] ?? 0;
}
