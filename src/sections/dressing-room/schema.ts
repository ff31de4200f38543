import { defineSection, image, markdown, text } from 'halflight/schema';

/** The first screen of Halflight's own site: the demonstration in a frame, and beside it the settings that dress it. */
export const section = defineSection({
  type: 'dressing-room',
  label: 'Dressing room',
  hint: 'A demonstration in a frame, beside the settings that dress it.',
  fields: {
    demo: text({ label: 'Demonstration', hint: 'The path of its home page.', example: '/examples/ada-lovelace/' }),
    command: text({ label: 'Command', hint: 'What to type.', example: 'npm start' }),
    settings: markdown({
      label: 'Settings',
      hint: 'A block of code: its site.md, with `look` and `accent`.',
      example: 'A block of code.',
    }),
    still: image({
      label: 'Still',
      hint: 'The demonstration before it is loaded.',
      example: '{ src: ./a.webp, alt: … }',
    }),
  },
});
