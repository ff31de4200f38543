import { parse } from 'yaml';
import { z } from 'zod';
import type { Collection } from '../collections/define-collection';
import { isOptional, itemOf, kindOf, mostItemsOf, shapeOf, type FieldKind } from '../fields/field';
import { takesFolder } from '../fields/images';
import { sectionDefinitions } from '../collections/sections';

/** A JSON Schema (draft-07), as plain data. */
type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of a collection's front matter, for editors and other tools. It validates what a type-guessing YAML parser returns, so it accepts
 * numbers for text. It never rejects what the check accepts: conditions on several fields, calendars and check digits are left to the check.
 */
export function toJsonSchema(collection: Pick<Collection, 'label' | 'hint' | 'fields'>): JsonSchema {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: collection.label,
    description: collection.hint,
    ...toGroup(collection.fields),
  };
  // Removes undefined values.
  return JSON.parse(JSON.stringify(schema)) as JsonSchema;
}

function toGroup(shape: Record<string, z.core.$ZodType>): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, toField(schema)])),
    required: Object.entries(shape).flatMap(([name, schema]) => (isOptional(schema) ? [] : [name])),
    additionalProperties: false,
  };
}

function toField(schema: z.core.$ZodType): JsonSchema {
  const kind = kindOf(schema);
  const item = itemOf(schema);
  if (item instanceof z.ZodDiscriminatedUnion) return { ...wordsOf(kind), type: 'array', items: toSection() };
  if (item) {
    const { title, description, markdownDescription } = toField(item);
    const maxItems = mostItemsOf(schema);
    const items = { type: 'array', items: toField(item), maxItems };
    const written = takesFolder(schema) ? { anyOf: [items, { type: 'string', pattern: '\\S' }] } : items;
    return { title, description, markdownDescription, ...written };
  }
  const shape = shapeOf(schema);
  if (kind?.kind === 'group' && shape) return { ...wordsOf(kind), ...toShortGroup(shape, kind.short) };
  return { ...wordsOf(kind), ...kind?.jsonSchema, ...lengthOf(kind) };
}

/** A group that may be written as a single field. */
function toShortGroup(shape: Record<string, z.core.$ZodType>, short: string | undefined): JsonSchema {
  const full = toGroup(shape);
  const alone = short === undefined ? undefined : shape[short];
  return alone ? { anyOf: [full, toField(alone)] } : full;
}

/** One section, whose `type` decides which fields it allows. */
function toSection(): JsonSchema {
  const types = sectionDefinitions.map(({ type }) => type);
  return {
    type: 'object',
    properties: {
      type: {
        title: 'Type',
        description: 'Which section it is.',
        enum: types,
        markdownEnumDescriptions: sectionDefinitions.map(({ hint }) => hint),
      },
    },
    required: ['type'],
    allOf: sectionDefinitions.map(({ type, label, hint, fields }) => {
      const group = toGroup(fields);
      return {
        if: { properties: { type: { const: type } }, required: ['type'] },
        then: {
          title: label,
          description: hint,
          ...group,
          properties: { type: { const: type }, ...(group.properties as JsonSchema) },
        },
      };
    }),
  };
}

function wordsOf(kind: FieldKind | undefined): JsonSchema {
  if (!kind) return {};
  const { label, hint, example, default: value } = kind;
  const shown = example?.includes('\n') ? `\n\`\`\`yaml\n${example}\n\`\`\`` : ` \`${example ?? ''}\``;
  return {
    title: label,
    description: hint,
    markdownDescription: hint && example ? `${hint}\n\nExample:${shown}` : hint,
    examples: example === undefined ? undefined : [parse(example)],
    default: value === undefined ? undefined : parse(value),
  };
}

/**
 * The length limits of a text, as a pattern rather than `maxLength`: the check trims a text before counting, and YAML may add a line break, so
 * `maxLength` would reject a text that just fits.
 */
function lengthOf(kind: FieldKind | undefined): JsonSchema {
  const { type, pattern } = kind?.jsonSchema ?? {};
  if (!kind || pattern !== undefined || !Array.isArray(type) || !type.includes('string')) return {};
  const { max } = kind;
  return max === undefined
    ? { pattern: '\\S', patternErrorMessage: 'must not be empty' }
    : {
        pattern: `^\\s*\\S(?:[\\s\\S]{0,${max - 2}}\\S)?\\s*$`,
        patternErrorMessage: `must have from 1 to ${max} characters`,
      };
}
