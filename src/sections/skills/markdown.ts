import { bullets, type ToMarkdown } from '../to-markdown';

export const toMarkdown: ToMarkdown<'skills'> = (_, { person }) =>
  bullets((person?.skills ?? []).map(({ name }) => name));
