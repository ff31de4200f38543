import { defineSection } from '../define-section';
import { group, list } from '../../fields/groups';
import { markdown, text } from '../../fields/kinds';

export const section = defineSection({
  type: 'faq',
  position: 180,
  label: 'FAQ',
  hint: 'Questions that open to reveal their answers.',
  fields: {
    items: list(
      group({
        label: 'Question',
        hint: 'One question.',
        fields: {
          question: text({
            label: 'Question',
            hint: 'As a visitor would ask it.',
            example: 'Was the engine ever built?',
            max: 160,
          }),
          answer: markdown({ label: 'Answer', hint: 'A paragraph or more.', example: 'No. Parts of it were.' }),
        },
      }),
    ),
  },
});
