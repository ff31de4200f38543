import type { ToMarkdown } from '../to-markdown';

/** What it is called and its picture are words of its button, which there is none of. */
export const toMarkdown: ToMarkdown<'embed'> = ({ url }) => `<${url}>`;
