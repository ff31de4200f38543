import { stripVTControlCharacters } from 'node:util';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { allowedHtml } from '../../markdown/allowed-html';
import { asMarkdown } from '../../markdown/as-markdown';
import { cleanSvg } from '../clean-svg';
import type { Output } from './read-notebook';
import { storePicture } from './stored-pictures';

/** An output as Markdown: text for a code block, or lines of Markdown. */
export type ShownOutput = { text: string } | { lines: string[] };

const DRAWING = 'image/svg+xml';

const PICTURES = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' } as const;

/** The characters that no text may have, which programs print all the same. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Converts the outputs of a cell in their order. Streams that follow each other become one. `alt` says what the pictures show. */
export function outputsToMarkdown(outputs: readonly Output[], notebook: string, alt = ''): ShownOutput[] {
  const shown: ShownOutput[] = [];
  let stream: { text: string } | undefined;
  for (const output of outputs) {
    if (output.output_type === 'stream') {
      if (stream) stream.text += output.text;
      else shown.push((stream = { text: output.text }));
      continue;
    }
    stream = undefined;
    if (output.output_type === 'error')
      shown.push({ text: output.traceback.join('\n') || `${output.ename}: ${output.evalue}` });
    else shown.push(...resultToMarkdown(output, notebook, alt));
  }
  return shown.flatMap((each): ShownOutput[] => {
    if ('lines' in each) return [each];
    const text = toPlainOutput(each.text);
    return text === '' ? [] : [{ text }];
  });
}

/** What a terminal would show at the end: without colours, and with the last state of each line that was drawn over. */
function toPlainOutput(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\r+\n/g, '\n')
    .replace(/^.*\r/gm, '')
    .replace(CONTROLS, '')
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}

type Result = Extract<Output, { data: unknown }>;

/** A result in the richest form that a page can show. Programs store the same result in several. */
function resultToMarkdown({ data, metadata }: Result, notebook: string, alt: string): ShownOutput[] {
  const textOf = (type: string) => textIn(data, type);
  const altOf = (type: string): string => {
    const own = metadata[type];
    const written = typeof own === 'object' && own !== null ? (own as { alt?: unknown }).alt : undefined;
    return typeof written === 'string' && written !== '' ? written : alt;
  };
  const tables = tablesIn(textOf('text/html') ?? '');
  if (tables.length > 0) return [{ lines: tables }];
  const markdown = textOf('text/markdown');
  if (markdown !== undefined) return [{ lines: markdown.trim().split('\n') }];
  const [picture] = picturesOf(data);
  const formula = toFormula(textOf('text/latex') ?? '');
  // A program that stores a formula stores a picture of it, too; a drawing is not one of a formula.
  if (formula !== undefined && picture?.type !== DRAWING) return [{ lines: ['$$', ...formula.split('\n'), '$$'] }];
  if (picture) return [{ lines: [toPicture(picture.store(), notebook, altOf(picture.type))] }];
  const text = textOf('text/plain');
  return text === undefined ? [] : [{ text }];
}

function textIn(data: Readonly<Record<string, unknown>>, type: string): string | undefined {
  const value = data[type];
  const text = Array.isArray(value) ? value.join('') : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** The forms of a picture that a page can show, by the types of their data, best first. Only the one that is shown should be stored. */
export function picturesOf(data: Readonly<Record<string, unknown>>): { type: string; store: () => string }[] {
  const drawing = toDrawing(textIn(data, DRAWING));
  const pictures = Object.entries(PICTURES).flatMap(([type, ending]) => {
    const bytes = textIn(data, type);
    return bytes === undefined ? [] : [{ type, store: () => storePicture(Buffer.from(bytes, 'base64'), ending) }];
  });
  return drawing ? [{ type: DRAWING, store: () => storePicture(drawing, 'svg') }, ...pictures] : pictures;
}

/** A stored picture as Markdown, in a text beside the notebook of this name. */
function toPicture(name: string, notebook: string, alt: string): string {
  return `![${asMarkdown(alt.replace(/\s+/g, ' ').trim())}](${toAddress(name, notebook)})`;
}

/** The address of a stored picture in a text beside the notebook of this name. */
export const toAddress = (name: string, notebook: string): string => `./${notebook}/${name}`;

function toDrawing(svg: string | undefined): Buffer | undefined {
  try {
    return svg === undefined ? undefined : Buffer.from(cleanSvg(svg).svg);
  } catch {
    // The result has other forms.
    return undefined;
  }
}

/** The formula in a result; `undefined` for other LaTeX, such as a table. */
function toFormula(latex: string): string | undefined {
  const text = latex.trim();
  const [, inside] = /^(\${1,2})(?!\$)([\s\S]+?)\1$/.exec(text)?.slice(1) ?? [];
  if (inside !== undefined && !inside.includes('$')) return withoutBlankLines(inside);
  const isEquation = /^\\begin\{(?:equation|align|gather|multline)\*?\}/.test(text) && !text.includes('$');
  return isEquation ? withoutBlankLines(text) : undefined;
}

const withoutBlankLines = (text: string): string => text.trim().replace(/\n\s*\n/g, '\n');

/**
 * The tables in a result, one a line, with what is allowed in a text. Programs add styles and scripts of their own to them, and classes and ids for
 * these, which mean nothing here.
 */
function tablesIn(html: string): string[] {
  if (!/<table/i.test(html)) return [];
  const found: Element[] = [];
  visit(allowedHtml(fromHtml(html, { fragment: true })), 'element', (element) => {
    if (element.tagName !== 'table') return undefined;
    found.push(element);
    return SKIP;
  });
  return found.map((table) => {
    visit(table, (node) => {
      if (node.type === 'text') node.value = node.value.replace(/\s+/g, ' ');
      if (node.type !== 'element') return;
      // Between rows and cells, spaces mean nothing.
      if (/^(?:table|thead|tbody|tfoot|tr)$/.test(node.tagName))
        node.children = node.children.filter((child) => child.type !== 'text');
      const { className: _, id: __, headers: ___, ...properties } = node.properties;
      node.properties = properties;
      // The cell above the names of rows is empty, and so no heading.
      if (node.tagName === 'th' && toString(node).trim() === '') Object.assign(node, { tagName: 'td', properties: {} });
    });
    return toHtml(table);
  });
}
