import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearest } from '../nearest';
import type { TextProblem } from './find-mistakes';
import { createPlaceFinder } from './places';

/**
 * `[words][name]` or `![words][name]`. Where `words` are in other nodes of the tree, the match begins with the bracket after them. What follows a
 * word, as in `rows[i][j]`, is code.
 */
const LINK = /(?:(?<![\p{L}\p{N}_\\\])])\[([^[\]\\]{1,300})|^[^[\]\\]{0,300})\]\[([^[\]\n\\]{0,100})\]/gu;

/** `[^name]`. With a quantifier, as in `[^/]+`, it is a regular expression. */
const NOTE = /(?<![\\[])\[\^([^\s[\]^]{1,100})\](?![+*?{])/g;

/** Where a note would stand: after a word or its punctuation. */
const BEHIND_WORDS = /[\p{L}\p{N}.,;:!?)"'”’»。、，」…]$/u;

/** Links, pictures and notes whose names are not defined, so that they are shown as text, brackets included. */
export function findLostReferences(tree: Root, markdown: string): TextProblem[] {
  const names: string[] = [];
  const notes: string[] = [];
  visit(tree, (node) => {
    // Some authors write comments as `[//]: # (a comment)`.
    if (node.type === 'definition' && node.url !== '#') names.push(node.label ?? node.identifier);
    if (node.type === 'footnoteDefinition') notes.push(node.label ?? node.identifier);
  });
  const found: (Lost & { offset: number })[] = [];
  visit(tree, 'text', ({ position }) => {
    const [from, to] = [position?.start.offset, position?.end.offset];
    if (from === undefined || to === undefined) return;
    const text = markdown.slice(from, to);
    for (const lost of [...findLinks(text, names), ...findNotes(text, notes)])
      found.push({ ...lost, offset: from + lost.offset });
  });
  if (found.length === 0) return [];
  const placeOf = createPlaceFinder(markdown);
  return found.map(({ offset, message, suggestion }) => ({
    kind: 'lost-reference',
    severity: 'warning',
    message,
    ...(suggestion !== undefined && { suggestion }),
    ...placeOf(offset),
  }));
}

/** A reference to an undefined name, whose offset it has. */
interface Lost {
  offset: number;
  message: string;
  suggestion: string | undefined;
}

/** What a name must look like in a text that defines none. */
const ONE_WORD = /^[\p{L}\p{N}_-]{2,}$/u;

/** Undefined links and pictures. In a text that defines no names, only pictures and links of several words count. */
function findLinks(text: string, names: readonly string[]): Lost[] {
  return Array.from(text.matchAll(LINK)).flatMap(({ 0: found, 1: words, 2: written = '', index }): Lost[] => {
    const name = written.trim() === '' ? (words ?? '') : written;
    const suggestion = nearest(name, names);
    // Signs such as [x][ ] and [0][1], tags such as [b][/b], and types such as [Name][] may not be links.
    const isSign = name.startsWith('/') || (name.length < 2 && (words ?? '').length < 2);
    const isMeant = ONE_WORD.test(written) && (text[index - 1] === '!' || /\S\s+\S/.test(words ?? ''));
    if (names.length === 0 && !isMeant) return [];
    if (isSign || (written.trim() === '' && suggestion === undefined)) return [];
    const message = `[${name}] is not defined, so this would be shown as text, brackets included: add a line [${name}]: with its URL, or correct the name`;
    return [{ offset: index + (written.trim() === '' ? 0 : found.lastIndexOf('[')), message, suggestion }];
  });
}

function findNotes(text: string, notes: readonly string[]): Lost[] {
  return Array.from(text.matchAll(NOTE)).flatMap(({ 1: name = '', index }): Lost[] => {
    const isNote = BEHIND_WORDS.test(text.slice(0, index)) && /^[\p{L}\p{N}_-]+$/u.test(name);
    if (notes.length === 0 && !isNote) return [];
    const message = `there is no note [^${name}], so its name would be shown as text: add a line [^${name}]: with the note, or correct the name`;
    const suggestion = nearest(name, notes);
    return [{ offset: index, message, suggestion: suggestion === undefined ? undefined : `[^${suggestion}]` }];
  });
}
