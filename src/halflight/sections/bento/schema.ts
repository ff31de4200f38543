import { defineSection } from '../define-section';
import { group, list, notBoth, target } from '../../fields/groups';
import { image } from '../../fields/images';
import { text } from '../../fields/kinds';
import { BENTO_CELLS } from '../../limits';
import { point } from '../shared-fields';

export const section = defineSection({
  type: 'bento',
  position: 35,
  label: 'Bento',
  hint: 'Two to six points in cells of different widths, each with a picture, a large figure, code or only text.',
  fields: {
    items: list(
      group({
        label: 'Cell',
        hint: 'One point. Code goes in its text, between ` ``` `.',
        fields: {
          ...point,
          image: image({
            label: 'Image',
            hint: 'A picture below its text, as wide as the cell.',
            example: '{ src: ./wheels.jpg, alt: Columns of wheels }',
          }).optional(),
          figure: text({ label: 'Figure', hint: 'A figure, set large.', example: '14 kB', max: 24 }).optional(),
          ...target,
        },
        rules: [
          notBoth('to', 'url'),
          {
            field: 'figure',
            kind: 'contradiction',
            message: 'cannot be given together with "image": a cell shows one or the other',
            broken: ({ image: picture, figure }) => picture !== undefined && figure !== undefined,
          },
        ],
      }),
      { max: BENTO_CELLS },
    ),
  },
});
