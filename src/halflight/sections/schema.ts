import { z } from 'zod';
import type { FieldText } from '../fields/field';
import { fieldKinds } from '../fields/field';
import { list } from '../fields/groups';
import type { SectionDefinition } from './define-section';
import { schemas } from './schemas';

type AnySection = (typeof schemas)[keyof typeof schemas];

/** The type of a section, as front matter names it. */
export type SectionType = AnySection['type'];

export type SectionOf<Type extends SectionType> = { type: Type } & z.output<
  z.ZodObject<Extract<AnySection, { type: Type }>['fields']>
>;

/** A section of any type, as front matter gives it. */
export type Section = { [Type in SectionType]: SectionOf<Type> }[SectionType];

/** The sections of a home page without `pages/index.md`. */
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

/** Every section definition, in the order of the field reference. */
export const sectionDefinitions: readonly SectionDefinition<SectionType>[] = Object.values(schemas).sort(
  (a, b) => a.position - b.position,
);

export const sectionTypes = sectionDefinitions.map(({ type }) => type);

/** The schema of a list of sections, a union by `type`. In GraphQL it is one JSON field: its members share names but not types. */
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
