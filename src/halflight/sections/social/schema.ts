import { defineSection } from '../define-section';

export const section = defineSection({
  type: 'social',
  position: 240,
  label: 'Social',
  hint: 'The social links of `person.md`, and the e-mail address if `showEmail` is set.',
  fields: {},
});
