import { SUMMARY_LENGTH } from '../../limits';
import { defineCollection } from '../define-collection';
import { group, list, math } from '../../fields/groups';
import { image, pictures } from '../../fields/images';
import { day, flag, text, url } from '../../fields/kinds';

export const project = defineCollection({
  name: 'project',
  position: 50,
  folder: 'projects',
  label: 'Projects',
  hint: 'Pieces of work, each with a page of its own.',
  icon: 'layers',
  page: { path: '/projects/:slug/' },
  list: { path: '/projects/', paged: true, suggested: true },
  pageOnly: ['role', 'tools', 'gallery', 'links', 'featured', 'math', 'metrics'],
  sort: [{ field: 'date', descending: true }],
  fields: {
    title: text({ label: 'Title', hint: 'The name of the project.', example: 'The Analytical Engine', max: 160 }),
    summary: text({
      label: 'Summary',
      hint: 'One or two sentences for the card and for search engines. If left out, the first paragraph is used.',
      example: 'A general-purpose machine, described seven times over.',
      max: SUMMARY_LENGTH,
    }).optional(),
    date: day({
      label: 'Date',
      hint: 'When it was finished or first shown.',
      example: '1843-09',
      loose: true,
      everyLanguage: true,
    }).optional(),
    status: text({
      label: 'Status',
      hint: 'Its state, in a word or two.',
      example: 'Published',
      max: 40,
    }).optional(),
    role: text({ label: 'Role', hint: 'What you did in it.', example: 'Translator', max: 80 }).optional(),
    tools: list(
      text({ label: 'Tool', hint: 'Something it was made with.', example: 'Punched cards', max: 40 }),
    ).optional(),
    tags: list(
      text({ label: 'Tag', hint: 'A subject shared with other projects.', example: 'engines', max: 40 }),
    ).optional(),
    cover: image({
      label: 'Cover',
      hint: 'The picture above the project, and on its card.',
      example: '{ src: ./cover.jpg, alt: A column of number wheels }',
      titled: true,
      everyLanguage: true,
    }).optional(),
    gallery: pictures(
      image({
        label: 'Picture',
        hint: 'More pictures, below the text, or the folder that they are in.',
        example: '{ src: ./mill.jpg, alt: The mill }',
      }),
    ).optional(),
    links: list(
      group({
        label: 'Link',
        hint: 'Where to see it.',
        fields: {
          label: text({ label: 'Label', hint: 'The words of the link.', example: 'Read the original', max: 80 }),
          url: url({ label: 'URL', hint: 'Where it leads.', example: 'https://example.org/sketch/' }),
        },
      }),
    ).optional(),
    featured: flag({
      label: 'Featured',
      hint: 'Sections that show featured projects only show these.',
      example: 'true',
    }).optional(),
    metrics: list(
      group({
        label: 'Metric',
        hint: 'A figure worth showing.',
        fields: {
          label: text({ label: 'Label', hint: 'What was counted.', example: 'Operations', max: 80 }),
          value: text({ label: 'Value', hint: 'How many.', example: '25', max: 24 }),
        },
      }),
    ).optional(),
    math,
  },
});
