import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { toFilePath } from '../to-file-path';
import { cutCode, type CodeSource } from './code-file';
import { readMeta } from './code-meta';
import type { MarkdownContext } from './context';
import { placeOfElement, type TextPlace } from './places';

/** A code block that shows a file, or says that it does. */
export interface FoundCode extends TextPlace {
  source: Partial<CodeSource>;
  /** Its language as written. */
  language?: string;
  /** Whether it has code of its own. */
  isFilled: boolean;
}

/** Fills the code blocks that name a file. A block whose file cannot be shown stays empty; the check reports it. */
export function codeFiles({ folder, toCode }: Pick<MarkdownContext, 'folder' | 'toCode'>) {
  return async (tree: Root): Promise<void> => {
    const blocks: { code: Element; source: CodeSource }[] = [];
    visit(tree, 'element', (element) => {
      const code = codeIn(element);
      const source = code && sourceOf(code);
      if (code && source?.file !== undefined && toString(code).trim() === '')
        blocks.push({ code, source: { ...source, file: source.file } });
    });
    for (const { code, source } of blocks) {
      const path = toFilePath(folder, source.file)?.path;
      const text = path === undefined ? undefined : await toCode?.(path);
      const part = text === undefined ? undefined : cutCode(text, source);
      if (!part || 'mistake' in part) continue;
      code.children = [{ type: 'text', value: `${part.code}\n` }];
      // The numbers are those of the file.
      code.properties.metastring = String(code.properties.metastring).replace(
        /(^|\s)showLineNumbers(?=\s|$)/,
        `$1showLineNumbers=${part.firstLine}`,
      );
    }
  };
}

/** The code blocks of a text that show a file, or a part of one without naming it. */
export function findCode(tree: Root, markdown: string): FoundCode[] {
  const found: FoundCode[] = [];
  visit(tree, 'element', (element) => {
    const code = codeIn(element);
    const source = code && sourceOf(code);
    if (!code || !source) return;
    const { className } = code.properties;
    const [written] = Array.isArray(className) ? className : [];
    const language = typeof written === 'string' ? written.replace(/^language-/, '') : undefined;
    found.push({
      source,
      ...(language && { language }),
      isFilled: toString(code).trim() !== '',
      ...placeOfOption(element, source, markdown),
    });
  });
  return found;
}

/** The place of the first option that names what to show. */
function placeOfOption(element: Element, source: Partial<CodeSource>, markdown: string): TextPlace {
  const place = placeOfElement(element);
  const start = element.position?.start.offset;
  if (start === undefined) return place;
  const [fence = ''] = /^.*/.exec(markdown.slice(start)) ?? [];
  const name = ['file', 'lines', 'region'].find((option) => option in source) ?? '';
  return { ...place, column: place.column + Math.max(0, fence.search(new RegExp(`(?<=[\\s\`~])${name}=`))) };
}

function codeIn({ tagName, children: [code] }: Element): Element | undefined {
  return tagName === 'pre' && code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function sourceOf({ properties: { metastring } }: Element): Partial<CodeSource> | undefined {
  const { file, lines, region } = readMeta(metastring);
  if ([file, lines, region].every((option) => option === undefined)) return undefined;
  return {
    ...(file !== undefined && { file }),
    ...(lines !== undefined && { lines }),
    ...(region !== undefined && { region }),
  };
}
