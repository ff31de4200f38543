import { defineSection } from '../define-section';
import { image } from '../../fields/images';

export const section = defineSection({
  type: 'compare',
  position: 195,
  label: 'Compare',
  hint: 'Two pictures of the same size, one on top of the other, with a handle that reveals more of one or the other.',
  fields: {
    before: image({
      label: 'Before',
      hint: 'The picture on the left.',
      example: '{ src: ./drawing.jpg, alt: The mill as it was drawn }',
    }),
    after: image({
      label: 'After',
      hint: 'The picture on the right, of the same size as the other; otherwise it is cropped.',
      example: '{ src: ./model.jpg, alt: The mill as it was built }',
    }),
  },
});
