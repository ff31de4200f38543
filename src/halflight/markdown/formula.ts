import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { hasClass } from './has-class';

/** A formula of a text, in TeX. */
export interface Formula {
  tex: string;
  /** Whether it is displayed on lines of its own. */
  display: boolean;
}

/** The formula in an element, as marked by `remark-math`; `undefined` if there is none. */
export function formulaOf(element: Element): Formula | undefined {
  // A display formula is a code block at first.
  const [inner] = element.tagName === 'pre' ? element.children : [element];
  if (inner?.type !== 'element' || inner.tagName !== 'code' || !hasClass(inner, 'language-math')) return undefined;
  return { tex: toString(inner).trim(), display: element.tagName === 'pre' };
}
