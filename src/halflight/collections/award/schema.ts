import { defineCollection } from '../define-collection';
import { list } from '../../fields/groups';
import { day, text, url } from '../../fields/kinds';

export const award = defineCollection({
  name: 'award',
  position: 80,
  folder: 'awards',
  label: 'Awards',
  hint: 'Prizes and honours, newest first.',
  list: { path: '/awards/' },
  sort: [{ field: 'date', descending: true }],
  body: { listed: true },
  pageOnly: ['tags'],
  fields: {
    title: text({ label: 'Title', hint: 'What the award is called.', example: 'Best paper', max: 160 }),
    issuer: text({ label: 'Issuer', hint: 'Who gave it.', example: 'Example Society', max: 160 }),
    date: day({
      label: 'Date',
      hint: 'When it was given: a day, a month or a year.',
      example: '2025-06',
      loose: true,
      everyLanguage: true,
    }),
    url: url({
      label: 'URL',
      hint: 'Where to read about the award.',
      example: 'https://example.org/prize/',
    }).optional(),
    tags: list(
      text({ label: 'Tag', hint: 'What it was for, by which a CV chooses.', example: 'engines', max: 40 }),
    ).optional(),
  },
});
