import { createHash } from 'node:crypto';
import type { HtmlValidate, RuleConfig } from 'html-validate';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Problem } from '../../checks/problem';
import { MARKUP_KEPT } from '../../limits';
import { loadLibrary } from '../../paths';
import { createKept, type Kept } from '../../sourcing/kept';
import { positionAt } from '../../sourcing/position';
import { toPieces, toShape, type Piece } from './pieces';

/** The start tags of elements around a piece whose bare start tag would be a mistake itself. */
const startTags: Record<string, string> = { a: '<a href="/">', details: '<details><summary>w</summary>' };

/** What the standard requires; beyond that, the style of markup is a matter of taste. */
const rules: RuleConfig = {
  // React and rehype write some attributes in mixed case, which HTML allows.
  'attr-case': 'off',
};

const keptViolations = createKept<Violation[]>({
  name: 'markup',
  limit: MARKUP_KEPT,
  sources: ['finish/check', 'limits.ts'],
  isWhole: Array.isArray,
});

/** Creates a check for many pages: each distinct piece of markup is validated once, with a cache however often the site is built. */
export function createHtmlValidator(
  kept: Kept<Violation[]> = keptViolations,
): (html: string, tree: Tree.Document, file: string) => Problem[] {
  let validator: HtmlValidate | undefined;
  return (html, tree, file) => {
    const pieces = toPieces(tree, html).map((piece) => withMarkup(piece, html));
    const known = new Map<string, Violation[]>();
    const fresh = new Map<string, PieceOfPage>();
    for (const piece of pieces) {
      if (known.has(piece.key) || fresh.has(piece.key)) continue;
      const found = kept.find(piece.key);
      if (found) known.set(piece.key, found);
      else fresh.set(piece.key, piece);
    }
    if (fresh.size > 0) {
      validator ??= loadValidator();
      for (const [key, violations] of validateAll(validator, [...fresh.values()])) {
        kept.keep(key, violations);
        known.set(key, violations);
      }
    }
    return pieces.flatMap((piece) =>
      (known.get(piece.key) ?? []).map(({ rule, message, offset }) => ({
        file,
        // Another piece of the same shape has other words, so there the position is that of the piece.
        ...positionAt(html, toPageOffset(piece, fresh.get(piece.key) === piece ? offset : 0)),
        severity: 'error' as const,
        kind: 'invalid-html',
        message: `invalid HTML (${rule}): ${message}`,
      })),
    );
  };
}

/** Loaded here because it takes a second, which a build without new shapes of markup saves. */
function loadValidator(): HtmlValidate {
  const { HtmlValidate: Validator, StaticConfigLoader } = loadLibrary(
    'html-validate',
  ) as typeof import('html-validate');
  return new Validator(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], rules }));
}

interface PieceOfPage extends Piece {
  markup: string;
  /** A digest that is the same for pieces that are equally valid. */
  key: string;
}

/** A violation in a piece of markup. */
interface Violation {
  rule: string;
  message: string;
  /** The position in the piece. */
  offset: number;
}

/**
 * The keys of short pieces, by their context and markup: most pages have the same links, icons and buttons. Each page adds pieces that no other has,
 * so the map is cleared now and then.
 */
const keysOfShort = new Map<string, string>();
const SHORT = 400;
const SHORT_KEPT = 10_000;

function withMarkup(piece: Piece, html: string): PieceOfPage {
  const markup = piece.ranges.map(([from, to]) => html.slice(from, to)).join('');
  const context = piece.context.join(' ');
  const toKey = () =>
    createHash('sha1')
      .update(`${context}\n${toShape(markup)}`)
      .digest('base64url');
  if (markup.length > SHORT) return { ...piece, markup, key: toKey() };
  const whole = `${context}\n${markup}`;
  const key = keysOfShort.get(whole) ?? toKey();
  if (keysOfShort.size >= SHORT_KEPT) keysOfShort.clear();
  keysOfShort.set(whole, key);
  return { ...piece, markup, key };
}

/**
 * Validates pieces of one page. Starting the validator is what takes its time, so the pieces that have a context are validated as one text, and one
 * by one only if that has violations.
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

/** The violations in pieces that follow each other, each inside the elements that it is from. Violations in those elements are ignored. */
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
