import { flag, icon, markdown, number, text } from '../fields/kinds';

/** Which entries of its collection a section shows. Each section has the filters that make sense for it; `routes/section-members` applies them. */
export const filters = {
  newest: number({
    label: 'Newest',
    hint: 'The maximum number shown. If left out, all.',
    example: '4',
    min: 1,
    max: 100,
  }).optional(),
  tag: text({ label: 'Tag', hint: 'Shows only entries with this tag.', example: 'mathematics' }).optional(),
  featured: flag({ label: 'Featured', hint: 'Shows only featured entries.', example: 'true' }).optional(),
};

/** One of several points: a title, a sentence or two, a small icon. */
export const point = {
  title: text({ label: 'Title', hint: 'The point in a few words.', example: 'Numbers are not the limit', max: 120 }),
  text: markdown({
    label: 'Text',
    hint: 'A sentence or two.',
    example: 'It acts on any objects whose relations can be written down.',
  }).optional(),
  icon: icon({ label: 'Icon', hint: 'A small drawing beside it.', example: 'cpu' }).optional(),
};
