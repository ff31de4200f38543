import { flag } from '../../fields/kinds';

/** The setting for backlinks in `site.md`. */
export const backlinksSettings = flag({
  label: 'Backlinks',
  hint: 'Lists below each entry those whose texts link to it. Each is shown with the sentence around the link. Drafts, unlisted and protected entries are not among them.',
  example: 'true',
  default: 'false',
}).optional();
