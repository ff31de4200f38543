import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';
import type { Finding, Place } from './finding';
import { toPieces, toShape, type Piece } from './pieces';

/** What an element needs around it to be judged alone, where its bare start tag would be a mistake itself. */
const startTags: Record<string, string> = { a: '<a href="/">', details: '<details><summary>w</summary>' };

/** What the standard calls conforming; beyond it how markup is written is a matter of taste. */
const rules: RuleConfig = {
  // React and rehype write some attributes in mixed case, which HTML allows.
  'attr-case': 'off',
};

/** The same judge for many pages: each distinct piece of markup is validated once, however many pages have it. */
export function createHtmlJudge(): (html: string, tree: Tree.Document, file: string) => Finding[] {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], rules }),
  );
  const judged = new Map<string, Flaw[]>();
  return (html, tree, file) =>
    toPieces(tree, html).flatMap((piece) => {
      const markup = piece.ranges.map(([from, to]) => html.slice(from, to)).join('');
      const key = `${piece.context.join(' ')}\n${toShape(markup)}`;
      let flaws = judged.get(key);
      const isNew = flaws === undefined;
      flaws ??= validate(validator, markup, piece);
      judged.set(key, flaws);
      return flaws.map(({ rule, message, offset }) => ({
        file,
        // In another page's piece of this shape the words are others: there the piece itself is the place.
        place: placeAt(html, toPageOffset(piece, isNew ? offset : 0)),
        severity: 'error' as const,
        kind: 'invalid-html',
        message: `invalid HTML (${rule}): ${message}`,
      }));
    });
}

interface Flaw {
  rule: string;
  message: string;
  /** Where in the piece. */
  offset: number;
}

function validate(validator: HtmlValidate, markup: string, { context }: Piece): Flaw[] {
  const before = context.map((name) => startTags[name] ?? `<${name}>`).join('');
  const after = context.map((name) => `</${name}>`).reverse();
  const report = validator.validateStringSync(before + markup + after.join(''));
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => ({ rule: ruleId, message, offset: offset - before.length }))
    .filter(({ offset }) => offset >= 0 && offset < markup.length);
}

function toPageOffset({ ranges }: Piece, offset: number): number {
  let left = offset;
  for (const [from, to] of ranges) {
    if (left < to - from) return from + left;
    left -= to - from;
  }
  return ranges[0]?.[0] ?? 0;
}

function placeAt(html: string, offset: number): Place {
  const before = html.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
