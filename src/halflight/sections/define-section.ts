import { z } from 'zod';
import { link, list, withRules, type Rule } from '../fields/groups';
import { choice, markdown, text } from '../fields/kinds';

type Fields = Record<string, z.ZodType>;

/** The label, hint and example of the text of a section. */
export const sectionText = {
  label: 'Text',
  hint: 'A paragraph or more below the heading.',
  example: 'Four ideas, a century early.',
};

export const commonSectionFields = {
  title: text({
    label: 'Title',
    hint: 'The heading of the section.',
    example: 'What the Notes saw first',
    max: 160,
  }).optional(),
  text: markdown(sectionText).optional(),
  id: text({
    label: 'Id',
    hint: 'A name to link to: `#ideas`.',
    example: 'ideas',
    condition: {
      // Ids of the page around the sections, and of scripts on it, begin with "_" or "gatsby-".
      holds: (value) => /^(?!_|#|gatsby-)\S+$/.test(value),
      error:
        'must be one word such as ideas, or several joined by hyphens, and must not begin with "#", "_" or "gatsby-"',
    },
  }).optional(),
  actions: list(link({ label: 'Action', hint: 'A button; the first is the most prominent.' })).optional(),
  tone: choice({
    label: 'Tone',
    hint: 'The background of the section: that of the page, a shade of it, that of the dark theme, or the colour of buttons.',
    example: 'night',
    default: 'paper',
    options: ['paper', 'surface', 'night', 'accent'],
  }).optional(),
  width: choice({
    label: 'Width',
    hint: 'How wide the section is: as wide as a text, as the page, or as a large screen.',
    example: 'wide',
    default: 'page',
    options: ['text', 'page', 'wide'],
  }).optional(),
};

type CommonFields = typeof commonSectionFields;

export interface SectionDefinition<Type extends string = string, F extends Fields = Fields> {
  /** Its type in front matter: `call-to-action`. */
  type: Type;
  /** Its position in the field reference, lowest first. */
  position: number;
  /** Its name for authors. */
  label: string;
  /** One sentence for the field reference. */
  hint: string;
  /** All its fields, including those that every section has. */
  fields: F;
  /** The names of the collections whose entries it shows. */
  shows: readonly string[];
  /** Validates the values of a section. */
  schema: z.ZodObject;
}

/** The values of a section of this definition, as in front matter. */
export type SectionOf<D extends Pick<SectionDefinition, 'type' | 'fields'>> = { type: D['type'] } & z.output<
  z.ZodObject<D['fields']>
>;

/** The position of sections that set none: a site's own sections come after Halflight's. */
const LAST = 1000;

type Definition<Type extends string, F extends Fields> = Omit<
  SectionDefinition<Type, F>,
  'position' | 'shows' | 'schema'
> & {
  position?: number;
  shows?: readonly string[];
  /** Conditions that concern several fields. */
  rules?: readonly Rule[];
};

/** Defines a type of section. Everything else the site knows about it is derived from this. */
export function defineSection<Type extends string, F extends Fields>(
  definition: Definition<Type, F>,
): SectionDefinition<Type, CommonFields & F> {
  const { rules = [], shows = [], position = LAST, ...rest } = definition;
  const fields = { ...commonSectionFields, ...definition.fields };
  const schema = withRules(
    z.strictObject(
      { type: z.literal(definition.type), ...fields },
      { error: 'must be a group of fields that begins with "type"' },
    ),
    rules,
  );
  return { ...rest, position, fields, shows, schema };
}
