import { bullets, type ToMarkdown } from '../to-markdown';

export const toMarkdown: ToMarkdown<'social'> = (_, { person }) =>
  bullets((person?.social ?? []).map(({ url }) => `<${url}>`));
