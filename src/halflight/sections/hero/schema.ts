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
      hint: 'A second picture of the same size, on top of the image, with a handle that reveals more of one or the other.',
      example: '{ src: ./by-night.jpg, alt: The same page in the dark theme }',
    }).optional(),
  },
  rules: [
    {
      field: 'after',
      kind: 'contradiction',
      message: 'needs an "image", which is the picture on the left',
      broken: ({ image: before, after }) => after !== undefined && before === undefined,
    },
  ],
});
