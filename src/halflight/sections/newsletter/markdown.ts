import type { ToMarkdown } from '../to-markdown';

/** Empty: a form works only on the page. */
export const toMarkdown: ToMarkdown<'newsletter'> = () => '';
