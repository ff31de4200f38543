import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const DEFINITION = /^\*\[([^\]\n]+)\]:[ \t]*(\S.*)$/;

/** Explains abbreviations everywhere except in headings. A paragraph of its own defines them: `*[CSP]: Content Security Policy`. */
export function abbreviations() {
  return (tree: Root): void => {
    const meanings = takeDefinitions(tree);
    if (meanings.size === 0) return;
    const pattern = toPattern([...meanings.keys()]);
    visit(tree, (node, index, parent) => {
      // A heading is left alone: the text below it explains its words.
      if (node.type === 'heading') return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const parts = explain(node, pattern, meanings);
      if (parts.length === 1) return undefined;
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

/** Finds names where they are words of their own, the longest first. */
function toPattern(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const alternatives = [LATIN_WORD, WORD].flatMap((before) => {
    const alike = longestFirst.filter((name) => wordAround(name.slice(0, 1)) === before);
    if (alike.length === 0) return [];
    return `(?<!${before})(?:${alike.map((name) => `${escaped(name)}(?!${wordAround(name.slice(-1))})`).join('|')})`;
  });
  return new RegExp(alternatives.join('|'), 'gu');
}

const WORD = '[\\p{L}\\p{N}_]';
const LATIN_WORD = '[\\p{Script=Latin}\\p{N}_]';

/** What may not stand beside a name that begins or ends with a letter. Japanese and Korean put no spaces around Latin words. */
function wordAround(letter: string): string {
  return /\p{Script=Latin}/u.test(letter) ? LATIN_WORD : WORD;
}

function definitionsIn(paragraph: Paragraph): RegExpExecArray[] | undefined {
  const [first] = paragraph.children;
  if (!first || !('value' in first) || !first.value.startsWith('*[')) return undefined;
  const found = toString(paragraph)
    .split('\n')
    .map((line) => DEFINITION.exec(line.trim()));
  return found.every((match) => match !== null) ? found : undefined;
}

/** Whether a paragraph does nothing but define abbreviations. */
export function definesAbbreviations(paragraph: Paragraph): boolean {
  return definitionsIn(paragraph) !== undefined;
}

/** Removes the paragraphs that define abbreviations, and returns the meanings by abbreviation. */
function takeDefinitions(tree: Root): Map<string, string> {
  const meanings = new Map<string, string>();
  visit(tree, 'paragraph', (paragraph: Paragraph, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const found = definitionsIn(paragraph);
    if (!found) return undefined;
    for (const [, name = '', meaning = ''] of found) meanings.set(name, meaning);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return meanings;
}

function explain({ value }: Text, pattern: RegExp, meanings: ReadonlyMap<string, string>): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of value.matchAll(pattern)) {
    const [name] = match;
    parts.push({ type: 'text', value: value.slice(end, match.index) });
    // mdast has no node for it: an emphasis that becomes an `abbr` in hast.
    parts.push({
      type: 'emphasis',
      data: { hName: 'abbr', hProperties: { title: meanings.get(name) } },
      children: [{ type: 'text', value: name }],
    });
    end = match.index + name.length;
  }
  return [...parts, { type: 'text', value: value.slice(end) }];
}
