import { SUMMARY_LENGTH } from '../../limits';
import { defineCollection } from '../define-collection';
import { notBoth, target } from '../../fields/groups';
import { icon, text } from '../../fields/kinds';

export const service = defineCollection({
  name: 'service',
  position: 110,
  folder: 'services',
  label: 'Services',
  hint: 'What you do for others. They are shown by the section `services`.',
  sort: [{ field: 'title' }],
  body: { listed: true },
  rules: [notBoth('to', 'url')],
  fields: {
    title: text({ label: 'Title', hint: 'The service in a few words.', example: 'Technical translation', max: 120 }),
    icon: icon({ label: 'Icon', hint: 'A small drawing above it.', example: 'book' }).optional(),
    summary: text({
      label: 'Summary',
      hint: 'One or two sentences on what one gets.',
      example: 'Papers from French, with notes where the original leaves a step out.',
      max: SUMMARY_LENGTH,
    }),
    ...target,
  },
});
