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
  },
});
