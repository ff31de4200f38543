import type { ToMarkdown } from '../to-markdown';
import type { section } from './schema';

/** Empty: a form works only on the page. */
export const toMarkdown: ToMarkdown<typeof section> = () => '';
