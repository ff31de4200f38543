import { defineSection, image, text } from 'halflight/schema';

/** The first screen of Halflight's own site: the demonstration in a frame, and beside it the settings that dress it. */
export const section = defineSection({
  type: 'dressing-room',
  label: 'Dressing room',
  hint: 'A demonstration in a frame, beside the settings that dress it.',
  fields: {
    demo: text({ label: 'Demonstration', hint: 'The path of its home page.', example: '/examples/ada-lovelace/' }),
    settings: text({
      label: 'Settings',
      hint: 'Its site.md, with `look` and `accent`.',
      example: 'A text of several lines.',
      max: 2000,
    }),
    still: image({
      label: 'Still',
      hint: 'The demonstration before it is loaded.',
      example: '{ src: ./a.webp, alt: … }',
    }),
  },
});
