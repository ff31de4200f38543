// Not `{ z }`: of that, esbuild keeps every language that zod knows, 400 kB, in what the receiver's hosts run.
import * as z from 'zod/mini';
import { EMAIL_LENGTH, LINE_LENGTH, MESSAGE_LENGTH, MESSAGE_SHORTEST, NAME_LENGTH, SUBJECT_LENGTH } from '../../limits';

/** What one line of text may not hold: whatever breaks lines would let a sender write headers into a mail. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** What cannot be seen: white space, what Unicode calls ignorable, and the braille pattern without a dot. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether nothing that was typed can be seen. */
function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}

function line(longest: number, shortest = 0) {
  return z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest), z.regex(ONE_LINE));
}

/** How a field is typed into. */
interface Input {
  /** The kind of field, as HTML calls it; `textarea` has several lines. */
  type: 'text' | 'email' | 'tel' | 'textarea';
  /** What browsers may fill in by themselves: a token of HTML. */
  autoComplete?: string;
}

const inputs = z.registry<Input>();

/**
 * What a message says: the one description of the form's fields and limits. The form's inputs and their HTML constraints, the browser's
 * verdict and the receiver's all come from it. Fields are in the order in which they are asked for.
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

/** Checks a message: what was typed in, what may be delivered out. */
export const messageSchema = z.object(fields);

/** A message that meets every limit, its ends trimmed. */
export type Message = z.infer<typeof messageSchema>;

/** The name of a field: in the form, over the wire and in the mail. */
export type FieldName = keyof typeof fields;

/** The names of all fields, in the order in which they are asked for. */
export const fieldNames = Object.keys(fields) as FieldName[];

/** What a field is and accepts, in the terms of HTML. Lengths are in UTF-16 units, as `maxlength` counts. */
interface Constraints extends Input {
  required: boolean;
  minLength?: number;
  maxLength: number;
}

/** The constraints of a field, read out of the schema. */
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

/** What can be wrong with a field. Each has its words in `strings/`. */
export type Mistake = 'missing' | 'tooShort' | 'tooLong' | 'notAnAddress' | 'notOneLine';

/**
 * Checks what was typed. Empty optional fields are left out of the message; fields that are not ours are ignored. Line breaks of a form post
 * (CRLF) count as one character, as they do in the browser.
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

/** Fields of the form that are no part of the message. */
export const HONEYPOT_FIELD = 'homepage';
/** The tag of the page's language, where it is not English. */
export const LANGUAGE_FIELD = '_language';
/** Milliseconds from the first touch of the form to its sending, as the browser's code counts them; without JavaScript it is not sent. */
export const ELAPSED_FIELD = 'elapsed';
/** '1' when a person has confirmed that they filled the trap by mistake (a browser's autofill does). */
export const CONFIRMED_FIELD = 'confirmed';
/** Turnstile's token, under the name that Cloudflare's own script gives it. */
export const TURNSTILE_FIELD = 'cf-turnstile-response';
