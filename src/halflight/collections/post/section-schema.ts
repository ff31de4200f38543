import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'posts',
  position: 170,
  label: 'Posts',
  hint: 'Posts, newest first.',
  fields: filters,
  shows: ['post'],
});
