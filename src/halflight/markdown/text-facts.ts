import { findCharts, type FoundChart } from './charts';
import { findCode, type FoundCode } from './code-files';
import { findBadTargets } from './find-bad-targets';
import { findForeignSyntax } from './find-foreign-syntax';
import { findHtmlLinks, findLinks, type FoundLink } from './find-links';
import { findLostBold } from './find-lost-bold';
import { findLostReferences } from './find-lost-references';
import { findLostText } from './find-lost-text';
import { findMentions, type Mention } from './find-mentions';
import { findMistakes, type TextProblem } from './find-mistakes';
import { findHashtags } from './hashtags';
import { idsOf } from './ids';
import { parsePublic, toShownTree, toWrittenTree, type ParseOptions } from './parse';
import { createPlaceFinder } from './places';
import { findEdits, type PublishedEdit } from './published-edits';
import type { Range } from './ranges';
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
  /** Its charts, if it has any. */
  charts?: FoundChart[];
  /** The tags in it, such as `#loom`, if it has any. */
  hashtags?: string[];
  /** Its private comments, if it has any. */
  comments?: Range[];
  /** Its links to what may be a page of the site, with the sentences around them. */
  mentions: Mention[];
  /** The edits to make where it is published as Markdown. */
  edits: PublishedEdit[];
}

/** Parses a text as Markdown, once. A text that would take too long to render is not parsed; its only mistake says so. */
export function readFacts(markdown: string, options: ParseOptions = {}): TextFacts {
  const tooMuch = findTooMuch(markdown, options.math);
  if (tooMuch) return unread(tooMuch, markdown);
  const { tree: parsed, text, comments, open, names } = parsePublic(markdown, options);
  const tooDeep = findTooDeep(parsed);
  if (tooDeep) return unread(tooDeep, markdown);
  const inMarkdown = {
    summary: summarize(parsed),
    minutes: readingMinutes(parsed),
    links: findLinks(parsed, text),
    mentions: findMentions(parsed),
    edits: findEdits(parsed, markdown, options.title, [...comments, ...names]),
    mistakes: [
      ...findOpenComment(text, open),
      ...findForeignSyntax(parsed, text),
      ...findBadTargets(parsed, text),
      ...findLostText(parsed, options.html),
      ...findLostReferences(parsed, text),
      ...findLostBold(parsed, text, options.html),
    ],
  };
  const tags = findHashtags(parsed, markdown);
  const written = toWrittenTree(parsed, options.html);
  const charts = findCharts(written, markdown);
  const links = [...inMarkdown.links, ...findHtmlLinks(written, text)];
  const mistakes = [...inMarkdown.mistakes, ...findMistakes(written, text)];
  const shown = toShownTree(written, options);
  return {
    ...inMarkdown,
    links: links.sort(inOrder),
    mistakes: mistakes.sort(inOrder),
    ids: idsOf(shown),
    players: findPlayers(shown),
    code: findCode(written, markdown),
    ...(charts.length > 0 && { charts }),
    ...(tags.length > 0 && { hashtags: tags }),
    ...(comments.length > 0 && { comments }),
  };
}

/** A comment without an end hides what follows it, so that nothing private is published; but that may not be what its author wants. */
function findOpenComment(text: string, open: number | undefined): TextProblem[] {
  if (open === undefined) return [];
  return [
    {
      kind: 'open-comment',
      severity: 'error',
      message:
        'a private comment begins here and does not end, so all that follows would be missing: write %% after it, or \\%% for the signs themselves',
      ...createPlaceFinder(text)(open),
    },
  ];
}

function unread(mistake: TextProblem, markdown: string): TextFacts {
  const from = markdown.indexOf('%%');
  // Where comments end is not known of a text that is not parsed.
  const comments = from === -1 ? {} : { comments: [{ from, to: markdown.length }] };
  return {
    summary: '',
    minutes: 1,
    links: [],
    ids: [],
    mistakes: [mistake],
    players: [],
    code: [],
    mentions: [],
    edits: [],
    ...comments,
  };
}

function inOrder(a: TextProblem | FoundLink, b: TextProblem | FoundLink): number {
  return a.line - b.line || a.column - b.column;
}
