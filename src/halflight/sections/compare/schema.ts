import { defineSection } from '../define-section';
import { image } from '../../fields/images';

export const section = defineSection({
  type: 'compare',
  position: 195,
  label: 'Compare',
  hint: 'Two pictures of the same size, one over the other: a handle between them shows more of one or of the other.',
  fields: {
    before: image({
      label: 'Before',
      hint: 'The picture at the left.',
      example: '{ src: ./drawing.jpg, alt: The mill as it was drawn }',
    }),
    after: image({
      label: 'After',
      hint: 'The picture at the right, as wide and high as the other; where it is not, it is cut.',
      example: '{ src: ./model.jpg, alt: The mill as it was built }',
    }),
  },
});
