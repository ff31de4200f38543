import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { nearest } from '../nearest';
import type { TextProblem } from './find-mistakes';
import { createPlaceFinder, placeOfElement, type TextPlace } from './places';
import { findReferences, LITERAL, type Typesetting } from './typeset';

/** Broken equation references in a text as written: references to an unknown label, and labels that have no number or are used twice. */
export function findBadReferences(
  tree: Root,
  markdown: string,
  { formulas, labels, repeated }: Typesetting,
): TextProblem[] {
  if (formulas.size === 0) return [];
  const found = repeated.map(({ label, element }) =>
    toProblem(`an equation above also has the label "${label}": give each its own`, placeOfElement(element)),
  );
  for (const [label, { number, element }] of labels) {
    const message = `the label "${label}" is on an equation without a number: write the equation between $$, and in an environment without a star`;
    if (number === undefined) found.push(toProblem(message, placeOfElement(element)));
  }
  const findPlace = createPlaceFinder(markdown);
  visit(tree, (node) => {
    const isFormula = node.type === 'element' && formulas.has(node);
    if (node.type === 'element' && !isFormula && LITERAL.has(node.tagName)) return SKIP;
    if (node.type !== 'text' && !isFormula) return undefined;
    // Nodes that the HTML parser adds have no position.
    const { start } = node.position ?? {};
    let offset = start?.offset ?? 0;
    for (const { written, label } of findReferences(toString(node))) {
      const at = markdown.indexOf(written, offset);
      if (at !== -1) offset = at + written.length;
      if (labels.has(label)) continue;
      const suggestion = nearest(label, [...labels.keys()]);
      const message = `${written} refers to no equation in this text, and is shown as written: put \\label{${label}} into the equation that you mean`;
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
