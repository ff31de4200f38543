// Written by `npm run derive` from the folders beside it.
import { toMarkdown as embedMarkdown } from './embed/markdown';
import { toMarkdown as newsletterMarkdown } from './newsletter/markdown';
import { toMarkdown as privacyMarkdown } from './privacy/markdown';
import { toMarkdown as proseMarkdown } from './prose/markdown';
import { toMarkdown as skillsMarkdown } from './skills/markdown';
import { toMarkdown as socialMarkdown } from './social/markdown';

export const markdown = {
  embed: embedMarkdown,
  newsletter: newsletterMarkdown,
  privacy: privacyMarkdown,
  prose: proseMarkdown,
  skills: skillsMarkdown,
  social: socialMarkdown,
} as const;
