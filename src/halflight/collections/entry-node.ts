import type { Node } from 'gatsby';
import type { Mention } from '../markdown/find-mentions';

/** Instants in ISO 8601, by the name of the day field that was written with a time. */
export type Instants = Readonly<Record<string, string>>;

/** The node of an entry: its values, and what `create-entry-nodes.ts` adds. */
export interface EntryNode extends Node {
  collection: string;
  slug: string;
  filePath: string;
  hasBody: boolean;
  hasPage?: boolean;
  instants?: Instants;
  /** Reading time of the body. Like the next two, absent in the preview: see `text-fields.ts`. */
  minutes?: number;
  firstParagraph?: string;
  /** The URLs of the video players in the body. */
  players?: string[];
  /** The links in the body to what may be a page of the site. */
  mentions?: Mention[];
  title?: string;
  titleHtml?: string;
  summary?: string;
  date?: string;
  noindex?: boolean;
  tags?: string[];
  aliases?: string[];
  /** The language tag, on a multilingual site; for `site.md`, the main language. */
  language?: string;
}

/**
 * What an entry is about, in its author's words: its summary, else its first paragraph, else `undefined`. Used wherever an entry is presented without
 * its text: lists, heads, feeds, structured data.
 */
export function summaryOf({
  summary,
  firstParagraph,
}: Pick<EntryNode, 'summary' | 'firstParagraph'>): string | undefined {
  return summary ?? (firstParagraph || undefined);
}
