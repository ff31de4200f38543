import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';
import { choice, text } from '../../fields/kinds';

export const section = defineSection({
  type: 'collection',
  position: 165,
  label: 'Collection',
  hint: 'Entries of a collection of your own, as in its list.',
  fields: {
    of: text({
      label: 'Of',
      hint: 'The name of the collection, which is that of its file in `collections/`.',
      example: 'recipe',
    }),
    ...filters,
    when: choice({
      label: 'When',
      hint: 'If entries take place on certain days, shows only upcoming ones, or only past ones.',
      example: 'upcoming',
      options: ['upcoming', 'past'],
    }).optional(),
  },
});
