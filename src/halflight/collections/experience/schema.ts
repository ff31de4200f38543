import { defineCollection } from '../define-collection';
import { inOrder, list } from '../../fields/groups';
import { day, text, url } from '../../fields/kinds';

/** The fields that positions and courses of study share: where, when, and what came of it. */
export const period = {
  url: url({ label: 'URL', hint: 'The website of the organization.', example: 'https://example.org/' }).optional(),
  location: text({ label: 'Location', hint: 'The place.', example: 'London', max: 80 }).optional(),
  start: day({
    label: 'Start',
    hint: 'When it began: a day, a month or a year.',
    example: '2019-04',
    loose: true,
    everyLanguage: true,
  }),
  end: day({
    label: 'End',
    hint: 'When it ended. If left out, it is ongoing.',
    example: '2023-09',
    loose: true,
    everyLanguage: true,
  }).optional(),
  tags: list(
    text({ label: 'Tag', hint: 'A subject of it, by which a CV chooses.', example: 'engines', max: 40 }),
  ).optional(),
  highlights: list(
    text({ label: 'Highlight', hint: 'One achievement, on a line of its own.', example: 'Led a team of four.' }),
  ).optional(),
};

export const experience = defineCollection({
  name: 'experience',
  position: 60,
  folder: 'experience',
  label: 'Experience',
  hint: 'Positions held, the current one first. They share a page with education.',
  list: { path: '/experience/', also: ['education'], resume: true },
  sort: [
    { field: 'end', descending: true, absentFirst: true },
    { field: 'start', descending: true },
  ],
  body: { listed: true },
  pageOnly: ['tags'],
  rules: [inOrder('start', 'end')],
  fields: {
    title: text({ label: 'Title', hint: 'The position.', example: 'Senior engineer', max: 160 }),
    organization: text({ label: 'Organization', hint: 'Where it was held.', example: 'Example Ltd', max: 160 }),
    ...period,
  },
});
