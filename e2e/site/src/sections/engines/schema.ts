import { defineSection } from 'halflight/schema';

export const section = defineSection({
  type: 'engines',
  label: 'Engines',
  hint: 'What a plugin of Gatsby’s has read from a file of data.',
  fields: {},
});
