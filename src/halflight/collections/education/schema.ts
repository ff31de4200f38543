import { defineCollection } from '../define-collection';
import { experience, period } from '../experience/schema';
import { inOrder } from '../../fields/groups';
import { text } from '../../fields/kinds';

export const education = defineCollection({
  name: 'education',
  position: 70,
  folder: 'education',
  label: 'Education',
  hint: 'What was studied, and where. Shown below experience.',
  sort: experience.sort ?? [],
  body: { listed: true },
  pageOnly: ['tags'],
  rules: [inOrder('start', 'end')],
  fields: {
    title: text({ label: 'Title', hint: 'The degree, or the subject.', example: 'Mathematics', max: 160 }),
    institution: text({
      label: 'Institution',
      hint: 'The school, or the teacher.',
      example: 'Example University',
      max: 160,
    }),
    ...period,
  },
});
