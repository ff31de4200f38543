import { defineSection } from '../../sections/define-section';
import { group, list } from '../../fields/groups';
import { choice, text } from '../../fields/kinds';
import { filters, point } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'timeline',
  position: 70,
  label: 'Timeline',
  hint: 'Positions and studies, current ones first; or events that you list yourself, in your order.',
  fields: {
    of: choice({
      label: 'Of',
      hint: 'Which collection to show, if not both.',
      example: 'experience',
      options: ['experience', 'education'],
    }).optional(),
    newest: filters.newest,
    items: list(
      group({
        label: 'Entry',
        hint: 'Something that happened. If there are items, the section shows them instead of a collection.',
        fields: {
          when: text({ label: 'When', hint: 'As it should be shown.', example: '1842–1843', max: 40 }),
          title: text({ label: 'Title', hint: 'What happened.', example: 'The Notes', max: 160 }),
          text: point.text,
        },
      }),
    ).optional(),
  },
  shows: ['experience', 'education'],
  rules: [
    {
      field: 'of',
      kind: 'contradiction',
      message: 'cannot be given together with "items": the section shows one or the other',
      broken: ({ of, items }) => of !== undefined && items !== undefined,
    },
  ],
});
