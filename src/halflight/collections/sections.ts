import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { FieldText } from '../fields/field';
import { fieldKinds } from '../fields/field';
import { list } from '../fields/groups';
import type { Shown } from '../fields/shown';
import { fromProject } from '../paths';
import { readSiteSections, type SectionMistake, type SiteSection } from '../site-sections/read-site-sections';
import type { SectionDefinition, SectionOf } from '../sections/define-section';
import { sectionSchemas } from './section-schemas';

type AnyDefinition = (typeof sectionSchemas)[keyof typeof sectionSchemas];

/** The type of a section, as in front matter. */
export type SectionType = AnyDefinition['type'];

export type DefinitionOf<Type extends SectionType> = Extract<AnyDefinition, { type: Type }>;

/** A section of any type, as front matter gives it. */
export type Section = { [Type in SectionType]: SectionOf<DefinitionOf<Type>> }[SectionType];

/** A section of any type, as its component receives it. */
export type ShownSection = { [Type in SectionType]: Shown<SectionOf<DefinitionOf<Type>>> }[SectionType];

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

const builtIn: readonly SectionDefinition[] = Object.values(sectionSchemas);

// Those of the workspace belong to its documentation, so tests and `npm run derive` leave them out (`HALFLIGHT_SITE_SECTIONS=0`). Commands also run
// where there is no site: in an empty folder, or in a copy of 0.1, whose `src/sections/` held our own sections.
const ofSite =
  process.env.HALFLIGHT_SITE_SECTIONS !== '0' && existsSync(fromProject('node_modules/halflight'))
    ? readSiteSections(
        fromProject(),
        builtIn.map(({ type }) => type),
      )
    : { sections: [], mistakes: [] };

/** The sections that the site defines itself, in `src/sections/`. */
export const siteSections: readonly SiteSection[] = ofSite.sections;

/** Problems with sections in the site's `src/sections/`; such sections are left out. */
export const sectionMistakes: readonly SectionMistake[] = ofSite.mistakes;

/** Every section definition, in the order of the field reference. Types of the site's own sections are only known at runtime. */
export const sectionDefinitions = [...builtIn, ...siteSections.map(({ definition }) => definition)].sort(
  (a, b) => a.position - b.position,
) as readonly SectionDefinition<SectionType>[];

export const sectionTypes = sectionDefinitions.map(({ type }) => type);

/**
 * The schema of a list of sections, a union by `type`. In GraphQL it is a single JSON field, because members may use the same field name with
 * different types.
 */
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
