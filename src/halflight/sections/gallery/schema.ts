import { defineSection } from '../define-section';
import { list } from '../../fields/groups';
import { image } from '../../fields/images';

export const section = defineSection({
  type: 'gallery',
  position: 190,
  label: 'Gallery',
  hint: 'Pictures side by side.',
  fields: {
    items: list(image({ label: 'Picture', hint: 'One picture.', example: '{ src: ./mill.jpg, alt: The mill }' })),
  },
});
