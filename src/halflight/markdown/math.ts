import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { UNBROKEN_FORMULA } from '../limits';
import type { MarkdownContext } from './context';
import { formulaOf } from './formula';
import { findReferences, idOfEquation, LITERAL, numberOf, typesetAll, type Typesetting } from './typeset';

/** Elements that a visitor clicks, which may not contain links. */
const PRESSED: ReadonlySet<string> = new Set(['a', 'summary']);

/**
 * Converts formulas to MathML, which browsers render natively, and equation references to links. An invalid formula, or a reference to an unknown
 * equation, is shown as written.
 */
export function math({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    const { formulas, labels } = typesetAll(tree);
    if (formulas.size > 0) tree.children = convert(tree.children as ElementContent[], false);

    function convert(nodes: ElementContent[], isPressed: boolean): ElementContent[] {
      return nodes.flatMap((node) => {
        if (node.type === 'text') return linkReferences(node.value, labels, isPressed);
        if (node.type !== 'element') return [node];
        if (formulas.has(node)) return convertFormula(node, isPressed);
        if (LITERAL.has(node.tagName)) return [node];
        const { length } = node.children;
        node.children = convert(node.children, isPressed || PRESSED.has(node.tagName));
        // A paragraph that only defines macros shows nothing.
        return node.tagName === 'p' && length > 0 && node.children.length === 0 ? [] : [node];
      });
    }

    function convertFormula(element: Element, isPressed: boolean): ElementContent[] {
      const { tex = '', display } = formulaOf(element) ?? {};
      const drawn = formulas.get(element);
      if (!display && findReferences(tex)[0]?.written === tex) return linkReferences(tex, labels, isPressed);
      const isRead = drawn !== undefined && 'math' in drawn;
      const children = isRead ? drawn.math : [h('code', tex)];
      if (children.every((child) => child.type === 'element' && child.children.length === 0)) return [];
      const { id } = element.properties;
      const frame = { role: 'group', ariaLabel: words.formula, tabIndex: 0 };
      if (display) return [h('div', { id, className: ['formula'], ...frame }, children)];
      if (isRead && isLong(children))
        return [h('span', { id, className: ['formula-long'], ...(!isPressed && frame) }, children)];
      return id === undefined ? children : [h('span', { id }, children)];
    }
  };
}

/** Whether a part of a formula that cannot be broken at an operator may be wider than a phone's screen. */
function isLong(formula: ElementContent[]): boolean {
  const parts = formula.flatMap((child) => (child.type === 'element' ? child.children : []));
  return parts.some((part) => toString(part).length > UNBROKEN_FORMULA);
}

/** A text with its equation references turned into links that show the numbers. */
function linkReferences(text: string, labels: Typesetting['labels'], isPressed: boolean): ElementContent[] {
  const nodes: ElementContent[] = [];
  let end = 0;
  for (const reference of findReferences(text)) {
    const number = numberOf(reference, labels);
    if (number === undefined) continue;
    const before = text.slice(end, reference.index);
    if (before !== '') nodes.push({ type: 'text', value: before });
    nodes.push(
      isPressed ? { type: 'text', value: number } : h('a', { href: `#${idOfEquation(reference.label)}` }, number),
    );
    end = reference.index + reference.written.length;
  }
  const after = text.slice(end);
  return after === '' && end > 0 ? nodes : [...nodes, { type: 'text', value: after }];
}
