import { defineSection } from '../../sections/define-section';
import { choice } from '../../fields/kinds';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'events',
  position: 160,
  label: 'Events',
  hint: 'Events, those to come before those that are over.',
  fields: {
    newest: filters.newest,
    when: choice({
      label: 'When',
      hint: 'Shows only those to come, or only those that are over.',
      example: 'upcoming',
      options: ['upcoming', 'past'],
    }).optional(),
  },
  shows: ['event'],
});
