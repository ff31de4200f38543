import { markdown } from '../../fields/kinds';
import { defineSection, sectionText } from '../define-section';

export const section = defineSection({
  type: 'prose',
  position: 20,
  label: 'Prose',
  hint: 'Running text: its own or, without `text`, the body of the page.',
  fields: { text: markdown({ ...sectionText, code: true }).optional() },
});
