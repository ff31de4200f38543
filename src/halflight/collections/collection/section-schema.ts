import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';
import { choice, text } from '../../fields/kinds';

export const section = defineSection({
  type: 'collection',
  position: 165,
  label: 'Collection',
  hint: 'Entries of a collection of your own, as its list shows them.',
  fields: {
    of: text({
      label: 'Of',
      hint: 'The name of the collection: that of its file in `collections/`.',
      example: 'recipe',
    }),
    ...filters,
    when: choice({
      label: 'When',
      hint: 'Of what happens on days, shows only what is to come, or only what is over.',
      example: 'upcoming',
      options: ['upcoming', 'past'],
    }).optional(),
  },
});
