import { text } from '../../fields/kinds';
import { SUMMARY_LENGTH } from '../../limits';
import { defineCollection } from '../define-collection';

export const tag = defineCollection({
  name: 'tag',
  position: 145,
  folder: 'tags',
  label: 'Tags',
  hint: 'What a tag is about. The body is the text on the page of the tag, whose URL ends in the name of the file: `tags/number-theory.md` for `/tags/number-theory/`.',
  body: { required: true },
  yields: true,
  fields: {
    summary: text({
      label: 'Summary',
      hint: 'What the tag is about, for search engines. If left out, the first paragraph is used.',
      example: 'Machines that calculate, built and unbuilt.',
      max: SUMMARY_LENGTH,
    }).optional(),
  },
});
