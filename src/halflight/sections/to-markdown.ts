import type { DisclosedService } from '../features/service';
import type { Words } from '../words/en';
import type { SectionDefinition, SectionOf } from './define-section';

/** What a section may use for its Markdown besides its own values. */
export interface MarkdownContext {
  /** The body of the page, as Markdown. */
  body: string;
  person:
    | {
        skills?: readonly { name: string }[] | undefined;
        social?: readonly { url: string }[] | undefined;
      }
    | undefined;
  /** The services that a visitor's browser contacts. */
  services: readonly DisclosedService[];
  /** Whether the site has several languages. */
  multilingual: boolean;
  /** Whether the site has an announcement, which visitors can dismiss. */
  announcement: boolean;
  words: Words;
}

/**
 * Exported by `markdown.ts` of a section that cannot be converted from its fields alone: converts a section to Markdown without its title, text,
 * entries and actions, which are added afterwards.
 */
export type ToMarkdown<Definition extends Pick<SectionDefinition, 'type' | 'fields'> = SectionDefinition> = (
  section: SectionOf<Definition>,
  context: MarkdownContext,
) => string;

/** A bulleted list in Markdown. */
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
