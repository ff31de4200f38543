import { defineCollection } from '../define-collection';
import { image } from '../../fields/images';
import { text, url } from '../../fields/kinds';
import { socialLinks } from '../person/schema';

export const people = defineCollection({
  name: 'people',
  position: 140,
  folder: 'people',
  label: 'People',
  hint: 'A team, or the authors of posts; the body is a short biography. They are shown by the section `team`.',
  sort: [{ field: 'name' }],
  body: { listed: true },
  fields: {
    name: text({ label: 'Name', hint: 'The full name.', example: 'Mary Somerville', max: 80 }),
    role: text({ label: 'Role', hint: 'What they do.', example: 'Writer on science', max: 120 }).optional(),
    avatar: image({ label: 'Portrait', hint: 'A picture of them.', example: './mary.jpg', titled: true }).optional(),
    url: url({ label: 'URL', hint: 'Where they are on the web.', example: 'https://example.org/mary/' }).optional(),
    social: socialLinks.optional(),
  },
});
