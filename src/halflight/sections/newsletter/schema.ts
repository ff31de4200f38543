import { newsletterFields, newsletterRules } from '../../features/newsletter/settings';
import { defineSection } from '../define-section';

export const section = defineSection({
  type: 'newsletter',
  position: 210,
  label: 'Newsletter',
  hint: 'A form that subscribes visitors to a newsletter at its provider.',
  fields: newsletterFields,
  rules: newsletterRules,
});
