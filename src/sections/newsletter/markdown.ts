import type { ToMarkdown } from '../to-markdown';

/** A form works on the page alone. */
export const toMarkdown: ToMarkdown<'newsletter'> = () => '';
