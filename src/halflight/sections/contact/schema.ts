import { defineSection } from '../define-section';

export const section = defineSection({
  type: 'contact',
  position: 230,
  label: 'Contact',
  hint: 'How to reach the person of the site.',
  fields: {},
});
