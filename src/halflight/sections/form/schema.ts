import { defineSection } from '../define-section';
import { text } from '../../fields/kinds';

export const section = defineSection({
  type: 'form',
  position: 235,
  label: 'Form',
  hint: 'A form of your own, from `forms/`.',
  fields: {
    form: text({
      label: 'Form',
      hint: 'The name of the form, which is that of its file in `forms/`.',
      example: 'quote',
    }),
  },
});
