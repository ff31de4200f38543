import { defineSection, group, image, list, path, text } from 'halflight/schema';

/** The sites that come with Halflight, one for each look. */
export const section = defineSection({
  type: 'examples',
  label: 'Examples',
  hint: 'The sites that come with Halflight, one for each look.',
  fields: {
    items: list(
      group({
        label: 'Example',
        hint: 'One of the sites.',
        fields: {
          title: text({ label: 'Title', hint: 'Its look.', example: 'studio' }),
          text: text({ label: 'Text', hint: 'For whom it is.', example: 'For photographers.' }),
          image: image({ label: 'Image', hint: 'Its home page.', example: '{ src: ./studio.webp, alt: … }' }),
          site: text({ label: 'Site', hint: 'The path of its home page.', example: '/examples/anna-atkins/' }),
          to: path({
            label: 'To',
            hint: 'What tells more where the examples are not published.',
            example: '/about/',
          }),
        },
      }),
    ),
  },
});
