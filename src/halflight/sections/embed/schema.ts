import { defineSection } from '../define-section';
import { image } from '../../fields/images';
import { text, url } from '../../fields/kinds';

export const section = defineSection({
  type: 'embed',
  position: 200,
  label: 'Embed',
  hint: 'A video, a map or similar from another site, which is not contacted before a visitor presses the button.',
  fields: {
    url: url({
      label: 'URL',
      hint: 'Its URL. For a video, the page where people watch it will do.',
      example: 'https://www.youtube.com/watch?v=XXXXXXXXXXX',
    }),
    label: text({ label: 'Label', hint: 'What it is, in a few words.', example: 'A lecture on Note G', max: 120 }),
    image: image({
      label: 'Image',
      hint: 'Shown until the content is loaded.',
      example: '{ src: ./lecture.jpg, alt: "" }',
    }).optional(),
  },
});
