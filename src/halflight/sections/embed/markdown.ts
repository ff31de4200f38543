import type { ToMarkdown } from '../to-markdown';

/** Only the URL: the label and the picture belong to the button, which Markdown does not have. */
export const toMarkdown: ToMarkdown<'embed'> = ({ url }) => `<${url}>`;
