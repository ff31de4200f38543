import { EDITOR_LINE_LENGTH } from '../limits';
import { parse } from 'yaml';
import { z } from 'zod';
import { toJsonSchema } from '../derive/to-json-schema';
import { isOptional, itemOf, kindOf, mostItemsOf, shapeOf, type FieldKind } from '../fields/field';
import { sectionDefinitions } from '../collections/sections';
import type { Fields, Shape } from './shape';

/** The Sveltia CMS configuration of a field; `widget` is the control that edits it. */
export type FormField = { name: string; label: string; widget: string } & Record<string, unknown>;

/** How a field is edited, and how its value is read and written. */
interface Part {
  /** The widget options that follow from the kind of field. */
  widget: { widget: string } & Record<string, unknown>;
  shape: Shape;
}

/** The definition of a field, including its kind. */
interface Known extends FieldKind {
  schema: z.core.$ZodType;
  /** The pattern that a text must match, and the error message if it does not. */
  pattern?: [string, string];
  optional: boolean;
}

const text: Shape = { kind: 'text' };

/** A single-line input, or a multi-line box if the text may be long. */
const toLine = ({ max, pattern }: Known): Part => ({
  widget: { widget: max !== undefined && max > EDITOR_LINE_LENGTH ? 'text' : 'string', ...(pattern && { pattern }) },
  shape: text,
});

/** Stores pictures and other files beside the entry. */
export const BESIDE = { choose_url: false, media_folder: '', public_folder: '.' };

/** How each kind of field is edited. A new kind needs a line here, as the compiler says. */
const widgets: Readonly<Record<FieldKind['kind'], (known: Known) => Part>> = {
  text: toLine,
  markdown: ({ pattern }) => ({ widget: { widget: 'text', ...(pattern && { pattern }) }, shape: text }),
  // A duration is a number of minutes that may also be written as text.
  number: ({ min, max, graphql, pattern }) =>
    pattern && new RegExp(pattern[0], 'u').test('1 h 30 min')
      ? { widget: { widget: 'string', pattern }, shape: text }
      : {
          widget: {
            widget: 'number',
            value_type: graphql === 'Float' ? 'float' : 'int',
            ...(graphql === 'Float' && { step: 0.01 }),
            ...(min !== undefined && { min }),
            ...(max !== undefined && { max }),
          },
          shape: { kind: 'number' },
        },
  flag: ({ default: value, optional }) => ({
    widget: { widget: 'boolean', default: value === 'true' },
    shape: { kind: 'flag', ...((optional || value !== undefined) && { absent: value === 'true' }) },
  }),
  // A date picker cannot enter a month or a year alone.
  day: ({ jsonSchema, pattern }) =>
    Array.isArray(jsonSchema?.type)
      ? { widget: { widget: 'string', ...(pattern && { pattern }) }, shape: text }
      : { widget: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }, shape: { kind: 'day' } },
  time: toLine,
  choice: ({ jsonSchema }) => ({ widget: toChoice(jsonSchema), shape: text }),
  icon: ({ jsonSchema }) => ({ widget: toChoice(jsonSchema), shape: text }),
  image: ({ schema }) => {
    const titled = z.safeParse(schema, './a.jpg').success;
    const fields = [
      { name: 'src', label: 'File', widget: 'image', ...BESIDE },
      {
        name: 'alt',
        label: 'Alternative text',
        widget: 'string',
        required: false,
        hint: titled
          ? 'What the picture shows, for those who cannot see it. It may be left out where the title beside it says so.'
          : 'What the picture shows, for those who cannot see it. Left empty, it counts as decoration.',
      },
      {
        name: 'dark',
        label: 'In the dark theme',
        widget: 'image',
        required: false,
        hint: 'A picture that is shown in its place in the dark theme.',
        ...BESIDE,
      },
      {
        name: 'focus',
        label: 'Focus',
        widget: 'string',
        required: false,
        hint: 'The part to keep where the picture is cropped, such as top or 50% 20%.',
      },
    ];
    return { widget: { widget: 'object', fields, collapsed: 'auto' }, shape: { kind: 'image', titled } };
  },
  asset: () => ({ widget: { widget: 'file', ...BESIDE }, shape: text }),
  font: toLine,
  drawing: toLine,
  url: toLine,
  email: toLine,
  path: toLine,
  link: toLine,
  // The slug of the entry is written; its title, or the name of a person, is shown.
  reference: ({ collection }) => ({ widget: { widget: 'relation', collection, dropdown_threshold: 0 }, shape: text }),
  group: ({ schema, short }) => {
    const fields = shapeOf(schema);
    if (!fields) throw new Error('A group has no fields.');
    const form = toForm(fields);
    return {
      widget: { widget: 'object', fields: form.fields, collapsed: 'auto' },
      shape: { kind: 'group', fields: form.shape, ...(short !== undefined && { short }) },
    };
  },
  json: ({ schema }) =>
    itemOf(schema) instanceof z.ZodDiscriminatedUnion
      ? toBlocks()
      : { widget: { widget: 'text', readonly: true }, shape: { kind: 'yaml' } },
};

/** Converts field definitions, by name, to Sveltia CMS fields and to the shapes by which each is read and written. */
export function toForm(fields: Record<string, z.core.$ZodType>): { fields: FormField[]; shape: Fields } {
  const made = Object.entries(fields).map(([name, schema]) => [name, toPart(name, schema)] as const);
  return {
    fields: made.map(([, { field }]) => field),
    shape: Object.fromEntries(made.map(([name, { shape }]) => [name, shape])),
  };
}

function toPart(name: string, schema: z.core.$ZodType): { field: FormField; shape: Shape } {
  const item = itemOf(schema);
  const kind = kindOf(schema) ?? (item && kindOf(item));
  const common = { name, label: kind?.label ?? name, required: !isOptional(schema), ...toHint(kind) };
  if (item && !kindOf(schema)) {
    const { field, shape } = toPart(name, item);
    const max = mostItemsOf(schema);
    return {
      field: { ...common, ...toList(field), ...(max !== undefined && { max }) },
      shape: { kind: 'list', item: shape },
    };
  }
  if (!kind) throw new Error(`The field "${name}" has no kind.`);
  const { widget, shape } = widgets[kind.kind]({
    ...kind,
    schema,
    optional: isOptional(schema),
    ...patternOf(name, schema),
  });
  return { field: { ...common, ...widget }, shape };
}

/** The widget for a list of such fields. */
function toList({ widget, fields, pattern, ...field }: FormField): { widget: string } & Record<string, unknown> {
  const named = { widget: 'list', label_singular: field.label };
  if (widget === 'object') return { ...named, fields, collapsed: 'auto' };
  if (widget === 'relation') {
    const { collection, dropdown_threshold } = field;
    return { widget, collection, dropdown_threshold, multiple: true };
  }
  if (widget === 'select') return { widget, options: field.options, dropdown_threshold: 0, multiple: true };
  if (widget === 'string') return { ...named, ...(pattern ? { pattern } : {}) };
  return { ...named, field: { ...field, widget, ...(pattern ? { pattern } : {}) } };
}

/** The sections of a page: blocks of several types, each with its own fields. */
function toBlocks(): Part {
  const forms = sectionDefinitions.map((section) => ({ ...section, form: toForm(section.fields) }));
  return {
    widget: {
      widget: 'list',
      label_singular: 'Section',
      collapsed: 'auto',
      types: forms.map(({ type, label, form }) => ({
        name: type,
        label,
        widget: 'object',
        summary: '{{title}}',
        fields: form.fields,
      })),
    },
    shape: { kind: 'blocks', types: Object.fromEntries(forms.map(({ type, form }) => [type, form.shape])) },
  };
}

function toChoice(jsonSchema: FieldKind['jsonSchema']): { widget: string } & Record<string, unknown> {
  return { widget: 'select', options: jsonSchema?.enum, dropdown_threshold: 0 };
}

/** The pattern of a text in its JSON Schema, with its error message. */
function patternOf(name: string, schema: z.core.$ZodType): { pattern?: [string, string] } {
  const { properties } = toJsonSchema({ label: '', hint: '', fields: { [name]: schema as z.ZodType } });
  const { pattern, patternErrorMessage } = (properties as Record<string, Record<string, unknown>>)[name] ?? {};
  if (typeof pattern !== 'string' || typeof patternErrorMessage !== 'string') return {};
  return { pattern: [pattern, patternErrorMessage] };
}

/** The hint of a field, followed by its example if that is a single value. */
function toHint(kind: FieldKind | undefined): { hint?: string } {
  const example: unknown = kind?.example === undefined ? undefined : parse(kind.example, { schema: 'failsafe' });
  const shown = typeof example === 'string' && kind?.kind !== 'flag' ? `Example: ${example}` : '';
  const hint = [kind?.hint, shown].filter(Boolean).join(' ');
  // Hints support only emphasis and links in Markdown, so backticks are dropped and other syntax is escaped.
  return hint ? { hint: hint.replaceAll('`', '').replace(/[*_[\]~]/g, '\\$&') } : {};
}
