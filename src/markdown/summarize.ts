import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SUMMARY_LENGTH, WORDS_PER_MINUTE } from '../limits';

const parser = unified().use(remarkParse);

/** The first paragraph of a Markdown text as plain text, cut at a word to fit a summary; '' when it has none. */
export function firstParagraph(markdown: string): string {
  // Parsing block by block keeps this cheap for long texts: the first paragraph is nearly always the first block.
  for (const block of markdown.split(/(?:\r?\n){2,}/)) {
    if (/^\s*(?:#|```|~~~|<|!\[|\||[-*_]{3}|\$\$|\*\[|<?https?:\/\/\S+\s*$)/.test(block) || block.trim() === '')
      continue;
    const paragraph = parser.parse(block.trim()).children.find(({ type }) => type === 'paragraph');
    const text = paragraph
      ? toString(paragraph)
          .replace(/\[\^[^\]]+\]/g, '')
          .replace(/\s+/g, ' ')
          .trim()
      : '';
    if (text) return shorten(text);
  }
  return '';
}

function shorten(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const cut = text.slice(0, SUMMARY_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** Minutes it takes to read a Markdown text, rounded up; at least 1. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
