// Not `{ z }`: esbuild would then bundle all of zod's locales into the functions that the receiver's hosts run.
import * as z from 'zod/mini';
import { EMAIL_LENGTH, LINE_LENGTH, MESSAGE_LENGTH, MESSAGE_SHORTEST, NAME_LENGTH, SUBJECT_LENGTH } from '../../limits';
import { parseUrl } from '../../parse-url';
import type { extraContactFields } from './destinations';
import type { FormField } from './form-field';

/** What was typed, or is sent: the text of each field by its name. Several values of a field are joined by line breaks. */
export type Values = Partial<Record<string, string>>;

/** The valid values of a form, trimmed, without empty ones. */
export type Message = Readonly<Record<string, string>>;

/** The value of a box that is ticked. */
export const TICKED = 'yes';

/**
 * The fields of the contact form, in order: those that it always has, the optional ones that `site.md` enables, and its topics, if any. Without
 * `extra`, all that it can have, with any topic.
 */
export function contactFields(
  extra?: readonly (typeof extraContactFields)[number][],
  topics: readonly string[] = [],
): FormField[] {
  const all: FormField[] = [
    { name: 'name', kind: 'text', max: NAME_LENGTH },
    { name: 'email', kind: 'email' },
    { name: 'organization', kind: 'text', optional: true },
    { name: 'phone', kind: 'phone', optional: true },
    { name: 'topic', kind: 'choice', optional: true, options: topics },
    { name: 'subject', kind: 'text', optional: true, max: SUBJECT_LENGTH },
    { name: 'message', kind: 'paragraph', min: MESSAGE_SHORTEST },
  ];
  if (!extra) return all;
  const asked: readonly string[] = topics.length > 0 ? [...extra, 'topic'] : extra;
  return all.filter(({ name, optional }) => !optional || asked.includes(name));
}

/** Text without control characters and line separators: a line break would let a sender inject mail headers. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Invisible characters: white space, Unicode's default ignorable code points, and the blank braille pattern. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}

/** The ways in which a field can be invalid. `describe-mistake.ts` has a message for each. */
export type Mistake =
  | 'missing'
  | 'tooShort'
  | 'tooLong'
  | 'notAnAddress'
  | 'notOneLine'
  | 'notANumber'
  | 'notWhole'
  | 'tooLow'
  | 'tooHigh'
  | 'notADay'
  | 'notAUrl'
  | 'notAnOption'
  | 'notMatching';

/** The fewest and most characters of a field's text, in UTF-16 code units, as `maxlength` counts. */
export function lengthsOf({ kind, list, min = 1, max }: FormField): { shortest: number; longest: number } {
  if (list) return { shortest: 1, longest: MESSAGE_LENGTH };
  if (kind === 'paragraph') return { shortest: min, longest: max ?? MESSAGE_LENGTH };
  if (kind === 'text') return { shortest: min, longest: max ?? LINE_LENGTH };
  return { shortest: 1, longest: kind === 'email' ? EMAIL_LENGTH : kind === 'url' ? MESSAGE_LENGTH : LINE_LENGTH };
}

const isMistake = (mistake: Mistake): Mistake => mistake;

/** Validates one value of a field that is not blank. The messages of its issues are mistakes. */
function schemaOf(field: FormField): z.ZodMiniType<string, string> {
  const { kind, min = -Infinity, max = Infinity, fraction, pattern, options = [] } = field;
  const { shortest, longest } = lengthsOf({ ...field, list: false });
  const text = z
    .string()
    .check(z.trim(), z.minLength(shortest, isMistake('tooShort')), z.maxLength(longest, isMistake('tooLong')));
  const line = text.check(z.regex(ONE_LINE, isMistake('notOneLine')));
  switch (kind) {
    case 'paragraph':
      return text;
    case 'text':
      return pattern === undefined ? line : line.check(z.regex(toPattern(pattern), isMistake('notMatching')));
    case 'phone':
      return line;
    case 'email':
      return text.check(z.email({ pattern: z.regexes.html5Email, error: isMistake('notAnAddress') }));
    case 'url':
      return line.check(z.refine((value) => /^https?:$/.test(parseUrl(value)?.protocol ?? ''), isMistake('notAUrl')));
    case 'number':
      return line.check(
        z.regex(/^-?\d+(?:\.\d+)?$/, isMistake('notANumber')),
        z.refine((value) => fraction || !value.includes('.'), isMistake('notWhole')),
        z.refine((value) => !(Number(value) < min), isMistake('tooLow')),
        z.refine((value) => !(Number(value) > max), isMistake('tooHigh')),
      );
    case 'day':
      return text.check(z.iso.date(isMistake('notADay')));
    case 'choice':
      // The receiver does not know the topics of the contact form.
      return line.check(z.refine((value) => options.length === 0 || options.includes(value), isMistake('notAnOption')));
    case 'flag':
      return text.check(z.refine((value) => value === TICKED, isMistake('notAnOption')));
  }
}

/** The regular expression of a pattern, as browsers make it of the HTML attribute. Throws for one that is none. */
export function toPattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'v');
}

/** The lines of a text that are not blank. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => !isBlank(line));
}

/**
 * Validates what was typed. Empty optional fields are left out of the message; unknown fields are ignored. A line break in a form post (CRLF) counts
 * as one character, as it does in the browser.
 */
export function readMessage(
  fields: readonly FormField[],
  values: Readonly<Values>,
): { message: Message } | { mistakes: Partial<Record<string, Mistake>> } {
  const message: Record<string, string> = {};
  const mistakes: Partial<Record<string, Mistake>> = {};
  for (const field of fields) {
    const { name, optional, list } = field;
    const value = (values[name] ?? '').replace(/\r\n?/g, '\n');
    if (isBlank(value)) {
      if (!optional) mistakes[name] = 'missing';
      continue;
    }
    const schema = schemaOf(field);
    const results = (list ? linesOf(value) : [value]).map((one) => schema.safeParse(one));
    const wrong = results.find(({ success }) => !success)?.error?.issues[0]?.message as Mistake | undefined;
    const text = results.map(({ data = '' }) => data).join('\n');
    if (wrong) mistakes[name] = wrong;
    else if (list && text.length > MESSAGE_LENGTH) mistakes[name] = 'tooLong';
    else message[name] = text;
  }
  return Object.keys(mistakes).length > 0 ? { mistakes } : { message };
}

/** The honeypot. This field and those below are in the form but not part of the message. */
export const HONEYPOT_FIELD = 'homepage';
/** The language tag of the page. */
export const LANGUAGE_FIELD = '_language';
/** Milliseconds from the first interaction with the form to its submission, measured by our script; not sent without JavaScript. */
export const ELAPSED_FIELD = 'elapsed';
/** '1' if a person confirmed that the honeypot was filled by mistake, as a browser's autofill may do. */
export const CONFIRMED_FIELD = 'confirmed';
/** Turnstile's token, under the name that Cloudflare's own script uses. */
export const TURNSTILE_FIELD = 'cf-turnstile-response';
/** The name of a declared form. The contact form sends none. */
export const FORM_FIELD = 'form';
/** What a declared form is about: the event on whose page it is. */
export const ABOUT_FIELD = 'about';

/** The names that a field of a form cannot have, because something else is sent under them, here or to a service. */
export const reservedFields: readonly string[] = [
  HONEYPOT_FIELD,
  ELAPSED_FIELD,
  CONFIRMED_FIELD,
  FORM_FIELD,
  ABOUT_FIELD,
  'botcheck',
  'redirect',
];
