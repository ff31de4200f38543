import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'links',
  position: 175,
  label: 'Links',
  hint: 'The sites in `links/`.',
  fields: { tag: filters.tag },
  shows: ['link'],
});
