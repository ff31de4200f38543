import { parse as parseColour } from 'culori';
import { z } from 'zod';
import { fieldKinds, type FieldKind, type FieldText } from './field';
import { isLanguageTag, isTimeZone, isWebAddress } from './formats';
import { iconNames } from './icons';
import { isRealDay } from './days';

/**
 * One function per kind of field. Front matter is read as YAML's failsafe schema gives it (text, lists, maps), so each
 * kind decides itself what its text means: `title: 1984` stays `1984`, `rating: 4` becomes a number.
 */

type Words = FieldText & { min?: number; max?: number };

const textError =
  (expected: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${expected}`;

function register<T extends z.ZodType>(schema: T, kind: FieldKind): T {
  fieldKinds.add(schema, kind);
  return schema;
}

function aString(expected: string, { min = 1, max }: { min?: number; max?: number } = {}): z.ZodString {
  let schema = z
    .string({ error: textError(expected) })
    .trim()
    .min(min, { error: min === 1 ? 'must not be empty' : `must have at least ${min} characters` });
  if (max) schema = schema.max(max, { error: `must have at most ${max} characters` });
  return schema;
}

/** Plain text of one line. A number or a date is taken as it is written. */
export function text(words: Words): z.ZodString {
  return register(aString('text', words), {
    ...words,
    kind: 'text',
    graphql: 'String',
    jsonSchema: { type: ['string', 'number', 'boolean'] },
  });
}

/** A text in Markdown; it reaches components as HTML. The brand keeps the two apart. */
export type Markdown = string & { readonly markdown: true };

/** A short text in Markdown. */
export function markdown(words: Words): z.ZodType<Markdown, string> {
  const schema = aString('text', words) as unknown as z.ZodType<Markdown, string>;
  return register(schema, { ...words, kind: 'markdown', graphql: 'String', jsonSchema: { type: 'string' } });
}

/** A number between `min` and `max`, whole unless `fraction` is set. */
export function number({ fraction = false, ...words }: Words & { fraction?: boolean }): z.ZodType<number, string> {
  const bounds =
    words.min !== undefined && words.max !== undefined
      ? ` from ${words.min} to ${words.max}`
      : words.min !== undefined
        ? ` of at least ${words.min}`
        : '';
  const expected = `must be a ${fraction ? '' : 'whole '}number${bounds}`;
  const schema = z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : expected) })
    .trim()
    .regex(fraction ? /^-?\d+(?:\.\d+)?$/ : /^-?\d+$/, { error: expected, abort: true })
    .transform(Number)
    .refine((value) => value >= (words.min ?? -Infinity) && value <= (words.max ?? Infinity), { error: expected });
  return register(schema, {
    ...words,
    kind: 'number',
    graphql: fraction ? 'Float' : 'Int',
    jsonSchema: { type: fraction ? 'number' : 'integer', minimum: words.min, maximum: words.max },
  });
}

/** Yes or no, written `true` or `false`. */
export function flag(words: FieldText): z.ZodType<boolean, string> {
  const schema = z
    .enum(['true', 'false'], { error: textError('true or false') })
    .transform((value) => value === 'true');
  return register(schema as unknown as z.ZodType<boolean, string>, {
    ...words,
    kind: 'flag',
    graphql: 'Boolean',
    jsonSchema: { type: 'boolean' },
  });
}

/** A calendar day, `2026-03-14`; with `loose`, a month (`2026-03`) or a year (`2026`) too. Kept as text, so that no time zone moves it. */
export function day({ loose = false, ...words }: FieldText & { loose?: boolean }): z.ZodString {
  const expected = loose
    ? 'must be a day, a month or a year, such as 2026-03-14, 2026-03 or 2026'
    : 'must be a day such as 2026-03-14';
  const schema = z
    .string({ error: textError(expected.replace('must be ', '')) })
    .trim()
    .regex(loose ? /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/ : /^\d{4}-\d{2}-\d{2}$/, { error: expected, abort: true })
    .refine(isRealDay, { error: 'is not a day of the calendar' });
  return register(schema, {
    ...words,
    kind: 'day',
    graphql: 'String',
    jsonSchema: {
      type: loose ? ['string', 'integer'] : 'string',
      pattern: loose ? '^\\d{4}(-\\d{2}(-\\d{2})?)?$' : '^\\d{4}-\\d{2}-\\d{2}$',
    },
  });
}

/** One of a few words. */
export function choice<Option extends string>({
  options,
  ...words
}: FieldText & { options: readonly [Option, ...Option[]] }) {
  const schema = z.enum(options, { error: textError(`one of: ${options.join(', ')}`) });
  return register(schema, { ...words, kind: 'choice', graphql: 'String', jsonSchema: { enum: [...options] } });
}

/** An icon by name. */
export function icon(words: FieldText) {
  const schema = z.enum(iconNames, { error: textError('the name of an icon') });
  return register(schema, { ...words, kind: 'icon', graphql: 'String', jsonSchema: { enum: [...iconNames] } });
}

/** A full address on the web. */
export function url(words: FieldText): z.ZodString {
  const schema = aString('an address such as https://example.org/').refine(isWebAddress, {
    error: 'must be a full address that begins with https:// or http://',
  });
  return register(schema, { ...words, kind: 'url', graphql: 'String', jsonSchema: { type: 'string', format: 'uri' } });
}

/** An e-mail address. */
export function email(words: FieldText): z.ZodString {
  const schema = aString('an e-mail address', { max: 254 }).refine((value) => z.email().safeParse(value).success, {
    error: 'must be an e-mail address such as ada@example.org',
  });
  return register(schema, {
    ...words,
    kind: 'email',
    graphql: 'String',
    jsonSchema: { type: 'string', format: 'email' },
  });
}

/** Any colour that CSS knows. */
export function colour(words: FieldText): z.ZodString {
  const schema = aString('a colour').refine((value) => parseColour(value) !== undefined, {
    error: 'must be a CSS colour, such as "#b4532a", teal or "oklch(0.6 0.15 40)"',
  });
  return register(schema, { ...words, kind: 'text', graphql: 'String', jsonSchema: { type: 'string' } });
}

/** The name of a time zone, such as `Europe/London`. */
export function timeZone(words: FieldText): z.ZodString {
  const schema = aString('a time zone').refine(isTimeZone, {
    error: 'must be the name of a time zone, such as Europe/London or UTC',
  });
  return register(schema, { ...words, kind: 'text', graphql: 'String', jsonSchema: { type: 'string' } });
}

/** The tag of a language, such as `en` or `pt-BR`. */
export function language(words: FieldText): z.ZodString {
  const schema = aString('a language').refine(isLanguageTag, {
    error: 'must be the tag of a language, such as en, de or pt-BR',
  });
  return register(schema, { ...words, kind: 'text', graphql: 'String', jsonSchema: { type: 'string' } });
}

/** A page of this site: a path such as `/projects/`, or a Markdown file such as `../projects/engine/index.md`. */
export function path(words: FieldText): z.ZodString {
  const schema = aString('a page of this site').refine(
    (value) => value.startsWith('/') || /\.md(?:#.*)?$/.test(value) || value.startsWith('#'),
    {
      error:
        'must be a page of this site: a path that begins with /, or a Markdown file. An address elsewhere is written as "url"',
    },
  );
  return register(schema, { ...words, kind: 'path', graphql: 'String', jsonSchema: { type: 'string' } });
}

/** A file beside the Markdown file, such as `icon.svg`. */
export function asset(words: FieldText): z.ZodString {
  return register(aString('the name of a file'), {
    ...words,
    kind: 'asset',
    graphql: 'String',
    jsonSchema: { type: 'string' },
  });
}

/** An image as an author names it. `alt: ''` says that it is decorative. */
export interface ImageValue {
  src: string;
  alt: string;
  focus?: string | undefined;
}

const focusPoint = /^(?:top|bottom|left|right|center|\d{1,3}%)(?: (?:top|bottom|left|right|center|\d{1,3}%))?$/;

/** An image beside the Markdown file. With `titled`, a bare path will do: the title beside it says what it shows. */
export function image({ titled = false, ...words }: FieldText & { titled?: boolean }): z.ZodType<ImageValue> {
  const expected = titled
    ? 'an image, written as a path or as { src: ./photo.jpg, alt: What it shows }'
    : 'an image, written { src: ./photo.jpg, alt: What it shows }';
  const full = z.strictObject(
    {
      src: aString('the path of the image'),
      alt: titled
        ? z.string({ error: 'must be text' }).trim().default('')
        : z
            .string({
              error: ({ input }) =>
                input === undefined
                  ? 'is missing: say what the image shows, or "" if it is only decoration'
                  : 'must be text',
            })
            .trim(),
      focus: z
        .string()
        .trim()
        .regex(focusPoint, { error: 'must be a place in the image, such as "top", "50% 20%" or "left bottom"' })
        .optional(),
    },
    { error: textError(expected) },
  );
  const schema = z.preprocess((value) => (titled && typeof value === 'string' ? { src: value } : value), full);
  return register(schema, {
    ...words,
    kind: 'image',
    graphql: 'ContentImage',
    jsonSchema: {
      anyOf: [
        ...(titled ? [{ type: 'string' }] : []),
        {
          type: 'object',
          properties: { src: { type: 'string' }, alt: { type: 'string' }, focus: { type: 'string' } },
          required: titled ? ['src'] : ['src', 'alt'],
          additionalProperties: false,
        },
      ],
    },
  });
}

/** The slug of an entry of another collection. */
export function reference({ collection, ...words }: FieldText & { collection: string }): z.ZodString {
  return register(aString(`the name of an entry of ${collection}`), {
    ...words,
    kind: 'reference',
    graphql: 'String',
    collection,
    jsonSchema: { type: 'string' },
  });
}

/** Several of one kind. */
export function list<Item extends z.ZodType>(item: Item, { max }: { max?: number } = {}) {
  const schema = z.array(item, { error: textError('a list, such as [one, two]') });
  return max ? schema.max(max, { error: `must have at most ${max} items` }) : schema;
}

/** Fields that belong together. With `short`, an item may be written as that one field alone; `opaque` makes them one JSON value in GraphQL. */
export function group<Shape extends Record<string, z.ZodType>>({
  fields,
  short,
  opaque,
  ...words
}: FieldText & { fields: Shape; short?: keyof Shape & string; opaque?: true }) {
  const names = Object.keys(fields).join(', ');
  const object = z.strictObject(fields, { error: textError(`a group of fields (${names})`) });
  const schema = short
    ? (z.preprocess(
        (value) => (typeof value === 'string' ? { [short]: value } : value),
        object,
      ) as unknown as typeof object)
    : object;
  return register(schema, { ...words, kind: 'group', ...(opaque && { graphql: 'JSON' }) });
}

/** A link with a label: `to` leads to a page of the site, `url` leads out. */
export function link(words: FieldText) {
  const schema = group({
    ...words,
    fields: {
      label: text({ label: 'Label', hint: 'The words of the link.', example: 'See the projects', max: 80 }),
      to: path({ label: 'To', hint: 'A page of this site.', example: '/projects/' }).optional(),
      url: url({ label: 'URL', hint: 'An address elsewhere.', example: 'https://example.org/' }).optional(),
    },
  });
  const checked = schema.refine((value) => (value.to === undefined) !== (value.url === undefined), {
    error: 'must have either "to" (a page of this site) or "url" (an address elsewhere)',
  });
  return register(checked, { ...words, kind: 'group' });
}

/** Anything at all; nothing of ours reads it. */
export function anything(words: FieldText): z.ZodUnknown {
  return register(z.unknown(), { ...words, kind: 'json', graphql: 'JSON', jsonSchema: {} });
}
