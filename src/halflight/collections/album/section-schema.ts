import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'albums',
  position: 65,
  label: 'Albums',
  hint: 'Albums of photographs, with their covers.',
  fields: { newest: filters.newest, tag: filters.tag },
  shows: ['album'],
});
