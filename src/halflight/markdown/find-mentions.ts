import type { Link, LinkReference, Nodes, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { isEntryFile } from '../entry-file';
import { SUMMARY_LENGTH } from '../limits';
import { splitTarget } from '../parse-url';
import { markdownWords } from './markdown-words';
import { shortenWords } from './summarize';

/** A link from a text to a page of the site, or to what may be one. */
export interface Mention {
  target: string;
  /** The sentence around the link, as plain text; '' if the link has no words. */
  sentence: string;
}

/** Marks the place of a link in a text. No text has this character. */
const MARK = '\uFDD1';

/** Blocks that sentences do not go beyond. */
const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'defListTerm', 'defListDescription']);

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The links of a text that may lead to pages of the site, with the sentences around them. Those to parts of the same text are left out. */
export function findMentions(tree: Root): Mention[] {
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void definitions.set(identifier, url));
  const found: Mention[] = [];
  const walk = (node: Nodes, block: Nodes) => {
    if (node.type === 'link' || node.type === 'linkReference') {
      const target = node.type === 'link' ? node.url : definitions.get(node.identifier);
      if (target !== undefined && mayBePage(target)) found.push({ target, sentence: sentenceAround(node, block) });
    }
    const within = BLOCKS.has(node.type) ? node : block;
    if ('children' in node) for (const child of node.children) walk(child, within);
  };
  walk(tree, tree);
  return found;
}

/** Whether a target is a Markdown file, a name in double brackets or a path on the site. */
function mayBePage(target: string): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\[\[#)/i.test(target)) return false;
  return target.startsWith('/') || target.startsWith('[[') || isEntryFile(splitTarget(target).path);
}

function sentenceAround(link: Link | LinkReference, block: Nodes): string {
  const text = firstText(link);
  if (!text) return '';
  const { value } = text;
  text.value = MARK + value;
  const { words } = markdownWords(block);
  text.value = value;
  for (const { segment } of sentences.segment(words)) {
    const at = segment.indexOf(MARK);
    if (at !== -1) return cutAround(segment.replace(MARK, '').trim(), at);
  }
  return '';
}

function firstText(node: Nodes): Text | undefined {
  if (node.type === 'text') return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = firstText(child);
    if (found) return found;
  }
  return undefined;
}

/** Shortens a long sentence at both ends, so that the link remains in it. */
function cutAround(sentence: string, at: number): string {
  if (sentence.length <= SUMMARY_LENGTH || at < SUMMARY_LENGTH / 2) return shortenWords(sentence);
  const rest = sentence.slice(Math.floor(at - SUMMARY_LENGTH / 2));
  return shortenWords(`…${rest.replace(/^\S*\s+/, '')}`);
}
