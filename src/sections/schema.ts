import { z } from 'zod';
import type { FieldText } from '../fields/field';
import { fieldKinds } from '../fields/field';
import { link, list, withRules } from '../fields/groups';
import { markdown, text } from '../fields/kinds';
import { definitions, type Definition } from './section-definitions';

/** What every section takes. */
export const commonSectionFields = {
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

/** What the `type` of a section may say. */
export type SectionType = keyof typeof definitions;

// A section without fields of its own adds nothing; zod would make it an object that may hold no keys at all.
type Output<Fields extends Record<string, z.ZodType>> = keyof Fields extends never
  ? unknown
  : z.output<z.ZodObject<Fields>>;

/** The values of a section of one type. */
export type SectionOf<Type extends SectionType> = { type: Type } & Output<typeof commonSectionFields> &
  Output<(typeof definitions)[Type]['fields']>;

/** A section as front matter gives it, of any type. */
export type Section = { [Type in SectionType]: SectionOf<Type> }[SectionType];

/** What the home page shows when there is no `pages/index.md`. */
export const defaultSections: readonly Section[] = [
  { type: 'hero' },
  { type: 'showcase', newest: 7 },
  { type: 'services' },
  { type: 'products' },
  { type: 'posts', newest: 5 },
  { type: 'events' },
  { type: 'testimonials' },
  { type: 'social' },
];

/** What the whole site knows of a type of section. */
export interface SectionDefinition {
  type: SectionType;
  label: string;
  hint: string;
  fields: Record<string, z.ZodType>;
  /** The names of the collections whose entries it shows. */
  shows: readonly string[];
  schema: z.ZodObject;
}

/** Every section, in the order in which the field reference shows them. */
export const sectionDefinitions: readonly SectionDefinition[] = Object.entries(definitions).map(
  ([name, definition]) => {
    const { label, hint, fields: own, shows = [], rules = [] }: Definition = definition;
    const fields = { ...commonSectionFields, ...own };
    const schema = withRules(
      z.strictObject(
        { type: z.literal(name), ...fields },
        { error: 'must be a group of fields that begins with "type"' },
      ),
      rules,
    );
    return { type: name as SectionType, label, hint, fields, shows, schema };
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
