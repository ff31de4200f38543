import { posix } from 'node:path';
import { decodeUrl } from '../../parse-url';
import { withFencedFormulas } from './bare-formulas';
import { readDirectives } from './directives';
import { findFrontMatterCell } from './front-matter-cell';
import type { NotebookLine } from './notebook-line';
import { outputsToMarkdown, picturesOf, toAddress, type ShownOutput } from './output-to-markdown';
import type { Cell, Notebook } from './read-notebook';
import { findNotebookTitle, type NotebookTitle } from './title-of-notebook';

/** A notebook as the lines of a Markdown file: front matter, then the text. */
export interface NotebookText {
  lines: NotebookLine[];
  /** Whether a cell of the notebook is its front matter. */
  hasFrontMatter: boolean;
}

/**
 * Converts a notebook to Markdown, for all that comes after. The title is in its front matter, or is its first heading of the first level, which the
 * text then does not repeat. Nothing is run: outputs are shown as they were stored. What a tag removes is not in the result. `filePath` is the
 * notebook's.
 */
export function notebookToMarkdown({ cells, metadata }: Notebook, filePath: string): NotebookText {
  const front = findFrontMatterCell(cells);
  const skippedIn = (cell: number) => (front?.cell === cell ? front.end : 0);
  const title = front?.hasTitle ? undefined : findNotebookTitle(cells, skippedIn);
  const name = posix.basename(filePath);
  const language = (metadata.language_info?.name ?? metadata.kernelspec?.language ?? '').toLowerCase();
  const body = cells.flatMap((cell, index): NotebookLine[] => {
    const lines =
      cell.cell_type === 'markdown'
        ? fromText(cell, index, { skipped: skippedIn(index), title, name })
        : cell.cell_type === 'code'
          ? fromCode(cell, index, { language: /^[\w+#-]+$/.test(language) ? language : '', name })
          : [];
    return lines.length === 0 ? [] : [{ text: '' }, ...lines];
  });
  return {
    lines: [
      { text: '---', ...(front && { cell: front.cell, line: 0 }) },
      ...(front?.lines ?? []),
      ...(title ? [{ text: `title: ${JSON.stringify(title.text)}`, cell: title.cell, line: title.from }] : []),
      ...(front?.isOpen ? [] : [{ text: '---' }, ...body]),
    ],
    hasFrontMatter: front !== undefined,
  };
}

function fromText(
  { source, attachments, metadata }: Cell,
  cell: number,
  { skipped, title, name }: { skipped: number; title: NotebookTitle | undefined; name: string },
): NotebookLine[] {
  const asked = readDirectives(metadata.tags, '');
  // A text is all the input of its cell.
  const fates = [asked.cell, asked.input];
  if (fates.includes('removed')) return [];
  const lines = source.split('\n').flatMap((text, line): NotebookLine[] => {
    const isTitle = title?.cell === cell && line >= title.from && line < title.to;
    return line < skipped || isTitle ? [] : [{ text: withAttachments(text, attachments, name), cell, line }];
  });
  if (lines.every(({ text }) => text.trim() === '')) return [];
  const shown = withFencedFormulas(lines);
  return fates.includes('folded') ? fold('…', shown, cell) : shown;
}

/** Lets `attachment:mill.png` name the picture of this name that the cell contains. */
function withAttachments(text: string, attachments: Cell['attachments'], notebook: string): string {
  return text.replace(/attachment:([^\s)"'>]+)/g, (written, name: string) => {
    const attachment = [name, decodeUrl(name)].find((key) => Object.hasOwn(attachments, key));
    const [picture] = attachment === undefined ? [] : picturesOf(attachments[attachment] ?? {});
    return picture ? toAddress(picture.store(), notebook) : written;
  });
}

function fromCode(
  { source, metadata, outputs, execution_count: count }: Cell,
  cell: number,
  { language, name }: { language: string; name: string },
): NotebookLine[] {
  const asked = readDirectives(metadata.tags, source);
  if (asked.cell === 'removed') return [];
  const code = source.split('\n').map((text, line): NotebookLine => ({ text, cell, line }));
  const shownCode = code.slice(asked.lines);
  const isFolded = asked.cell === 'folded';
  const [inLabel, outLabel] = ['In', 'Out'].map((side) => `${side} [${count ?? ' '}]`) as [string, string];
  const input =
    asked.input === 'removed' || shownCode.every(({ text }) => text.trim() === '')
      ? []
      : inFence(shownCode, language || 'text', isFolded || asked.input === 'folded' ? undefined : inLabel, cell);
  const output =
    asked.output === 'removed' ? [] : showOutputs(outputsToMarkdown(outputs, name, asked.alt), outLabel, cell);
  const parts = [
    asked.input === 'folded' && !isFolded ? foldUnlessEmpty(inLabel, input, cell) : input,
    asked.output === 'folded' && !isFolded ? foldUnlessEmpty(outLabel, output, cell) : output,
  ].filter((part) => part.length > 0);
  const lines = parts.flatMap((part, index) => (index === 0 ? part : [{ text: '', cell }, ...part]));
  return isFolded ? foldUnlessEmpty(inLabel, lines, cell) : lines;
}

/** The outputs of a cell. The first one of a cell has its label; text always has it. */
function showOutputs(outputs: readonly ShownOutput[], label: string, cell: number): NotebookLine[] {
  const toLine = (text: string): NotebookLine => ({ text, cell });
  return outputs.flatMap((output, index) => [
    ...(index === 0 ? [] : [toLine('')]),
    ...('text' in output
      ? inFence(output.text.split('\n').map(toLine), 'text', label, cell)
      : [
          ...(index === 0 ? [toLine(`<p class="cell-label">${label}</p>`), toLine('')] : []),
          ...output.lines.map(toLine),
        ]),
  ]);
}

/** A block of code, between fences that are longer than any in it. */
function inFence(
  lines: readonly NotebookLine[],
  language: string,
  title: string | undefined,
  cell: number,
): NotebookLine[] {
  const ticks = lines.flatMap(({ text }) => text.match(/`{3,}/g) ?? []).map(({ length }) => length + 1);
  const fence = '`'.repeat(Math.max(3, ...ticks));
  return [
    { text: `${fence}${language}${title === undefined ? '' : ` title="${title}"`}`, cell },
    ...lines,
    { text: fence, cell },
  ];
}

function foldUnlessEmpty(label: string, lines: readonly NotebookLine[], cell: number): NotebookLine[] {
  return lines.length === 0 ? [] : fold(label, lines, cell);
}

/** Lines that a reader can open. */
function fold(label: string, lines: readonly NotebookLine[], cell: number): NotebookLine[] {
  const toLine = (text: string): NotebookLine => ({ text, cell });
  return [
    ...['<details>', `<summary class="cell-label">${label}</summary>`, ''].map(toLine),
    ...lines,
    ...['', '</details>'].map(toLine),
  ];
}
