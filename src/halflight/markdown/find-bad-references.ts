import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { nearest } from '../sourcing/nearest';
import type { TextProblem } from './find-mistakes';
import { createPlaceFinder, placeOfElement, type TextPlace } from './places';
import { findReferences, LITERAL, type Typesetting } from './typeset';

/** What leads to no equation, in a text as written: labels without a number, or of another equation, too, and references to an unknown label. */
export function findBadReferences(
  tree: Root,
  markdown: string,
  { formulas, labels, repeated }: Typesetting,
): TextProblem[] {
  if (formulas.size === 0) return [];
  const found = repeated.map(({ label, element }) =>
    toProblem(`an equation above has the label "${label}", too: give each its own`, placeOfElement(element)),
  );
  for (const [label, { number, element }] of labels) {
    const message = `the label "${label}" is on no equation with a number: write it between $$, in no environment with a star`;
    if (number === undefined) found.push(toProblem(message, placeOfElement(element)));
  }
  const findPlace = createPlaceFinder(markdown);
  visit(tree, (node) => {
    const isFormula = node.type === 'element' && formulas.has(node);
    if (node.type === 'element' && !isFormula && LITERAL.has(node.tagName)) return SKIP;
    if (node.type !== 'text' && !isFormula) return undefined;
    // What the parser of HTML adds has no place.
    const { start } = node.position ?? {};
    let offset = start?.offset ?? 0;
    for (const { written, label } of findReferences(toString(node))) {
      const at = markdown.indexOf(written, offset);
      if (at !== -1) offset = at + written.length;
      if (labels.has(label)) continue;
      const suggestion = nearest(label, [...labels.keys()]);
      const message = `${written} refers to no equation of this text, and is shown as it is written: write \\label{${label}} into the one that you mean`;
      found.push({
        ...toProblem(message, findPlace(Math.max(at, 0))),
        ...(suggestion !== undefined && { suggestion }),
      });
    }
    return isFormula ? SKIP : undefined;
  });
  return found;
}

function toProblem(message: string, place: TextPlace): TextProblem {
  return { kind: 'bad-formula', severity: 'warning', message, ...place };
}
