import { z } from 'zod';
import type { FieldText } from './field';
import { fieldKinds } from './field';
import { flag, group, icon, image, link, list, markdown, number, path, text, url } from './kinds';

/** What every section takes. */
const commonFields = {
  title: text({
    label: 'Title',
    hint: 'The heading of the section.',
    example: 'What the Notes saw first',
    max: 160,
  }).optional(),
  text: markdown({
    label: 'Text',
    hint: 'A paragraph or more below the heading.',
    example: 'Four ideas, a century early.',
  }).optional(),
  id: text({ label: 'Id', hint: 'A name to link to: `#ideas`.', example: 'ideas' }).optional(),
  actions: list(link({ label: 'Action', hint: 'A button; the first is the most prominent.' })).optional(),
};

/** Fields of the sections that show entries of a collection. */
const filters = {
  newest: number({
    label: 'Newest',
    hint: 'Shows only so many. Left out, all.',
    example: '4',
    min: 1,
    max: 100,
  }).optional(),
  tag: text({ label: 'Tag', hint: 'Shows only those with this tag.', example: 'mathematics' }).optional(),
};

/** The sections a page can be composed of: for each its words for authors, and its fields beside the common ones. */
const definitions = {
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
          fields: {
            title: text({
              label: 'Title',
              hint: 'The point in a few words.',
              example: 'Numbers are not the limit',
              max: 120,
            }),
            text: markdown({
              label: 'Text',
              hint: 'A sentence or two.',
              example: 'The engine could act on any objects whose relations can be written down.',
            }).optional(),
            icon: icon({ label: 'Icon', hint: 'A small drawing above it.', example: 'cpu' }).optional(),
            to: path({
              label: 'To',
              hint: 'A page of this site that says more.',
              example: '/posts/note-a/',
            }).optional(),
            url: url({
              label: 'URL',
              hint: 'An address elsewhere that says more.',
              example: 'https://example.org/',
            }).optional(),
          },
        }),
      ),
    },
  },
  showcase: {
    label: 'Showcase',
    hint: 'Projects, with their covers.',
    fields: {
      ...filters,
      featured: flag({ label: 'Featured', hint: 'Shows only featured projects.', example: 'true' }).optional(),
    },
  },
  posts: { label: 'Posts', hint: 'Posts, newest first.', fields: filters },
  'call-to-action': { label: 'Call to action', hint: 'One thing to do next, set apart.', fields: {} },
  social: {
    label: 'Social',
    hint: 'The social links of `person.md`, and the e-mail address if it is to be shown.',
    fields: {},
  },
} as const;

export type SectionType = keyof typeof definitions;

// A section without fields of its own adds nothing; zod would make it an object that may hold no keys at all.
type Output<Fields extends Record<string, z.ZodType>> = keyof Fields extends never
  ? unknown
  : z.output<z.ZodObject<Fields>>;

/** The values of a section of one type. */
export type SectionOf<Type extends SectionType> = { type: Type } & Output<typeof commonFields> &
  Output<(typeof definitions)[Type]['fields']>;

/** A section as front matter gives it, of any type. */
export type Section = { [Type in SectionType]: SectionOf<Type> }[SectionType];

/** What the home page shows when there is no `pages/index.md`. */
export const defaultSections: readonly Section[] = [
  { type: 'hero' },
  { type: 'showcase' },
  { type: 'posts' },
  { type: 'social' },
];

export interface SectionDefinition {
  type: SectionType;
  label: string;
  hint: string;
  fields: Record<string, z.ZodType>;
  schema: z.ZodObject;
}

/** Every section, in the order in which the field reference shows them. */
export const sectionDefinitions: readonly SectionDefinition[] = Object.entries(definitions).map(
  ([name, { label, hint, fields }]) => {
    const all = { ...commonFields, ...fields };
    const schema = z.strictObject(
      { type: z.literal(name), ...all },
      { error: 'must be a group of fields that begins with "type"' },
    );
    return { type: name as SectionType, label, hint, fields: all, schema };
  },
);

/** The names of all sections. */
export const sectionTypes = sectionDefinitions.map(({ type }) => type);

/** The list of sections of a page: a union told apart by `type`. One JSON field in GraphQL, for its members share names but not types. */
export function sectionList(words: FieldText): z.ZodType<Section[]> {
  const [first, ...others] = sectionDefinitions.map(({ schema }) => schema);
  if (!first) throw new Error('There is no section.');
  const union = z.discriminatedUnion('type', [first, ...others], {
    error: ({ input }) =>
      typeof input === 'object' && input && !('type' in input)
        ? 'is missing'
        : `must be one of: ${sectionTypes.join(', ')}`,
  });
  const schema = list(union) as unknown as z.ZodType<Section[]>;
  fieldKinds.add(schema, { ...words, kind: 'json', graphql: 'JSON' });
  return schema;
}
