import type { Element, ElementContent, Root } from 'hast';
import { transformerMetaHighlight, transformerMetaWordHighlight, transformerNotationDiff } from '@shikijs/transformers';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import {
  bundledLanguages,
  bundledLanguagesInfo,
  createCssVariablesTheme,
  createHighlighter,
  type BundledLanguage,
  type DecorationItem,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki';
import { SKIP, visit } from 'unist-util-visit';
import { COLOURED_LINE_LENGTH, MARKED_CODE_LENGTH } from '../limits';
import { fill } from '../words/fill';
import type { Words } from '../words/en';
import { toAccentPicker } from './accent-picker';
import { sayCellLabel } from './cell-labels';
import { readMeta, type CodeMeta } from './code-meta';
import type { MarkdownContext } from './context';
import { findPrompts } from './prompts';

/** The colours are custom properties of `styles/tokens.css`, so that both themes share the markup and we control the contrast. */
const theme = createCssVariablesTheme({ name: 'halflight', variablePrefix: '--code-', fontStyle: true });

/** Marks inserted and deleted lines of the language `diff`. Their signs are part of the text and are copied, unlike the markers in comments. */
const diffLines: ShikiTransformer = {
  name: 'diff-lines',
  line(line) {
    if (this.options.lang !== 'diff') return;
    const text = toString(line);
    if (/^\+(?!\+\+)/.test(text)) this.addClassToHast(line, 'inserted');
    if (/^-(?!--)/.test(text)) this.addClassToHast(line, 'deleted');
  },
};

/** Marks the prompts and the output of a terminal session, neither of which is copied. */
function toSession(source: string, language: string | undefined): ShikiTransformer {
  const prompts = source.length > MARKED_CODE_LENGTH ? undefined : findPrompts(source, language);
  return {
    name: 'session',
    preprocess(code, options) {
      let start = 0;
      const marks = code.split('\n').map((line, at) => {
        const mark = { start, end: start + (prompts?.[at] ?? 0), properties: { class: 'prompt' } };
        start += line.length + 1;
        return mark;
      });
      options.decorations = withoutOverlaps([
        ...marks.filter((mark) => mark.end > mark.start),
        ...(options.decorations ?? []),
      ]);
    },
    line(line, number) {
      if (prompts && prompts[number - 1] === undefined) this.addClassToHast(line, 'printed');
    },
  };
}

/** Drops marks that partly overlap an earlier one, which Shiki cannot write as elements. */
function withoutOverlaps(marks: readonly DecorationItem[]): DecorationItem[] {
  const kept: DecorationItem[] = [];
  for (const mark of marks) {
    // Marks here always hold offsets, not positions.
    const [start, end] = [Number(mark.start), Number(mark.end)];
    const crosses = kept.some((other) => {
      const [first, last] = [Number(other.start), Number(other.end)];
      return (start < first && end > first && end < last) || (start > first && start < last && end > last);
    });
    if (!crosses) kept.push(mark);
  }
  return kept;
}

const transformers = [transformerMetaHighlight(), transformerMetaWordHighlight(), diffLines];

/** Markers in comments (`[!code ++]`). Not used in a block of Markdown, because that shows how to write them. */
const inComments = transformerNotationDiff();

const names = new Map(
  bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) => [id, ...aliases].map((alias) => [alias, name] as const)),
);

let highlighter: Promise<Highlighter> | undefined;

interface Block {
  source: string;
  /** The language as written, whether Shiki knows it or not. */
  language?: string;
  meta: CodeMeta;
}

/** Highlights code blocks at build time, with no script in the browser. Languages unknown to Shiki are shown as plain text. */
export function code({ words, toPicker }: Pick<MarkdownContext, 'words' | 'toPicker'>) {
  return async (tree: Root): Promise<void> => {
    const languages = languagesOf(tree);
    if (!languages) return;
    highlighter ??= createHighlighter({ themes: [theme], langs: [] });
    const ready = await highlighter;
    await ready.loadLanguage(...languages);
    const picker = hasPicker(tree) ? await toPicker?.() : undefined;
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName !== 'pre' || !parent || index === undefined) return undefined;
      const block = blockOf(element);
      const frame = toFrame(highlight(block, ready), block, words);
      if (element.properties.id !== undefined) frame.properties.id = element.properties.id;
      parent.children[index] =
        picker && block.meta.picksAccent ? toAccentPicker(block.source, frame, picker, words) : frame;
      return SKIP;
    });
  };
}

/** The languages of a text that Shiki can highlight; `undefined` if the text has no code blocks. */
function languagesOf(tree: Root): BundledLanguage[] | undefined {
  const blocks: Block[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === 'pre') blocks.push(blockOf(element));
  });
  const found = blocks.map(({ language }) => language).filter(isKnown);
  return blocks.length > 0 ? [...new Set(found)] : undefined;
}

function hasPicker(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', (element) => {
    if (element.tagName === 'pre') found ||= blockOf(element).meta.picksAccent === true;
  });
  return found;
}

function isKnown(language: string | undefined): language is BundledLanguage {
  return language !== undefined && Object.hasOwn(bundledLanguages, language);
}

/** In an author's HTML, a `pre` need not contain a `code`; its text is shown as code all the same. */
function blockOf(element: Element): Block {
  const [inner] = element.children;
  if (inner?.type !== 'element' || inner.tagName !== 'code') return { source: toString(element), meta: readMeta('') };
  const { className, metastring } = inner.properties;
  const language = (Array.isArray(className) ? className.map(String) : [])
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const meta = readMeta(metastring);
  const ending = /\.([\w-]+)$/.exec(meta.file ?? '')?.[1]?.toLowerCase();
  const known = language ?? (isKnown(ending) ? ending : undefined);
  return { source: toString(inner), meta, ...(known && { language: known }) };
}

function highlight({ source, language, meta }: Block, ready: Highlighter): Element {
  const tree = ready.codeToHast(source.replace(/\n$/, ''), {
    theme: 'halflight',
    lang: isKnown(language) ? language : 'text',
    meta: { __raw: source.length > MARKED_CODE_LENGTH ? '' : meta.marks },
    transformers: [
      ...transformers,
      ...(language === 'md' || language === 'markdown' ? [] : [inComments]),
      toSession(source, language),
    ],
    // Shiki stops colouring a line after half a second by default, so the output would depend on how busy the machine is.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: COLOURED_LINE_LENGTH,
  });
  const block = tree.children.find((child): child is Element => child.type === 'element') ?? h('pre');
  const marked = block.properties.class;
  block.properties = {
    className: [
      ...(typeof marked === 'string' && marked.includes('has-diff') ? ['has-diff'] : []),
      ...(meta.firstLine === undefined ? [] : ['numbered']),
    ],
    style: toNumbering(source, meta),
  };
  if ((block.properties.className as string[]).length === 0) delete block.properties.className;
  return block;
}

/** The style of a block with line numbers: the first number and, if the gutter has to be wider than usual, the number of digits. */
function toNumbering(source: string, { firstLine }: CodeMeta): string | undefined {
  if (firstLine === undefined) return undefined;
  const digits = String(firstLine - 1 + source.replace(/\n$/, '').split('\n').length).length;
  const style = [
    ...(firstLine === 1 ? [] : [`--first-line: ${firstLine - 1}`]),
    ...(digits > 2 ? [`--digits: ${digits}`] : []),
  ];
  return style.length > 0 ? style.join('; ') : undefined;
}

/** A block with its copy button. The button is in the HTML from the start; `ui/client/copy-buttons.ts` makes it work. */
function toFrame(block: Element, { language, meta }: Block, words: Words): Element {
  const name =
    language === undefined ? undefined : (names.get(language) ?? (language === 'text' ? undefined : language));
  // A block that is its text's only tab.
  const title = meta.title ?? meta.tab;
  const cell = title === undefined ? undefined : sayCellLabel(title, words);
  const label = cell ?? title ?? (name ? fill(words.codeIn, { language: name }) : words.code);
  // A scrollable block must be focusable with the keyboard and have an accessible name.
  Object.assign(block.properties, { tabIndex: 0, role: 'group', ariaLabel: label });
  const head: ElementContent[] = [
    ...(title ? [h('span', { className: ['code-title'], ariaHidden: cell && 'true' }, title)] : []),
    ...(name ? [h('span', { className: ['code-language'] }, name)] : []),
  ];
  return h('div', { className: ['code-block'] }, [
    ...(head.length > 0 ? [h('div', { className: ['code-head'] }, head)] : []),
    block,
    h('button', { type: 'button', className: ['copy-button'], dataCopied: words.copied }, [words.copyCode]),
    h('span', { className: ['visually-hidden'], role: 'status' }),
  ]);
}
