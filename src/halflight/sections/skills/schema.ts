import { defineSection } from '../define-section';

export const section = defineSection({
  type: 'skills',
  position: 80,
  label: 'Skills',
  hint: 'The skills and languages of `person.md`.',
  fields: {},
});
