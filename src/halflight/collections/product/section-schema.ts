import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'products',
  position: 100,
  label: 'Products',
  hint: 'Products side by side, with prices and what they include.',
  fields: { newest: filters.newest, featured: filters.featured },
  shows: ['product'],
});
