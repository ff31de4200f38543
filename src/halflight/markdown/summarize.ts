import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { definesAbbreviations } from './abbreviations';
import { markdownWords, MORE } from './markdown-words';
import {
  CHINESE_CHARACTERS_PER_MINUTE,
  JAPANESE_CHARACTERS_PER_MINUTE,
  SUMMARY_LENGTH,
  WORDS_PER_MINUTE,
} from '../limits';

/** Elements that are removed with their content, which may be Markdown. */
const HIDING = /<(\/?)(?:template|noscript|object|script|style)\b/gi;

/** Placeholders that other tools replace with a table of contents. */
const CONTENTS = /^(?:\[\[?_?toc_?\]?\]|\{:\s*toc\s*\}|\$\{toc\}|<!--\s*toc\s*-->)$/i;

/**
 * The summary of a text, as plain text: its first paragraph with words or, if the author marked the end of the summary with `<!-- more -->`, all
 * paragraphs before that. Cut between words if it is too long; '' if there is none.
 */
export function summarize(tree: Root): string {
  const end = tree.children.findIndex((node) => holdsMore(node));
  const paragraphs: string[] = [];
  let hidden = false;
  for (const [index, node] of tree.children.entries()) {
    if (end !== -1 && index > end) break;
    if (node.type === 'html') for (const [, closes] of node.value.matchAll(HIDING)) hidden = closes === '';
    if (node.type !== 'paragraph' || hidden || definesAbbreviations(node)) continue;
    const { words: text, isWhole } = markdownWords(node);
    if (text !== '' && !CONTENTS.test(text) && !/^<?https?:\/\/\S+$/i.test(text)) paragraphs.push(text);
    if (!isWhole || (paragraphs.length > 0 && end === -1)) break;
  }
  return shortenWords(paragraphs.join(' '));
}

function holdsMore(node: RootContent): boolean {
  if (node.type === 'html') return MORE.test(node.value);
  return node.type === 'paragraph' && node.children.some((child) => child.type === 'html' && MORE.test(child.value));
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Shortens a text to at most `most` characters, cut between words in any script. */
export function shortenWords(text: string, most: number = SUMMARY_LENGTH): string {
  if (text.length <= most) return text;
  let end = 0;
  // A single word longer than a summary is cut between graphemes.
  const parts = Array.from(segmenter.segment(text.slice(0, most * 2)), ({ segment }) => segment);
  for (const part of parts) {
    if (end + part.length > most - 1) break;
    end += part.length;
  }
  if (end === 0) {
    const letters = new Intl.Segmenter('en').segment(text.slice(0, most));
    for (const { segment } of letters) if (end + segment.length <= most - 1) end += segment.length;
  }
  return `${text.slice(0, end).replace(/[\s\p{Pd}\p{Ps}\p{Pi},;:]+$/u, '')}…`;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;
/** Scripts in which a character is a syllable or a word by itself. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
/** Scripts without spaces between words, in pieces: V8 takes a time that grows with the square of the length to split a text into words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{1,500}/gu;

/** Minutes it takes to read a text, code included: rounded up, at least 1. */
export function readingMinutes(tree: Root): number {
  let minutes = 0;
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code' || isFormula(node))
      minutes += minutesOf(node.value);
  });
  return Math.max(1, Math.ceil(minutes - 1e-9));
}

function isFormula(node: Nodes): node is Nodes & { value: string } {
  return ['math', 'inlineMath'].includes(node.type);
}

function minutesOf(text: string): number {
  const signs = text.match(SIGN)?.length ?? 0;
  const isJapanese = (text.match(KANA)?.length ?? 0) * 10 > signs;
  const unspaced = (text.match(UNSPACED) ?? []).map(countWords).reduce((sum, count) => sum + count, 0);
  const words = text.replace(SIGN, ' ').replace(UNSPACED, ' ').match(WORD)?.length ?? 0;
  const signsPerMinute = isJapanese ? JAPANESE_CHARACTERS_PER_MINUTE : CHINESE_CHARACTERS_PER_MINUTE;
  return (words + unspaced) / WORDS_PER_MINUTE + signs / signsPerMinute;
}

function countWords(text: string): number {
  return Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;
}
