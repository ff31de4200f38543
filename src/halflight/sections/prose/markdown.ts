import type { ToMarkdown } from '../to-markdown';
import type { section } from './schema';

export const toMarkdown: ToMarkdown<typeof section> = ({ text }, { body }) => (text ? '' : body);
