import { z } from 'zod';
import type { FieldText } from '../fields/field';
import { fieldKinds } from '../fields/field';
import { list } from '../fields/groups';
import type { SectionDefinition } from './define-section';
import { schemas } from './schemas';

type AnySection = (typeof schemas)[keyof typeof schemas];

/** What the `type` of a section may say. */
export type SectionType = AnySection['type'];

/** The values of a section of one type. */
export type SectionOf<Type extends SectionType> = { type: Type } & z.output<
  z.ZodObject<Extract<AnySection, { type: Type }>['fields']>
>;

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

/** Every section, in the order in which the field reference shows them. */
export const sectionDefinitions: readonly SectionDefinition<SectionType>[] = Object.values(schemas).sort(
  (a, b) => a.position - b.position,
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
