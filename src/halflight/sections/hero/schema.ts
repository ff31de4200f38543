import { defineSection } from '../define-section';
import { image } from '../../fields/images';

export const section = defineSection({
  type: 'hero',
  position: 10,
  label: 'Hero',
  hint: 'The opening of a page: a large statement, a few words, one or two actions.',
  fields: {
    image: image({
      label: 'Image',
      hint: 'Shown beside the statement.',
      example: '{ src: ./ada.jpg, alt: Portrait of Ada }',
    }).optional(),
    after: image({
      label: 'After',
      hint: 'A second picture of the same size, in the place of the image: a handle between them shows more of one or of the other.',
      example: '{ src: ./by-night.jpg, alt: The same page in the dark theme }',
    }).optional(),
  },
  rules: [
    {
      field: 'after',
      kind: 'contradiction',
      message: 'needs an "image": that is the picture at the left',
      broken: ({ image: before, after }) => after !== undefined && before === undefined,
    },
  ],
});
