import { z } from 'zod';
import { findCollection } from '../collections';
import { itemOf, kindOf, mostItemsOf, shapeOf, type FieldKind } from '../fields/field';
import { takesFolder } from '../fields/images';
import { capitalize } from '../letter-case';

/** What a field accepts, as a sentence without its full stop: `A list; each item is text, up to 40 characters`. */
export function toTypeInWords(schema: z.core.$ZodType): string {
  return capitalize(describe(schema));
}

function describe(schema: z.core.$ZodType): string {
  const item = itemOf(schema);
  if (item instanceof z.ZodDiscriminatedUnion) return 'a list of [sections](#sections)';
  const most = mostItemsOf(schema);
  const folder = takesFolder(schema) ? '; or a folder, or a pattern such as `./pictures/*.jpg`' : '';
  if (item) return `a list${most === undefined ? '' : ` of up to ${most}`}; each item is ${describe(item)}${folder}`;
  const kind = kindOf(schema);
  if (!kind && shapeOf(schema)) return 'a group of fields';
  if (!kind) throw new Error('A field has no kind: make it with a function of fields/kinds.ts.');
  return describeKind(kind) + limitsOf(kind);
}

function describeKind({ kind, jsonSchema = {}, short, collection, orUrl }: FieldKind): string {
  const types = [jsonSchema.type].flat();
  switch (kind) {
    case 'text':
      return 'text';
    case 'markdown':
      return 'text in Markdown';
    case 'number':
      return types.includes('integer') ? 'a whole number' : 'a number';
    case 'flag':
      return '`true` or `false`';
    case 'day':
      return types.includes('integer') ? 'a day, a month or a year' : 'a day';
    case 'time':
      return 'a day, with or without a time';
    case 'choice':
      return `one of ${(jsonSchema.enum as string[]).map((option) => `\`${option}\``).join(', ')}`;
    case 'image':
      return (jsonSchema.anyOf as unknown[]).length > 1 ? 'an image, or its path alone' : 'an image';
    case 'asset':
      return 'a file';
    case 'font':
      return jsonSchema.examples
        ? `one of ${(jsonSchema.examples as string[]).map((option) => `\`${option}\``).join(', ')}, or a font file`
        : 'a font file, or the names of fonts';
    case 'drawing':
      return `one of ${(jsonSchema.examples as string[]).map((option) => `\`${option}\``).join(', ')}, or an SVG file`;
    case 'url':
      return 'a full URL';
    case 'email':
      return 'an e-mail address';
    case 'path':
      return orUrl ? 'a page of this site, or a full URL' : 'a page of this site';
    case 'link':
      return 'a full URL, or a file';
    case 'icon':
      return 'one of the [icons](#icons)';
    case 'reference':
      return `the name of a file in \`${findCollection(collection)?.folder ?? ''}/\``;
    case 'group':
      return short ? `a group of fields, or its \`${short}\` alone` : 'a group of fields';
    case 'json':
      return 'anything';
  }
}

function limitsOf({ kind, min, max }: FieldKind): string {
  if (kind === 'number') {
    if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
    return min === undefined ? '' : ` of at least ${min}`;
  }
  return max === undefined ? '' : `, up to ${max} characters`;
}
