import { bullets, type ToMarkdown } from '../to-markdown';
import type { section } from './schema';

export const toMarkdown: ToMarkdown<typeof section> = (_, { person }) =>
  bullets((person?.social ?? []).map(({ url }) => `<${url}>`));
