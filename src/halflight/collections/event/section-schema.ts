import { defineSection } from '../../sections/define-section';
import { choice } from '../../fields/kinds';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'events',
  position: 160,
  label: 'Events',
  hint: 'Events, upcoming ones before past ones.',
  fields: {
    newest: filters.newest,
    when: choice({
      label: 'When',
      hint: 'Shows only upcoming ones, or only past ones.',
      example: 'upcoming',
      options: ['upcoming', 'past'],
    }).optional(),
  },
  shows: ['event'],
});
