import type { PersonValues } from '../collections';
import type { DisclosedService } from '../derive/to-services';
import type { Words } from '../ui/words/en';
import type { SectionOf, SectionType } from './schema';

/** What a section may say in Markdown besides its own values. */
export interface MarkdownContext {
  /** The body of the page, as Markdown. */
  body: string;
  person: PersonValues | undefined;
  /** What a visitor's browser contacts. */
  services: readonly DisclosedService[];
  words: Words;
}

/**
 * What `markdown.ts` of a section exports where its fields alone do not say it: the section as Markdown without its title, its text, what it
 * shows of a collection and its actions, which are added to it.
 */
export type ToMarkdown<Type extends SectionType> = (section: SectionOf<Type>, context: MarkdownContext) => string;

/** A list in Markdown. */
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
