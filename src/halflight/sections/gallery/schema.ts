import { defineSection } from '../define-section';
import { image, pictures } from '../../fields/images';

export const section = defineSection({
  type: 'gallery',
  position: 190,
  label: 'Gallery',
  hint: 'Pictures side by side.',
  fields: {
    items: pictures(
      image({
        label: 'Picture',
        hint: 'The pictures, or the folder that they are in.',
        example: '{ src: ./mill.jpg, alt: The mill }',
      }),
    ),
  },
});
