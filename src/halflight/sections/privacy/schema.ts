import { defineSection } from '../define-section';

export const section = defineSection({
  type: 'privacy',
  position: 250,
  label: 'Privacy',
  hint: 'What leaves a visitor’s browser and when, for each service that the site uses, and what stays in the browser. It is not legal advice.',
  fields: {},
});
