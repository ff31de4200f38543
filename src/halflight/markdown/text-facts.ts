import { findCode, type FoundCode } from './code-files';
import { findBadTargets } from './find-bad-targets';
import { findForeignSyntax } from './find-foreign-syntax';
import { findHtmlLinks, findLinks, type FoundLink } from './find-links';
import { findLostBold } from './find-lost-bold';
import { findLostReferences } from './find-lost-references';
import { findLostText } from './find-lost-text';
import { findMistakes, type TextProblem } from './find-mistakes';
import { idsOf } from './ids';
import { parseMarkdown, toShownTree, toWrittenTree, type ParseOptions } from './parse';
import { findEdits, type PublishedEdit } from './published-edits';
import { readingMinutes, summarize } from './summarize';
import { findTooDeep, findTooMuch } from './too-much';
import { findPlayers } from './video-cards';

/** What is known about a text besides its HTML. Small, plain data, so that it can be cached. */
export interface TextFacts {
  /** As plain text; '' if there is none. */
  summary: string;
  /** Reading time in minutes. */
  minutes: number;
  /** All links and pictures, with their positions. */
  links: FoundLink[];
  /** The ids that links may target: those of headings and others. */
  ids: string[];
  /** What is not shown as the author meant it. */
  mistakes: TextProblem[];
  /** The player URLs of its videos. */
  players: string[];
  /** Its code blocks that show a file. */
  code: FoundCode[];
  /** The edits to make where it is published as Markdown. */
  edits: PublishedEdit[];
}

/** Parses a text as Markdown, once. A text that would take too long to render is not parsed; its only mistake says so. */
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
    mistakes: [
      ...findForeignSyntax(parsed, markdown),
      ...findBadTargets(parsed, markdown),
      ...findLostText(parsed, options.html),
      ...findLostReferences(parsed, markdown),
      ...findLostBold(parsed, markdown, options.html),
    ],
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
    code: findCode(written, markdown),
  };
}

function unread(mistake: TextProblem): TextFacts {
  return { summary: '', minutes: 1, links: [], ids: [], mistakes: [mistake], players: [], code: [], edits: [] };
}

function inOrder(a: TextProblem | FoundLink, b: TextProblem | FoundLink): number {
  return a.line - b.line || a.column - b.column;
}
