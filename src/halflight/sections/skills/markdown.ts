import { asMarkdown } from '../../markdown/as-markdown';
import { bullets, type ToMarkdown } from '../to-markdown';

export const toMarkdown: ToMarkdown<'skills'> = (_, { person }) =>
  bullets((person?.skills ?? []).map(({ name }) => asMarkdown(name)));
