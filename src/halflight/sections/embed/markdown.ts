import type { ToMarkdown } from '../to-markdown';
import type { section } from './schema';

/** Only the URL: the label and the picture belong to the button, which Markdown does not have. */
export const toMarkdown: ToMarkdown<typeof section> = ({ url }) => `<${url}>`;
