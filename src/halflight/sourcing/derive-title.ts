import { EXIT, visit } from 'unist-util-visit';
import { NOTE_TITLE_LENGTH } from '../limits';
import { markdownWords } from '../markdown/markdown-words';
import { parseMarkdown } from '../markdown/parse';
import { shortenWords } from '../markdown/summarize';
import { factsOf, readingOf } from './facts-of';

/**
 * A title for an entry without one, for lists and machines: the first words of its text, else what its first picture or recording shows, else where
 * it leads. `undefined` if it has nothing of these. Of a protected entry with a teaser, everybody may see the title, so it is taken from the teaser.
 */
export function deriveTitle(body: string, values: Readonly<Record<string, unknown>>): string | undefined {
  const { protected: lock, teaser, summary, cover, link, reply } = values;
  if (lock !== undefined && typeof teaser === 'string') return shortenWords(teaser, NOTE_TITLE_LENGTH);
  const facts = factsOf(body, readingOf({ values }));
  const alt = facts.links.find((found) => found.type === 'image' && found.alt)?.alt;
  const leads = [link, reply].find((url) => typeof url === 'string');
  const said = [
    facts.summary,
    wordsOf(body),
    summary,
    altOf(cover),
    alt,
    leads?.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''),
  ]
    .map((words) => (typeof words === 'string' ? words.replace(/\s+/g, ' ').trim() : ''))
    .find((words) => words !== '');
  return said === undefined ? undefined : shortenWords(said, NOTE_TITLE_LENGTH);
}

/** The first words of a text that does not begin with a paragraph: in a list, a quotation, a heading, code. */
function wordsOf(body: string): string | undefined {
  let found: string | undefined;
  visit(parseMarkdown(body), ['paragraph', 'heading', 'code'], (node) => {
    const { words } = markdownWords(node);
    // A bare URL is a card of a video, or says less than the other sources.
    if (words !== '' && !/^https?:\/\/\S+$/.test(words)) found = words;
    return found === undefined ? undefined : EXIT;
  });
  return found;
}

function altOf(cover: unknown): unknown {
  return typeof cover === 'object' && cover !== null ? (cover as { alt?: unknown }).alt : undefined;
}
