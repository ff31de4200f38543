import { SUMMARY_LENGTH } from '../../limits';
import { defineCollection } from '../define-collection';
import { text } from '../../fields/kinds';
import { sectionList } from '../../sections/schema';

export const page = defineCollection({
  name: 'page',
  position: 30,
  folder: 'pages',
  label: 'Pages',
  hint: 'Free pages at any depth; `pages/index.md` is the home page.',
  nested: true,
  page: { path: '/:slug/' },
  fields: {
    title: text({
      label: 'Title',
      hint: 'The heading of the page, and its name in the browser.',
      example: 'About',
      max: 160,
    }),
    summary: text({
      label: 'Summary',
      hint: 'Shown below the heading, by search engines and where the page is shared.',
      example: 'Mathematician, translator, and the first to see what the engine was for.',
      max: SUMMARY_LENGTH,
    }).optional(),
    sections: sectionList({
      label: 'Sections',
      hint: 'What the page is composed of, from top to bottom. If left out, the page shows its body.',
      example: '- type: hero\n- type: prose',
    }).optional(),
  },
});
