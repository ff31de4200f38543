import { SUMMARY_LENGTH } from '../../limits';
import { defineCollection } from '../define-collection';
import { image } from '../../fields/images';
import { text, url } from '../../fields/kinds';
import { socialLinks } from '../person/schema';

export const people = defineCollection({
  name: 'people',
  position: 140,
  folder: 'people',
  label: 'People',
  hint: 'Members of a team, or authors of posts. The section `team` shows them. The body is a biography: anyone who has one also has a page, with the biography and what they wrote.',
  icon: 'user',
  page: { path: '/people/:slug/', onlyWithBody: true },
  sort: [{ field: 'name', words: true }],
  fields: {
    name: text({ label: 'Name', hint: 'The full name.', example: 'Mary Somerville', max: 80 }),
    role: text({ label: 'Role', hint: 'What they do.', example: 'Writer on science', max: 120 }).optional(),
    summary: text({
      label: 'Summary',
      hint: 'A sentence or two for lists and for search engines. If left out, the first paragraph of the biography is used.',
      example: 'She made the celestial mechanics readable in English.',
      max: SUMMARY_LENGTH,
    }).optional(),
    avatar: image({ label: 'Portrait', hint: 'A picture of them.', example: './mary.jpg', titled: true }).optional(),
    url: url({ label: 'URL', hint: 'Their website.', example: 'https://example.org/mary/' }).optional(),
    social: socialLinks.optional(),
  },
});
