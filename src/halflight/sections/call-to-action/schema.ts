import { defineSection } from '../define-section';

export const section = defineSection({
  type: 'call-to-action',
  position: 220,
  label: 'Call to action',
  hint: 'One thing to do next, set apart.',
  fields: {},
});
