import { defineSection, group, image, list, markdown, text } from 'halflight/schema';
import { LONGEST } from './longest';

export const section = defineSection({
  type: 'pull-quote',
  label: 'Pull quote',
  hint: 'A sentence that stands out, and what readers say of it.',
  fields: {
    quote: markdown({ label: 'Quote', hint: 'The sentence.', example: 'It **weaves** patterns.', max: LONGEST }),
    portrait: image({ label: 'Portrait', hint: 'Who said it.', example: '{ src: ./ada.jpg, alt: Ada }' }).optional(),
    remarks: list(
      group({
        label: 'Remark',
        hint: 'What a reader says of it.',
        fields: {
          by: text({ label: 'By', hint: 'Who says it.', example: 'A reader', max: 80 }),
          words: text({ label: 'Words', hint: 'What they say.', example: 'Well said.' }),
        },
      }),
    ).optional(),
  },
});
