// Not `{ z }`: esbuild would then bundle all of zod's locales into the functions that the receiver's hosts run.
import * as z from 'zod/mini';
import { EMAIL_LENGTH, LINE_LENGTH, MESSAGE_LENGTH, MESSAGE_SHORTEST, NAME_LENGTH, SUBJECT_LENGTH } from '../../limits';

/** Text without control characters and line separators: a line break would let a sender inject mail headers. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Invisible characters: white space, Unicode's default ignorable code points, and the blank braille pattern. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}

function line(longest: number, shortest = 0) {
  return z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest), z.regex(ONE_LINE));
}

interface Input {
  /** The HTML input type; `textarea` is multi-line. */
  type: 'text' | 'email' | 'tel' | 'textarea';
  /** An HTML autofill token. */
  autoComplete?: string;
}

const inputs = z.registry<Input>();

/**
 * The fields of a message, in form order: the single definition of the form's fields and limits. The inputs and their HTML constraints, and
 * validation in the browser and in the receiver, all derive from it.
 */
const fields = {
  name: line(NAME_LENGTH, 1)
    .check(z.refine((text) => !isBlank(text)))
    .register(inputs, { type: 'text', autoComplete: 'name' }),
  email: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(EMAIL_LENGTH), z.email({ pattern: z.regexes.html5Email }))
    .register(inputs, { type: 'email', autoComplete: 'email' }),
  organization: z.optional(line(LINE_LENGTH)).register(inputs, { type: 'text', autoComplete: 'organization' }),
  phone: z.optional(line(LINE_LENGTH)).register(inputs, { type: 'tel', autoComplete: 'tel' }),
  topic: z.optional(line(LINE_LENGTH)).register(inputs, { type: 'text' }),
  subject: z.optional(line(SUBJECT_LENGTH)).register(inputs, { type: 'text' }),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(MESSAGE_SHORTEST),
      z.maxLength(MESSAGE_LENGTH),
      z.refine((text) => !isBlank(text)),
    )
    .register(inputs, { type: 'textarea' }),
};

/** Validates a message. */
export const messageSchema = z.object(fields);

/** A valid message, its values trimmed. */
export type Message = z.infer<typeof messageSchema>;

/** The name of a field: in the form, in requests and in the email. */
export type FieldName = keyof typeof fields;

/** The names of all fields, in form order. */
export const fieldNames = Object.keys(fields) as FieldName[];

/** The HTML type and constraints of a field. Lengths are in UTF-16 code units, as `maxlength` counts. */
interface Constraints extends Input {
  required: boolean;
  minLength?: number;
  maxLength: number;
}

/** The HTML constraints of a field, derived from the schema. */
export function constraintsOf(name: FieldName): Constraints {
  const field = fields[name];
  const { def } = field;
  const required = def.type !== 'optional';
  const checks = ('innerType' in def ? def.innerType.def : def).checks ?? [];
  const { minimum, maximum } = Object.assign({}, ...checks.map((check) => check._zod.def)) as {
    minimum?: number;
    maximum: number;
  };
  return {
    type: 'text',
    ...inputs.get(field),
    required,
    ...(minimum !== undefined && minimum > 1 && { minLength: minimum }),
    maxLength: maximum,
  };
}

/** The ways in which a field can be invalid. `describe-mistake.ts` has a message for each. */
export type Mistake = 'missing' | 'tooShort' | 'tooLong' | 'notAnAddress' | 'notOneLine';

/**
 * Validates what was typed. Empty optional fields are left out of the message; unknown fields are ignored. A line break in a form post (CRLF) counts
 * as one character, as it does in the browser.
 */
export function readMessage(
  values: Readonly<Partial<Record<string, string>>>,
): { message: Message } | { mistakes: Partial<Record<FieldName, Mistake>> } {
  const given = fieldNames.flatMap((name) => {
    const value = values[name]?.replace(/\r\n?/g, '\n');
    return value === undefined || (isBlank(value) && !constraintsOf(name).required) ? [] : [[name, value]];
  });
  const result = messageSchema.safeParse(Object.fromEntries(given));
  if (result.success) return { message: result.data };
  const mistakes: Partial<Record<FieldName, Mistake>> = {};
  for (const { path, code, ...issue } of result.error.issues) {
    const name = path[0] as FieldName;
    if (mistakes[name]) continue;
    const empty = isBlank(values[name] ?? '');
    if (empty || code === 'invalid_type') mistakes[name] = 'missing';
    else if (code === 'too_small') mistakes[name] = 'tooShort';
    else if (code === 'too_big') mistakes[name] = 'tooLong';
    else mistakes[name] = 'format' in issue && issue.format === 'email' ? 'notAnAddress' : 'notOneLine';
  }
  return { mistakes };
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
