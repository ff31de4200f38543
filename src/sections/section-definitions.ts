import type { z } from 'zod';
import { group, list, notBoth, target, type Rule } from '../fields/groups';
import { image } from '../fields/images';
import { choice, flag, icon, markdown, number, text, url } from '../fields/kinds';
import { newsletterFields, newsletterRules } from '../features/newsletter/settings';

/** A section as it is declared: its words for authors, its fields beside those that every section takes, and the collections it shows. */
export interface Definition {
  label: string;
  hint: string;
  fields: Record<string, z.ZodType>;
  shows?: readonly string[];
  rules?: readonly Rule[];
}

const newest = number({
  label: 'Newest',
  hint: 'How many are shown at most. If left out, all.',
  example: '4',
  min: 1,
  max: 100,
});
const tag = text({ label: 'Tag', hint: 'Shows only those with this tag.', example: 'mathematics' });
const featured = flag({ label: 'Featured', hint: 'Shows only those that are featured.', example: 'true' });

/** What every section that shows a collection takes. */
const some = { newest: newest.optional() };
const someTagged = { ...some, tag: tag.optional(), featured: featured.optional() };

const pointTitle = text({
  label: 'Title',
  hint: 'The point in a few words.',
  example: 'Numbers are not the limit',
  max: 120,
});
const pointText = markdown({
  label: 'Text',
  hint: 'A sentence or two.',
  example: 'It acts on any objects whose relations can be written down.',
});
const pointIcon = icon({ label: 'Icon', hint: 'A small drawing beside it.', example: 'cpu' });

/** The sections a page can be composed of, in the order in which the field reference shows them. */
export const definitions = {
  hero: {
    label: 'Hero',
    hint: 'The opening of a page: a large statement, a few words, one or two actions.',
    fields: {
      image: image({
        label: 'Image',
        hint: 'Shown beside the statement.',
        example: '{ src: ./ada.jpg, alt: Portrait of Ada }',
      }).optional(),
    },
  },
  prose: { label: 'Prose', hint: 'Running text: its own, or without `text` the body of the page.', fields: {} },
  features: {
    label: 'Features',
    hint: 'A few points, each with a heading and a sentence or two.',
    fields: {
      items: list(
        group({
          label: 'Feature',
          hint: 'One point.',
          fields: { title: pointTitle, text: pointText.optional(), icon: pointIcon.optional(), ...target },
          rules: [notBoth('to', 'url')],
        }),
      ),
    },
  },
  stats: {
    label: 'Stats',
    hint: 'A few figures, set large.',
    fields: {
      items: list(
        group({
          label: 'Figure',
          hint: 'One figure.',
          fields: {
            value: text({ label: 'Value', hint: 'The figure, with its unit.', example: '25', max: 24 }),
            label: text({ label: 'Label', hint: 'What it counts.', example: 'operations in the table', max: 80 }),
            text: markdown({ label: 'Text', hint: 'Where it comes from.', example: 'Counted in Note G.' }).optional(),
          },
        }),
      ),
    },
  },
  steps: {
    label: 'Steps',
    hint: 'Things done one after the other, numbered.',
    fields: {
      items: list(
        group({
          label: 'Step',
          hint: 'One step.',
          fields: { title: pointTitle, text: pointText.optional(), icon: pointIcon.optional() },
        }),
      ),
    },
  },
  showcase: {
    label: 'Showcase',
    hint: 'Projects, with their covers.',
    fields: someTagged,
    shows: ['project'],
  },
  timeline: {
    label: 'Timeline',
    hint: 'Positions and studies, the present first; or events of your own, in the order in which you list them.',
    fields: {
      of: choice({
        label: 'Of',
        hint: 'Which collection it shows, if not both.',
        example: 'experience',
        options: ['experience', 'education'],
      }).optional(),
      ...some,
      items: list(
        group({
          label: 'Entry',
          hint: 'Something that happened. With items, the section shows these instead of a collection.',
          fields: {
            when: text({ label: 'When', hint: 'As it should be shown.', example: '1842–1843', max: 40 }),
            title: text({ label: 'Title', hint: 'What happened.', example: 'The Notes', max: 160 }),
            text: pointText.optional(),
          },
        }),
      ).optional(),
    },
    shows: ['experience', 'education'],
    rules: [
      {
        field: 'of',
        kind: 'contradiction',
        message: 'cannot be given together with "items": the section shows either',
        broken: ({ of, items }) => of !== undefined && items !== undefined,
      },
    ],
  },
  skills: { label: 'Skills', hint: 'The skills and languages of `person.md`.', fields: {} },
  services: { label: 'Services', hint: 'What you do for others.', fields: some, shows: ['service'] },
  products: {
    label: 'Products',
    hint: 'Products side by side, with prices and what they include.',
    fields: { ...some, featured: featured.optional() },
    shows: ['product'],
  },
  testimonials: { label: 'Testimonials', hint: 'What others said.', fields: some, shows: ['testimonial'] },
  logos: {
    label: 'Logos',
    hint: 'The logos of clients, sponsors or tools, in a row.',
    fields: {
      items: list(
        group({
          label: 'Logo',
          hint: 'One logo.',
          fields: {
            name: text({
              label: 'Name',
              hint: 'Whose logo it is; screen readers read it out.',
              example: 'Example Ltd',
              max: 80,
            }),
            image: image({
              label: 'Image',
              hint: 'The logo, preferably as SVG.',
              example: './example.svg',
              titled: true,
            }),
            url: url({ label: 'URL', hint: 'Where they are on the web.', example: 'https://example.org/' }).optional(),
          },
        }),
      ),
    },
  },
  team: { label: 'Team', hint: 'People, with their portraits.', fields: some, shows: ['people'] },
  awards: { label: 'Awards', hint: 'Prizes and honours, newest first.', fields: some, shows: ['award'] },
  books: { label: 'Books', hint: 'Books, most recently finished first.', fields: some, shows: ['book'] },
  events: {
    label: 'Events',
    hint: 'Events, those to come before those that are over.',
    fields: {
      ...some,
      when: choice({
        label: 'When',
        hint: 'Shows only those to come, or only those that are over.',
        example: 'upcoming',
        options: ['upcoming', 'past'],
      }).optional(),
    },
    shows: ['event'],
  },
  posts: { label: 'Posts', hint: 'Posts, newest first.', fields: someTagged, shows: ['post'] },
  faq: {
    label: 'FAQ',
    hint: 'Questions that open to their answers.',
    fields: {
      items: list(
        group({
          label: 'Question',
          hint: 'One question.',
          fields: {
            question: text({
              label: 'Question',
              hint: 'As a visitor would ask it.',
              example: 'Was the engine ever built?',
              max: 160,
            }),
            answer: markdown({ label: 'Answer', hint: 'A paragraph or more.', example: 'No. Parts of it were.' }),
          },
        }),
      ),
    },
  },
  gallery: {
    label: 'Gallery',
    hint: 'Pictures side by side.',
    fields: {
      items: list(image({ label: 'Picture', hint: 'One picture.', example: '{ src: ./mill.jpg, alt: The mill }' })),
    },
  },
  embed: {
    label: 'Embed',
    hint: 'A video, a map or the like from another site. That site is not contacted before a visitor presses the button.',
    fields: {
      url: url({
        label: 'URL',
        hint: 'Its URL; for a video, the page where people watch it is enough.',
        example: 'https://www.youtube.com/watch?v=XXXXXXXXXXX',
      }),
      label: text({ label: 'Label', hint: 'What it is, in a few words.', example: 'A lecture on Note G', max: 120 }),
      image: image({
        label: 'Image',
        hint: 'Shown until it is loaded.',
        example: '{ src: ./lecture.jpg, alt: "" }',
      }).optional(),
    },
  },
  newsletter: {
    label: 'Newsletter',
    hint: 'A form that subscribes visitors to a newsletter at its provider.',
    fields: newsletterFields,
    rules: newsletterRules,
  },
  'call-to-action': { label: 'Call to action', hint: 'One thing to do next, set apart.', fields: {} },
  contact: { label: 'Contact', hint: 'How to reach the person of the site.', fields: {} },
  social: {
    label: 'Social',
    hint: 'The social links of `person.md`, and the e-mail address if `showEmail` is set.',
    fields: {},
  },
  privacy: {
    label: 'Privacy',
    hint: 'What leaves a visitor’s browser and when, service by service, made from what the site uses; and what stays in the browser. It is not legal advice.',
    fields: {},
  },
} as const satisfies Record<string, Definition>;
