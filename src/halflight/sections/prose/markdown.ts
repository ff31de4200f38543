import type { ToMarkdown } from '../to-markdown';

export const toMarkdown: ToMarkdown<'prose'> = ({ text }, { body }) => (text ? '' : body);
