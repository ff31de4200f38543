import type { PersonValues } from '../collections';
import type { DisclosedService } from '../derive/service';
import type { Words } from '../ui/words/en';
import type { SectionOf, SectionType } from './schema';

/** What a section may use for its Markdown besides its own values. */
export interface MarkdownContext {
  /** The body of the page, as Markdown. */
  body: string;
  person: PersonValues | undefined;
  /** The services that a visitor's browser contacts. */
  services: readonly DisclosedService[];
  /** Whether the site has several languages. */
  multilingual: boolean;
  /** Whether the site has an announcement, which visitors can close. */
  announcement: boolean;
  words: Words;
}

/**
 * Exported by `markdown.ts` of a section whose fields alone do not say it: converts a section to Markdown without its title, text, entries and
 * actions, which are added to it.
 */
export type ToMarkdown<Type extends SectionType> = (section: SectionOf<Type>, context: MarkdownContext) => string;

/** A bulleted list in Markdown. */
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
