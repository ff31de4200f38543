import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { formulaOf, type Formula } from './formula';
import { hasClass } from './has-class';
import { loadMathml } from './load';

/** The formulas of a text, converted to MathML. */
export interface Typesetting {
  /** For the element of each formula, its MathML or what is wrong with it. */
  formulas: ReadonlyMap<Element, { math: ElementContent[] } | { mistake: string }>;
  /** Labels, with the numbers of their equations, such as "1", and the elements of their formulas. */
  labels: ReadonlyMap<string, { number?: string; element: Element }>;
  /** Labels that an earlier formula has already used. */
  repeated: readonly { label: string; element: Element }[];
}

/** Elements whose text is not searched for references. */
export const LITERAL: ReadonlySet<string> = new Set(['pre', 'code', 'kbd', 'samp', 'svg']);

/** A reference to an equation, inside a formula or outside: its command and its label. */
const REFERENCE = /\\(eqref|ref)\s*\{([^{}\n]{1,200})\}/g;

const LABEL = /\\label\s*\{([^{}\n]{1,200})\}/g;

/** What Temml gets in place of a reference: text that is replaced once all equations have numbers. */
const PLACEHOLDER = /halflightreference(\d+)x/g;

/** A reference in a text. */
export interface Reference {
  written: string;
  label: string;
  /** Whether the number is shown in parentheses. */
  inParentheses: boolean;
  index: number;
}

/** The references in a text, in their order. */
export function findReferences(text: string): Reference[] {
  return Array.from(text.matchAll(REFERENCE), ({ 0: written, 1: command, 2: label = '', index }) => ({
    written,
    label: label.trim(),
    inParentheses: command === 'eqref',
    index,
  }));
}

/** The id of an equation with this label, which no heading can have. */
export function idOfEquation(label: string): string {
  return `eq:${label.replace(/^eq:/, '').replace(/\s+/g, '-')}`;
}

function labelsOf(tex: string): string[] {
  return Array.from(tex.matchAll(LABEL), ([, label = '']) => label.trim());
}

/** Gives formulas their labels as ids. An element's own id and its further labels go on elements before it. */
export function giveEquationIds(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    const formula = formulaOf(element);
    if (!formula || !parent || index === undefined) return undefined;
    const [id, ...others] = labelsOf(formula.tex).map(idOfEquation);
    if (id !== undefined) element.properties.id ??= id;
    parent.children.splice(index, 0, ...others.map((other) => h('span', { id: other })));
    return [SKIP, index + others.length + 1];
  });
}

/** Converts all formulas of a text, in order: a macro holds in all later formulas, and equations are numbered as in LaTeX. */
export function typesetAll(tree: Root): Typesetting {
  const formulas = new Map<Element, { math: ElementContent[] } | { mistake: string }>();
  const labels = new Map<string, { number?: string; element: Element }>();
  const repeated: { label: string; element: Element }[] = [];
  const references: Reference[] = [];
  const numbers = { count: 0 };
  let macros: object = {};
  visit(tree, 'element', (element) => {
    const formula = formulaOf(element);
    if (!formula) return undefined;
    const tex = defineForAll(formula.tex).replace(REFERENCE, (written) => {
      const index = references.push(...findReferences(written)) - 1;
      return `\\text{halflightreference${index}x}`;
    });
    const defined = { ...macros };
    const typeset = toMathml({ ...formula, tex }, defined);
    formulas.set(element, typeset);
    if ('mistake' in typeset) return SKIP;
    macros = defined;
    const found = number(typeset.math, tex, numbers);
    for (const [place, label] of labelsOf(tex).entries()) {
      const shown = found[place];
      if (labels.has(label)) repeated.push({ label, element });
      else labels.set(label, { element, ...(shown !== undefined && { number: shown }) });
    }
    return SKIP;
  });
  for (const typeset of formulas.values())
    if ('math' in typeset)
      visit({ type: 'root', children: typeset.math }, 'text', (text) => {
        text.value = text.value.replace(PLACEHOLDER, (_, index: string) => {
          const reference = references[Number(index)];
          return reference ? (numberOf(reference, labels) ?? reference.written) : '';
        });
      });
  return { formulas, labels, repeated };
}

/** The text that a reference shows: the number of its equation; `undefined` if there is none. */
export function numberOf({ label, inParentheses }: Reference, labels: Typesetting['labels']): string | undefined {
  const number = labels.get(label)?.number;
  return number !== undefined && inParentheses ? `(${number})` : number;
}

/** Numbers the equations of a formula, and returns the number of each of its labels, in order. Changes `math`. */
function number(math: ElementContent[], tex: string, numbers: { count: number }): (string | undefined)[] {
  const root: Root = { type: 'root', children: math };
  const counters = findAll(root, 'tml-eqn');
  // An equation of several lines has one number, on the last line.
  const isOne = /\\begin\s*\{multline\}/.test(tex);
  for (const [place, counter] of counters.entries())
    if (!isOne || place === counters.length - 1)
      counter.children.push({ type: 'text', value: `(${(numbers.count += 1)})` });
  const found = new Map<Element, string>();
  visit(root, 'element', (row) => {
    delete row.properties.id;
    if (row.tagName !== 'mtr') return;
    const [shown] = [...findAll(row, 'tml-eqn'), ...findAll(row, 'tml-tag')]
      .map((tag) => toString(tag))
      .filter(Boolean);
    if (shown === undefined) return;
    for (const label of findAll(row, 'tml-label'))
      if (!found.has(label)) found.set(label, shown.replace(/^\((.*)\)$/s, '$1'));
  });
  const last = isOne ? String(numbers.count) : undefined;
  return findAll(root, 'tml-label').map((label) => found.get(label) ?? last);
}

function findAll(within: Root | Element, className: string): Element[] {
  const found: Element[] = [];
  visit(within, 'element', (element) => {
    if (hasClass(element, className)) found.push(element);
  });
  return found;
}

/** Converts a formula to MathML, or says what is wrong with it. Its macros are added to `macros`. */
export function toMathml(formula: Formula, macros: object = {}): { math: ElementContent[] } | { mistake: string } {
  const drawn = draw(formula, macros);
  const hasNumber = (math: ElementContent[]) => {
    const root: Root = { type: 'root', children: math };
    return findAll(root, 'tml-eqn').length + findAll(root, 'tml-tag').length > 0;
  };
  if ('mistake' in drawn || !formula.display || labelsOf(formula.tex).length === 0 || hasNumber(drawn.math))
    return drawn;
  // A label implies a number.
  const numbered = draw({ ...formula, tex: `\\begin{equation}${formula.tex}\\end{equation}` }, macros);
  return 'math' in numbered ? numbered : drawn;
}

function draw({ tex, display }: Formula, macros: object): { math: ElementContent[] } | { mistake: string } {
  const kind = display ? 'math-display' : 'math-inline';
  const tree: Root = { type: 'root', children: [h('code', { className: ['language-math', kind] }, tex)] };
  // Inline formulas break at their operators.
  const options = { throwOnError: true, wrap: 'tex', macros } as const;
  const transform = loadMathml().default.call(undefined as never, options) as (tree: Root) => void;
  transform(tree);
  const math = tree.children as ElementContent[];
  const [first] = math;
  if (first?.type === 'element' && first.tagName === 'span')
    return { mistake: explain(String(first.properties.title)) };
  return { math };
}

const NAME = String.raw`\s*\{?\s*(\\(?:[a-zA-Z]+|[^a-zA-Z\s]))\s*\}?\s*`;
const COMMAND = new RegExp(String.raw`\\(?:(?:re)?new|provide)command\*?${NAME}(?:\[([1-9])\]\s*)?(?=\{)`, 'g');
const OPERATOR = new RegExp(String.raw`\\DeclareMathOperator(\*?)${NAME}\{([^{}]*)\}`, 'g');
const DEFINITION = /(?<!\\global\s{0,9})\\(?:e?def|let)(?![a-zA-Z])/g;

/** Makes definitions global, as MathJax does. */
function defineForAll(tex: string): string {
  return tex
    .replace(COMMAND, (_, name: string, count = '0') => {
      const parameters = Array.from({ length: Number(count) }, (__, index) => `#${index + 1}`).join('');
      return `\\gdef${name}${parameters}`;
    })
    .replace(
      OPERATOR,
      (_, star: string, name: string, words: string) => `\\gdef${name}{\\operatorname${star}{${words}}}`,
    )
    .replace(DEFINITION, (command) => `\\global${command}`);
}

/** Temml's message, without the error's name and the marks under the place it refers to. */
function explain(title: string): string {
  return title
    .replace(/^ParseError:\s*/, '')
    .replace(/\s*at (?:position \d+|end of input):[^]*$/, '')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
