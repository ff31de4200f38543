import { defineSection } from '../define-section';
import { group, list } from '../../fields/groups';
import { markdown, text } from '../../fields/kinds';

export const section = defineSection({
  type: 'stats',
  position: 40,
  label: 'Stats',
  hint: 'A few figures, set large.',
  fields: {
    items: list(
      group({
        label: 'Figure',
        hint: 'One figure.',
        fields: {
          value: text({ label: 'Value', hint: 'The figure, with its unit.', example: '25', max: 24 }),
          label: text({ label: 'Label', hint: 'What it counts.', example: 'operations in the table', max: 80 }),
          text: markdown({ label: 'Text', hint: 'Where it comes from.', example: 'Counted in Note G.' }).optional(),
        },
      }),
    ),
  },
});
