import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { fill } from '../words/fill';
import type { Words } from '../words/en';
import type { MarkdownContext } from './context';
import { hasClass } from './has-class';

/** The label of a cell of a notebook, as Jupyter writes it: `In [3]`, or `Out [ ]` of a cell that was not run. An ellipsis is that of a folded text. */
const LABEL = /^(?:(In|Out) \[(\d+| )\]|…)$/;

/** What screen readers say instead of the label of a cell, whose brackets they would spell out; `undefined` if a text is no such label. */
export function sayCellLabel(label: string, words: Words): string | undefined {
  const [found, side, number = ''] = LABEL.exec(label) ?? [];
  if (found === undefined) return undefined;
  if (side === undefined) return words.cellText;
  return fill(side === 'In' ? words.cellInput : words.cellOutput, { number: number.trim() }).trim();
}

/** Says the labels of cells in words, for screen readers. */
export function cellLabels({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void =>
    visit(tree, 'element', (element) => {
      if (!hasClass(element, 'cell-label')) return;
      const label = toString(element);
      const said = sayCellLabel(label, words);
      if (said !== undefined)
        element.children = [
          h('span', { ariaHidden: 'true' }, label),
          h('span', { className: ['visually-hidden'] }, said),
        ];
    });
}
