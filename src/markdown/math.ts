import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownContext } from './context';
import { hasClass } from './has-class';
import { loadMathml } from './load';

/** A formula of a text, in TeX. */
export interface Formula {
  tex: string;
  /** Whether it is displayed on lines of its own. */
  display: boolean;
}

/** The formula that an element contains, as marked by `remark-math`; `undefined` if it contains none. */
export function formulaOf(element: Element): Formula | undefined {
  // A display formula is a code block at first.
  const [inner] = element.tagName === 'pre' ? element.children : [element];
  if (inner?.type !== 'element' || inner.tagName !== 'code' || !hasClass(inner, 'language-math')) return undefined;
  return { tex: toString(inner).trim(), display: element.tagName === 'pre' };
}

/** Converts a formula to MathML, or says what is wrong with it. */
export function toMathml({ tex, display }: Formula): { math: ElementContent[] } | { mistake: string } {
  const kind = display ? 'math-display' : 'math-inline';
  const tree: Root = { type: 'root', children: [h('code', { className: ['language-math', kind] }, tex)] };
  const transform = loadMathml().default.call(undefined as never, { throwOnError: true }) as (tree: Root) => void;
  transform(tree);
  const math = tree.children as ElementContent[];
  const [first] = math;
  if (first?.type === 'element' && first.tagName === 'span')
    return { mistake: explain(String(first.properties.title)) };
  return { math };
}

/** Converts formulas to MathML, which browsers render natively. An invalid one is shown as written. */
export function math({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    visit(tree, 'element', (element, index, parent) => {
      const formula = formulaOf(element);
      if (!formula || !parent || index === undefined) return undefined;
      const drawn = toMathml(formula);
      const children = 'math' in drawn ? drawn.math : [h('code', formula.tex)];
      const { id } = element.properties;
      const frame = { id, className: ['formula'], role: 'group', ariaLabel: words.formula, tabIndex: 0 };
      parent.children.splice(
        index,
        1,
        ...(formula.display
          ? [h('div', frame, children)]
          : id === undefined
            ? children
            : [h('span', { id }, children)]),
      );
      return [SKIP, index + 1];
    });
  };
}

/** Temml's message, without the name of the error and the marks below the place that it means. */
function explain(title: string): string {
  return title
    .replace(/^ParseError:\s*/, '')
    .replace(/\s*at (?:position \d+|end of input):[^]*$/, '')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
