import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'testimonials',
  position: 110,
  label: 'Testimonials',
  hint: 'What others said.',
  fields: { newest: filters.newest },
  shows: ['testimonial'],
});
