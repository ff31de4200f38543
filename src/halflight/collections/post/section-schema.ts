import { defineSection } from '../../sections/define-section';
import { choice } from '../../fields/kinds';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'posts',
  position: 170,
  label: 'Posts',
  hint: 'Posts, newest first.',
  fields: {
    ...filters,
    only: choice({
      label: 'Only',
      hint: 'Shows only `notes`, the posts without a title, as a stream, or only `articles`, those with one. If left out, both.',
      example: 'notes',
      options: ['notes', 'articles'],
    }).optional(),
  },
  shows: ['post'],
});
