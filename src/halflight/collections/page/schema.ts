import { SUMMARY_LENGTH } from '../../limits';
import { defineCollection } from '../define-collection';
import { math } from '../../fields/groups';
import { choice, flag, text } from '../../fields/kinds';
import { sectionList } from '../sections';

export const page = defineCollection({
  name: 'page',
  position: 30,
  folder: 'pages',
  label: 'Pages',
  hint: 'Pages of any kind, at any depth; `pages/index.md` is the home page.',
  nested: true,
  page: { path: '/:slug/' },
  rules: [
    ...(['contents', 'filter'] as const).map((field) => ({
      field,
      kind: 'contradiction',
      message:
        'does nothing here: it is for the text of a page, and this page shows "sections" instead; remove one of the two',
      broken: (values: Record<string, unknown>) => String(values[field]) === 'true' && values.sections !== undefined,
    })),
    {
      field: 'header',
      kind: 'contradiction',
      message: 'does nothing here: the first section is a hero, which opens the page instead; remove one of the two',
      broken: ({ header, sections }) => {
        const [first] = (Array.isArray(sections) ? sections : []) as readonly { type?: unknown }[];
        return header !== undefined && first?.type === 'hero';
      },
    },
  ],
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
    header: choice({
      label: 'Header',
      hint: 'How the page opens: with its title at the start of the line, in the middle, or only for screen readers. A page that begins with a hero has none.',
      example: 'hidden',
      default: 'start',
      options: ['start', 'centred', 'hidden'],
    }).optional(),
    width: choice({
      label: 'Width',
      hint: 'How wide the page is: as wide as a text, as other pages, or as a large screen. A section with its own `width` keeps it.',
      example: 'text',
      default: 'page',
      options: ['text', 'page', 'wide'],
    }).optional(),
    contents: flag({
      label: 'Contents',
      hint: 'Lists the headings of the text beside it, as on posts, if there are at least three.',
      example: 'true',
      default: 'false',
    }).optional(),
    filter: flag({
      label: 'Filter',
      hint: 'Puts a filter field above the text, which narrows its tables down to the rows that contain what is typed. Without JavaScript there is no field, and all rows are shown.',
      example: 'true',
      default: 'false',
    }).optional(),
    math,
    sections: sectionList({
      label: 'Sections',
      hint: 'The parts of the page, from top to bottom. If left out, the page shows its body.',
      example: '- type: hero\n- type: prose',
    }).optional(),
  },
});
