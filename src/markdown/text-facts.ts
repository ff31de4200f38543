import { findBadTargets, findForeignSyntax } from './find-foreign-syntax';
import { findHtmlLinks, findLinks, type FoundLink } from './find-links';
import { findMistakes, type TextProblem } from './find-mistakes';
import { idsOf } from './ids';
import { parseMarkdown, toShownTree, toWrittenTree, type ParseOptions } from './parse';
import { findEdits, type PublishedEdit } from './published-edits';
import { readingMinutes, summarize } from './summarize';
import { findTooDeep, findTooMuch } from './too-much';
import { findPlayers } from './video-cards';

/** What is asked about a text besides its HTML: everything that is found in its tree. It is plain data, and small, so that it can be kept. */
export interface TextFacts {
  /** What it is about, as plain text; '' when it does not say. */
  summary: string;
  /** Minutes that it takes to read. */
  minutes: number;
  /** Every link and picture, with its place. */
  links: FoundLink[];
  /** What links may lead to within it: the ids of its headings, and others. */
  ids: string[];
  /** What is not shown as it was meant. */
  mistakes: TextProblem[];
  /** The addresses of the players of its videos. */
  players: string[];
  /** What is written in another way where it is published as Markdown. */
  edits: PublishedEdit[];
}

/** Reads a text as Markdown, once. One that would take too long to be rendered is not read at all, and says so among its mistakes. */
export function readFacts(markdown: string, options: ParseOptions = {}): TextFacts {
  const tooMuch = findTooMuch(markdown, options.math);
  if (tooMuch) return unread(tooMuch);
  const parsed = parseMarkdown(markdown, options);
  const tooDeep = findTooDeep(parsed);
  if (tooDeep) return unread(tooDeep);
  const inMarkdown = {
    summary: summarize(parsed),
    minutes: readingMinutes(parsed),
    links: findLinks(parsed, markdown),
    edits: findEdits(parsed, markdown, options.title),
    mistakes: [...findForeignSyntax(parsed, markdown), ...findBadTargets(parsed, markdown)],
  };
  const written = toWrittenTree(parsed, options.html);
  const links = [...inMarkdown.links, ...findHtmlLinks(written, markdown)];
  const mistakes = [...inMarkdown.mistakes, ...findMistakes(written, markdown)];
  const shown = toShownTree(written, options);
  return {
    ...inMarkdown,
    links: links.sort(inOrder),
    mistakes: mistakes.sort(inOrder),
    ids: idsOf(shown),
    players: findPlayers(shown),
  };
}

function unread(mistake: TextProblem): TextFacts {
  return { summary: '', minutes: 1, links: [], ids: [], mistakes: [mistake], players: [], edits: [] };
}

function inOrder(a: TextProblem | FoundLink, b: TextProblem | FoundLink): number {
  return a.line - b.line || a.column - b.column;
}
