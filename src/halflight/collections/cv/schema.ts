import { defineCollection } from '../define-collection';
import { filters } from '../../sections/shared-fields';
import { group, list } from '../../fields/groups';
import { choice, flag, number, text } from '../../fields/kinds';
import { cvDesigns, cvDetails } from './parts';

const highlights = number({
  label: 'Highlights',
  hint: 'At most this many highlights of each entry, from the first.',
  example: '3',
  min: 0,
  max: 20,
}).optional();

const names = (label: string, hint: string, example: string) =>
  list(text({ label, hint, example, max: 120 })).optional();

export const cv = defineCollection({
  name: 'cv',
  position: 75,
  folder: 'cv',
  label: 'CVs',
  hint: 'A CV for each application, of entries that the site has. The text is its summary. It is unlisted, unless it says `listed: true`.',
  page: { path: '/cv/:slug/' },
  unlisted: true,
  yields: true,
  sort: [{ field: 'title', words: true }],
  fields: {
    title: text({
      label: 'Title',
      hint: 'The title of the page and of the PDF. The name above the CV is that of `person.md`.',
      example: 'Ada Lovelace, CV',
      max: 120,
    }),
    role: text({
      label: 'Role',
      hint: 'Shown below the name, in place of the role in `person.md`.',
      example: 'Technical writer',
      max: 80,
    }).optional(),
    design: choice({
      label: 'Design',
      hint: 'How it is set. A `plain` one has no columns at all, a `compact` one small type.',
      example: 'modern',
      options: cvDesigns,
      default: 'classic',
    }).optional(),
    paper: choice({
      label: 'Paper',
      hint: 'The size of its sheets.',
      example: 'Letter',
      options: ['A4', 'Letter'],
      default: 'A4',
    }).optional(),
    pages: number({
      label: 'Pages',
      hint: 'The most sheets it may fill. `npm run cv` says which part ends on which if there are more.',
      example: '1',
      min: 1,
      max: 20,
    }).optional(),
    parts: list(
      group({
        label: 'Part',
        hint: 'What it shows, in order: a folder with entries, or the `skills` or `languages` of `person.md`. If left out, what the design usually has.',
        short: 'of',
        fields: {
          of: text({
            label: 'Of',
            hint: 'The folder, as `experience`, or `skills` or `languages`.',
            example: 'experience',
            max: 60,
          }),
          title: text({
            label: 'Title',
            hint: 'Its heading. If left out, what pages call it.',
            example: 'Selected papers',
            max: 60,
          }).optional(),
          tag: filters.tag,
          only: names('Only', 'The entries to show, by the names of their files, in this order.', 'notes'),
          without: names('Without', 'Entries to leave out, by the names of their files.', 'lessons-at-home'),
          newest: filters.newest,
          highlights,
          brief: flag({
            label: 'Brief',
            hint: 'Leaves out the texts and highlights of the entries.',
            example: 'true',
          }).optional(),
        },
      }),
    ).optional(),
    listed: flag({
      label: 'Listed',
      hint: 'The page is in the search and in the sitemap. If left out, it is unlisted: only who knows its URL finds it.',
      example: 'true',
    }).optional(),
    highlights,
    hide: list(
      choice({ label: 'Hide', hint: 'What to leave out of your details.', example: 'phone', options: cvDetails }),
    ).optional(),
  },
});
