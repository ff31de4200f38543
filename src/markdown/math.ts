import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from './visit';
import type { MarkdownContext } from './context';
import { hasClass } from './has-class';
import { loadMathml } from './load';

/** A formula of a text, in TeX. */
export interface Formula {
  tex: string;
  /** Whether it stands on lines of its own. */
  display: boolean;
}

/** The formula that an element of the tree holds, if it holds one: `remark-math` marks them. */
export function formulaOf(element: Element): Formula | undefined {
  // One on lines of its own is a block of code to start with.
  const [inner] = element.tagName === 'pre' ? element.children : [element];
  if (inner?.type !== 'element' || inner.tagName !== 'code' || !hasClass(inner, 'language-math')) return undefined;
  return { tex: toString(inner).trim(), display: element.tagName === 'pre' };
}

/** A formula as MathML; in place of one that cannot be read what is wrong with it. */
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

/** Formulas become MathML, which browsers draw by themselves. One that cannot be read is shown as it was written. */
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

/** Temml's sentence, without the name of the error and the marks below the place it means. */
function explain(title: string): string {
  return title
    .replace(/^ParseError:\s*/, '')
    .replace(/\s*at (?:position \d+|end of input):[^]*$/, '')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
