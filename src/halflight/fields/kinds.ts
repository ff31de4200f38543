import { parse as parseColour } from 'culori';
import { z } from 'zod';
import { isEntryFile } from '../entry-file';
import { EMAIL_LENGTH } from '../limits';
import { aString, register, scalar, textError, trimmed, type FieldKind, type FieldText } from './field';
import { nearest } from '../nearest';
import {
  findLanguage,
  findLinkUrl,
  findNumber,
  findUrl,
  isDrawingFile,
  isFont,
  isFontFile,
  isLanguageTag,
  isMailOrPhone,
  isTimeZone,
  isUrlOrFile,
  isWebAddress,
} from './formats';
import { iconNames } from './icons';
import { DATE_TIME, DAY, isRealDay, LOOSE_DAY, TIME } from './days';
import { readPlainText } from './plain-text';

/**
 * One function per kind of field. Front matter is parsed with YAML's failsafe schema (text, lists, maps), so each kind interprets its own text:
 * `title: 1984` stays `1984`, `rating: 4` becomes a number.
 */

type Words = FieldText & { min?: number; max?: number };

interface Condition {
  holds: (value: string) => boolean;
  error: string | ((value: string) => string);
}

/** Registers a kind of field whose values are text; what authors write is a string unless `jsonSchema` says otherwise. */
function registerText<T extends z.ZodType>(schema: T, kind: FieldKind): T {
  return register(schema, { graphql: 'String', jsonSchema: { type: 'string' }, ...kind });
}

/** Suggests a number for a text that is one in another format, if the field accepts it. */
const guessNumber =
  (schema: z.ZodType) =>
  (written: string): string | undefined => {
    const found = findNumber(written);
    return found !== undefined && schema.safeParse(found).success ? found : undefined;
  };

function withCondition(schema: z.ZodString, condition: Condition | undefined): z.ZodString {
  if (!condition) return schema;
  const { holds, error } = condition;
  return schema.refine(holds, { error: typeof error === 'string' ? error : ({ input }) => error(String(input)) });
}

/** Plain text, read as one line. A number or a date is taken as written. */
export function text({ condition, ...words }: Words & { condition?: Condition }): z.ZodString {
  const schema = aString('text', { ...words, read: readPlainText });
  return registerText(withCondition(schema, condition), { ...words, kind: 'text', jsonSchema: { type: scalar } });
}

/** Markdown text, which components receive as HTML. The brand keeps the two apart. */
export type Markdown = string & { readonly markdown: true };

/** A short Markdown text. With `code`, its code blocks are shown as in a body. */
export function markdown(words: Words & Pick<FieldKind, 'code'>): z.ZodType<Markdown, string> {
  const schema = aString('text', words) as unknown as z.ZodType<Markdown, string>;
  return registerText(schema, { ...words, kind: 'markdown', jsonSchema: { type: scalar } });
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
  const digits = fraction ? /^-?\d+(?:\.\d+)?$/ : /^-?\d+$/;
  const schema = z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : expected) })
    .trim()
    .regex(digits, { error: expected, abort: true })
    .transform(Number)
    .refine((value) => value >= (words.min ?? -Infinity) && value <= (words.max ?? Infinity), { error: expected });
  return register(schema, {
    ...words,
    kind: 'number',
    guess: guessNumber(schema),
    graphql: fraction ? 'Float' : 'Int',
    jsonSchema: {
      type: [fraction ? 'number' : 'integer', 'string'],
      minimum: words.min,
      maximum: words.max,
      pattern: trimmed(digits),
      patternErrorMessage: expected,
    },
  });
}

const DURATION = /^(?:(\d{1,4}) ?h(?: ?(\d{1,2}) ?min)?|(\d{1,5})(?: ?min)?)$/;

/** A duration in minutes, written `45 min`, `1 h 30 min` or as a bare number of minutes. */
export function duration(words: FieldText): z.ZodType<number, string> {
  const expected = 'must be a duration such as 45 min or 1 h 30 min';
  const schema = z
    .string({ error: textError(expected.replace('must be ', '')) })
    .trim()
    .regex(DURATION, { error: expected, abort: true })
    .transform((written) => {
      const [, hours = 0, rest = 0, minutes = 0] = DURATION.exec(written) ?? [];
      return Number(hours) * 60 + Number(rest) + Number(minutes);
    });
  return register(schema, {
    ...words,
    kind: 'number',
    guess: guessNumber(schema),
    graphql: 'Int',
    jsonSchema: { type: ['integer', 'string'], pattern: trimmed(DURATION), patternErrorMessage: expected },
  });
}

/** A boolean, written `true` or `false`. */
export function flag(words: FieldText): z.ZodType<boolean, string> {
  const schema = z
    .enum(['true', 'false'], { error: textError('true or false') })
    .transform((value) => value === 'true');
  return register(schema as unknown as z.ZodType<boolean, string>, {
    ...words,
    kind: 'flag',
    graphql: 'Boolean',
    jsonSchema: {
      type: ['boolean', 'string'],
      pattern: '^(?:true|false)$',
      patternErrorMessage: 'must be true or false',
    },
  });
}

/**
 * A calendar day, `2026-03-14`; with `loose`, also a month (`2026-03`) or a year (`2026`). Stored as text, so that no time zone shifts it. A day with
 * a time, as other generators write it, is accepted: `sourcing/to-days.ts` reduces it to a day once the site's time zone is known. `orWords` are
 * accepted in its place.
 */
export function day({
  loose = false,
  orWords = [],
  ...words
}: FieldText & { loose?: boolean; orWords?: readonly string[] }): z.ZodString {
  const expected =
    (loose
      ? 'must be a day, a month or a year, such as 2026-03-14, 2026-03 or 2026'
      : 'must be a day such as 2026-03-14') + orWords.map((word) => `, or "${word}"`).join('');
  const pattern = new RegExp([(loose ? LOOSE_DAY : DAY).source, ...orWords.map((word) => `^${word}$`)].join('|'));
  const schema = z
    .string({ error: textError(expected.replace('must be ', '')) })
    .trim()
    .refine((value) => pattern.test(value) || DATE_TIME.test(value), { error: expected, abort: true })
    .refine((value) => orWords.includes(value) || isRealDay(DATE_TIME.exec(value)?.[1] ?? value), {
      error: 'is not a day in the calendar',
    });
  return registerText(schema, {
    ...words,
    kind: 'day',
    jsonSchema: {
      type: loose ? ['string', 'integer'] : 'string',
      pattern: [loose ? LOOSE_DAY : DAY, ...orWords.map((word) => new RegExp(`^${word}$`)), DATE_TIME]
        .map(trimmed)
        .join('|'),
      patternErrorMessage: expected,
    },
  });
}

/** A day, a month, a year, or a day and a time: `2026-05-14 18:30`, or ISO 8601. A time without a zone is local. Stored as text. */
export function time(words: FieldText): z.ZodString {
  const expected = 'a day such as 2026-05-14, or a day and a time such as 2026-05-14 18:30';
  const schema = z
    .string({ error: textError(expected) })
    .trim()
    .refine((value) => TIME.test(value) || LOOSE_DAY.test(value), { error: `must be ${expected}`, abort: true })
    .refine((value) => isRealDay(TIME.exec(value)?.[1] ?? value), { error: 'is not a day in the calendar' });
  return registerText(schema, {
    ...words,
    kind: 'time',
    jsonSchema: {
      type: ['string', 'integer'],
      pattern: `${trimmed(TIME)}|${trimmed(LOOSE_DAY)}`,
      patternErrorMessage: `must be ${expected}`,
    },
  });
}

/** One of a fixed set of words. */
export function choice<Option extends string>({
  options,
  ...words
}: FieldText & { options: readonly [Option, ...Option[]] }) {
  const schema = z.enum(options, { error: textError(`one of: ${options.join(', ')}`) });
  return registerText(schema, { ...words, kind: 'choice', jsonSchema: { enum: [...options] } });
}

/** An icon by name. */
export function icon(words: FieldText) {
  const schema = z.enum(iconNames, { error: textError(`the name of an icon: ${iconNames.join(', ')}`) });
  return registerText(schema, { ...words, kind: 'icon', jsonSchema: { enum: [...iconNames] } });
}

/** An absolute `http` or `https` URL. */
export function url({ condition, ...words }: FieldText & { condition?: Condition }): z.ZodString {
  const error = 'must be a full URL that begins with https:// or http://';
  const schema = aString('a URL such as https://example.org/').refine(isWebAddress, { error, abort: true });
  return registerText(withCondition(schema, condition), {
    ...words,
    kind: 'url',
    guess: findUrl,
    jsonSchema: { type: 'string', pattern: '^\\s*[Hh][Tt][Tt][Pp][Ss]?://\\S', patternErrorMessage: error },
  });
}

/** A link target outside this site: an `http` or `https` URL, or an email address or phone number as `mailto:` or `tel:`. */
export function linkUrl(words: FieldText): z.ZodString {
  const error = 'must be a full URL that begins with https://, http://, mailto: or tel:';
  const holds = (value: string) => isWebAddress(value) || isMailOrPhone(value);
  return registerText(aString('a URL such as https://example.org/').refine(holds, { error, abort: true }), {
    ...words,
    kind: 'url',
    guess: findLinkUrl,
    jsonSchema: {
      type: 'string',
      pattern: '^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)\\S',
      patternErrorMessage: error,
    },
  });
}

/** An e-mail address. */
export function email(words: FieldText): z.ZodString {
  const error = 'must be an e-mail address such as ada@example.org';
  const isAddress = (value: string) => z.email().safeParse(value).success;
  const schema = aString('an e-mail address', { max: EMAIL_LENGTH }).refine(isAddress, { error });
  return registerText(schema, {
    ...words,
    kind: 'email',
    jsonSchema: { type: 'string', pattern: trimmed(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), patternErrorMessage: error },
  });
}

/** Any CSS colour. */
export function colour(words: FieldText): z.ZodString {
  const schema = aString('a colour').refine((value) => parseColour(value) !== undefined, {
    error: 'must be a CSS colour, such as "#b4532a", teal or "oklch(0.6 0.15 40)"',
  });
  return registerText(schema, { ...words, kind: 'text' });
}

/** The name of a time zone, such as `Europe/London`. */
export function timeZone(words: FieldText): z.ZodString {
  const schema = aString('a time zone').refine(isTimeZone, {
    error: 'must be the name of a time zone, such as Europe/London or UTC',
  });
  return registerText(schema, { ...words, kind: 'text' });
}

/** A currency code, such as `EUR`. */
export function currency(words: FieldText): z.ZodString {
  const error = 'must be a currency code, such as EUR, GBP or USD';
  const isCode = (value: string) => Intl.supportedValuesOf('currency').includes(value);
  const schema = aString('a currency').refine(isCode, { error });
  return registerText(schema, {
    ...words,
    kind: 'text',
    jsonSchema: { type: 'string', pattern: trimmed(/^[A-Z]{3}$/), patternErrorMessage: error },
  });
}

/** A language tag, such as `en` or `pt-BR`. */
export function language(words: FieldText): z.ZodString {
  const schema = aString('a language').refine(isLanguageTag, {
    error: 'must be a language tag, such as en, de or pt-BR',
  });
  return registerText(schema, { ...words, kind: 'text', guess: findLanguage });
}

/** Path segments that servers and file systems take for another folder, or for a file of the build: `..`, `feed.xml`, `_headers`. */
const STRANGE_PART = /^(?:\.{1,2}|_.*|.*\.[a-z\d]*[a-z][a-z\d]*)$/i;

/**
 * A page of this site: a path such as `/projects/`, or a Markdown file such as `../projects/engine/index.md`. With `folder`, a path below which pages
 * are created; it need not be a page itself. With `orUrl`, a full URL may stand in place of a page.
 */
export function path({
  folder = false,
  orUrl = false,
  guess,
  ...words
}: FieldText & { folder?: boolean; orUrl?: boolean } & Pick<FieldKind, 'guess'>): z.ZodString {
  const page = 'a page of this site: a path that begins with /, or a Markdown file';
  const error = folder
    ? 'must be a path such as /work/, of letters, digits and hyphens'
    : orUrl
      ? `must be ${page}; or a full URL that begins with https:// or http://`
      : `must be ${page}. For a page on another site, use "url"`;
  const isFolder = (value: string) => /^\/(?:[\p{L}\p{M}\p{N}._~-]+(?:\/|$))*$/u.test(value);
  const isPage = (value: string) =>
    /^(?:#|\/(?!\/))/.test(value) || isEntryFile(value.replace(/#.*$/, '')) || (orUrl && isWebAddress(value));
  const begin = orUrl ? '(?:[/#]|[Hh][Tt][Tt][Pp][Ss]?://\\S)' : '[/#]';
  const strangeIn = (value: string) => value.split('/').find((part) => STRANGE_PART.test(part));
  const written = aString(folder ? 'a path' : 'a page of this site');
  const schema = folder
    ? written.refine(isFolder, { error, abort: true }).refine((value) => strangeIn(value) === undefined, {
        error: ({ input }) =>
          `must be a path such as /work/: "${strangeIn(String(input)) ?? ''}" is the name of a file or of another folder`,
      })
    : written.refine(isPage, { error });
  const isBetter = (guessed: string, found: string) => guessed !== found.trim() && schema.safeParse(guessed).success;
  return registerText(schema, {
    ...words,
    ...(guess && {
      guess: (found: string) => {
        const guessed = guess(found);
        return guessed !== undefined && isBetter(guessed, found) ? guessed : undefined;
      },
    }),
    kind: folder ? 'text' : 'path',
    ...(orUrl && { orUrl }),
    jsonSchema: {
      type: 'string',
      pattern: folder ? '^\\s*/' : `^\\s*${begin}|\\.(?:md|ipynb)(?:#.*)?\\s*$`,
      patternErrorMessage: error,
    },
  });
}

/**
 * The location of a document: a full URL, a file beside the Markdown file, which is then published, or a path of this site, such as `/slides/a.pdf`.
 */
export function link(words: FieldText): z.ZodString {
  const error = 'must be a full URL that begins with https:// or http://, or a file such as ./paper.pdf';
  return registerText(aString('a URL or a file').refine(isUrlOrFile, { error }), {
    ...words,
    kind: 'link',
    jsonSchema: {
      type: scalar,
      pattern: '^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://\\S|(?!//|[A-Za-z][A-Za-z\\d+.-]*:)\\S)',
      patternErrorMessage: error,
    },
  });
}

/** A font: the name of a bundled one, or a WOFF2 file beside the Markdown file. */
export function face({ options, ...words }: FieldText & { options: readonly string[] }): z.ZodString {
  const error = `must be one of: ${options.join(', ')}; or a file such as ./fonts/own.woff2`;
  const schema = aString('a font').refine((value) => options.includes(value) || isFontFile(value), { error });
  const pattern = trimmed(new RegExp(`^(?:${options.join('|')}|[^\\s:]+\\.woff2)$`));
  const jsonSchema = { type: 'string', pattern, patternErrorMessage: error, examples: [...options] };
  return registerText(schema, { ...words, kind: 'font', jsonSchema });
}

/** A drawing: the name of a bundled one, or an SVG file beside the Markdown file. */
export function drawing({ options, ...words }: FieldText & { options: readonly string[] }): z.ZodString {
  const error = `must be one of: ${options.join(', ')}; or an SVG beside the file, such as ./ornament.svg`;
  const schema = aString('a drawing').refine((value) => options.includes(value) || isDrawingFile(value), { error });
  const pattern = trimmed(new RegExp(`^(?:${options.join('|')}|[^\\s:/][^\\s:]*\\.[sS][vV][gG])$`));
  const jsonSchema = { type: 'string', pattern, patternErrorMessage: error, examples: [...options] };
  return registerText(schema, {
    ...words,
    kind: 'drawing',
    jsonSchema,
    guess: (found) => nearest(found.trim().toLowerCase(), [...options]),
  });
}

/** A font: a WOFF2 file beside the Markdown file, or the names of fonts installed on visitors' devices. */
export function font(words: FieldText): z.ZodString {
  const schema = aString('a font').refine(isFont, {
    error: 'must be a file such as ./fonts/own.woff2, or names of fonts such as Georgia, serif',
  });
  return registerText(schema, { ...words, kind: 'font', jsonSchema: { type: scalar } });
}

/** A file beside the Markdown file, such as `icon.svg`. */
export function asset({ condition, ...words }: FieldText & { condition?: Condition }): z.ZodString {
  const schema = aString('the name of a file');
  return registerText(withCondition(schema, condition), { ...words, kind: 'asset', jsonSchema: { type: scalar } });
}

/** The slug of an entry of another collection. */
export function reference({ collection, ...words }: FieldText & { collection: string }): z.ZodString {
  return registerText(aString(`the name of an entry of ${collection}`, { read: (name) => name.normalize('NFC') }), {
    ...words,
    kind: 'reference',
    collection,
    jsonSchema: { type: scalar, pattern: trimmed(/^[^\s/]+$/) },
  });
}

/** Any value at all; our code never reads it. */
export function anything(words: FieldText): z.ZodUnknown {
  return register(z.unknown(), { ...words, kind: 'json', graphql: 'JSON', jsonSchema: {} });
}
