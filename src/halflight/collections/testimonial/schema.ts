import { defineCollection } from '../define-collection';
import { image } from '../../fields/images';
import { text, url } from '../../fields/kinds';

export const testimonial = defineCollection({
  name: 'testimonial',
  position: 130,
  folder: 'testimonials',
  label: 'Testimonials',
  hint: 'What others said. The body is the quote. The section `testimonials` shows them.',
  body: { required: true, listed: true },
  fields: {
    name: text({ label: 'Name', hint: 'Who said it.', example: 'Augustus De Morgan', max: 80 }),
    role: text({ label: 'Role', hint: 'Who they are, in a few words.', example: 'Mathematician', max: 120 }).optional(),
    avatar: image({
      label: 'Portrait',
      hint: 'A photo of them.',
      example: './de-morgan.jpg',
      titled: true,
    }).optional(),
    url: url({
      label: 'URL',
      hint: 'Where it was said, or their website.',
      example: 'https://example.org/letter/',
    }).optional(),
  },
});
