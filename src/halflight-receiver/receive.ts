import { FILL_TIME, MESSAGES_WINDOW } from '../halflight/limits';
import { describeMistake } from '../halflight/features/forms/describe-mistake';
import {
  CONFIRMED_FIELD,
  ELAPSED_FIELD,
  readMessage,
  FORM_FIELD,
  HONEYPOT_FIELD,
  LANGUAGE_FIELD,
  TURNSTILE_FIELD,
  type Mistake,
} from '../halflight/features/forms/message';
import { toJsonAnswer, toPage, wantsJson, type Again, type Refusal } from './answers';
import type { Counter } from './counter';
import { contactForm, fieldsOf, hasUnknownFields, type AskedForm, type FindForm } from './forms';
import { limitLog, quoteForLog, type Log } from './log-lines';
import { checkOrigin, toSentPage } from './origins';
import { rateLimitKey } from './rate-limit-key';
import { readBody, type BodyLimits, type Unreadable, type Values } from './read-body';
import {
  DeliveryError,
  kindOf,
  PartialDeliveryError,
  type Deliver,
  type Submission,
  type SubmittedForm,
} from './submission';
import type { CheckToken } from './turnstile';
import { speakerOf, type Say, type Speaker } from './words';

export interface ReceiverOptions {
  deliver: Deliver;
  /** Stores a message that could not be delivered. Without it the visitor is told about the failure, and their browser keeps the message. */
  keep?: (submission: Submission) => Promise<void>;
  /** Keeps a copy of every accepted message, so that answers can be counted. Its failure is only logged. */
  archive?: (submission: Submission) => Promise<void>;
  /** Finds the forms that the site declares; without it, only the contact form is accepted. */
  findForm?: FindForm;
  /** Other origins whose pages may post to it. */
  origins: readonly string[];
  counter: Counter;
  /** How many messages one address may send per window; 0 for no limit. */
  limit: number;
  /** The language tag for visitors whose form specifies none; English by default. */
  language?: string;
  /** Checks the token of every message, if the site uses Turnstile. */
  checkToken?: CheckToken;
  /** Its lines never contain any part of a message. */
  log: Log;
  /** Overrides the default limits for reading a body. */
  bodyLimits?: BodyLimits;
}

/** The receiver's options, and a rate-limited log for events that anyone can trigger. */
interface Context extends ReceiverOptions {
  logRefusal: Log;
}

/** Responds to a request. `address` is the visitor's IP address; empty if the caller does not know it. */
export type Receiver = (request: Request, address: string) => Promise<Response>;

const METHODS = 'POST, OPTIONS';

const unreadable = {
  400: 'badRequestHelp',
  408: 'sentTooSlowly',
  413: 'sentTooMuch',
  415: 'sentWrongType',
} as const satisfies Record<Unreadable, Parameters<Say>[0]>;

/**
 * Creates a contact form's receiver, which validates and delivers messages. It only uses the web's own `Request` and `Response`, so it runs on every
 * host.
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const context: Context = { ...options, logRefusal: limitLog(options.log) };
  return async (request, address) => {
    const checked = checkOrigin(request, options.origins);
    const response = await receive(request, address, checked, context);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    response.headers.set('Vary', 'Origin, Accept');
    if ('origin' in checked && checked.named) {
      response.headers.set('Access-Control-Allow-Origin', checked.origin);
      response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
    return response;
  };
}

async function receive(
  request: Request,
  address: string,
  checked: ReturnType<typeof checkOrigin>,
  context: Context,
): Promise<Response> {
  const { origins, logRefusal, language = 'en' } = context;
  const json = wantsJson(request);
  const own = speakerOf(language);
  const refuse = (refusal: Refusal, speaker: Speaker = own, again?: Again) =>
    json ? toJsonAnswer(refusal) : toPage(refusal, speaker, again);
  if (request.method !== 'POST' && request.method !== 'OPTIONS') {
    return refuse({ status: 405, reason: own.say('methodNotAllowedHelp'), headers: { Allow: METHODS } });
  }
  if ('refused' in checked) {
    logRefusal(`Refused a post from a page of ${quoteForLog(checked.refused)}, which CONTACT_ORIGINS does not name.`);
    return refuse({ status: 403, reason: own.say('originRefused') });
  }
  if (request.method === 'OPTIONS') return preflight();
  const values = await readBody(request, context.bodyLimits);
  if (typeof values === 'number') return refuse({ status: values, reason: own.say(unreadable[values]) });
  const speaker = speakerOf(values[LANGUAGE_FIELD] ?? language);
  const next = toSentPage(values._next, checked.origin, request, origins);
  const form = await findForm(values, speaker, context);
  if ('status' in form) return refuse(form, speaker);
  const outcome = await handleSubmission(form, values, address, context, speaker.say);
  if (typeof outcome === 'object') return refuse(outcome, speaker, { form, values, next, origins });
  return json
    ? Response.json({ ok: true }, { status: outcome })
    : new Response(null, { status: 303, headers: { Location: next } });
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: METHODS,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type, Accept',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** The form that was filled in, in the visitor's language, or why it cannot be accepted. */
async function findForm(
  values: Values,
  { language, say }: Speaker,
  { findForm: find, logRefusal }: Context,
): Promise<AskedForm | Refusal> {
  const name = values[FORM_FIELD];
  if (name === undefined) return contactForm;
  const isUnset = find === undefined;
  if (isUnset) logRefusal('Refused a declared form: CONTACT_FORMS does not say where forms.json of the site is.');
  try {
    const found = await find?.(name, language);
    if (found && !hasUnknownFields(found, values)) return found;
  } catch (error) {
    logRefusal(`Could not read the forms of the site: ${kindOf(error)}.`);
    return { status: 502, reason: say('notDelivered') };
  }
  return isUnset ? { status: 502, reason: say('notDelivered') } : { status: 422, reason: say('formChanged') };
}

/** Handles a posted message: 200 if it was delivered to at least one recipient, 202 if it was only kept for later delivery. */
async function handleSubmission(
  form: AskedForm,
  values: Values,
  address: string,
  context: Context,
  say: Say,
): Promise<Refusal | 200 | 202> {
  const { counter, limit, log } = context;
  const fields = fieldsOf(form);
  const read = readMessage(fields, values);
  if ('mistakes' in read) {
    const errors = fields.flatMap((field) => {
      const mistake: Mistake | undefined = read.mistakes[field.name];
      return mistake ? [{ field: field.name, message: describeMistake(field, mistake, say) }] : [];
    });
    return { status: 422, reason: say('correctFields'), errors };
  }
  // Only our script sends this, and it waits long enough by itself. A lower value comes from something else; there is nothing to correct, so it is
  // only told to wait.
  const elapsed = Number(values[ELAPSED_FIELD] ?? FILL_TIME);
  if (elapsed < FILL_TIME) return tooMany(FILL_TIME - Math.max(elapsed, 0), say);
  if (limit > 0) {
    const { count, endsIn } = await counter
      .add(rateLimitKey(address), MESSAGES_WINDOW, limit)
      .catch((error: unknown) => {
        log(`Could not count (${kindOf(error)}): treated as the first.`);
        return { count: 1, endsIn: 0 };
      });
    if (count > limit) return tooMany(endsIn, say);
  }
  const suspicion = await detectSpam(values, address, context);
  const [id, at] = [crypto.randomUUID(), new Date().toISOString()];
  const submitted = await toSubmittedForm(form, context);
  const submission: Submission = {
    id,
    message: read.message,
    at,
    ...(submitted && { form: submitted }),
    ...(suspicion && { suspicion }),
  };
  const outcome = await deliverOrKeep(submission, context, say);
  if (typeof outcome === 'number')
    await context
      .archive?.(submission)
      .catch((error: unknown) => log(`Could not archive a message: ${kindOf(error)}.`));
  return outcome;
}

/** What a declared form asks, in the recipients' language. */
async function toSubmittedForm(
  { name, ...asked }: AskedForm,
  { findForm: find, language = 'en' }: Context,
): Promise<SubmittedForm | undefined> {
  if (name === undefined) return undefined;
  const { label = name, fields } = (await find?.(name, language)) ?? asked;
  return {
    name,
    label,
    fields: fields.map(({ name: field, kind, label: own }) => ({ name: field, kind, label: own })),
  };
}

/** Suspicious messages are delivered with a note, not refused: without JavaScript a person can neither confirm nor get a token. */
async function detectSpam(values: Values, address: string, { checkToken }: Context): Promise<Submission['suspicion']> {
  if (values[HONEYPOT_FIELD] && values[CONFIRMED_FIELD] !== '1') return 'trap';
  const token = values[TURNSTILE_FIELD];
  if (checkToken && !(token && (await checkToken(token, address)))) return 'check';
  return undefined;
}

async function deliverOrKeep(
  submission: Submission,
  { deliver, keep, log }: Context,
  say: Say,
): Promise<Refusal | 200 | 202> {
  const failed: Refusal = { status: 502, reason: say('notDelivered') };
  let left = submission;
  try {
    await deliver(submission);
    log(`Delivered a message${submission.suspicion ? ', marked as possibly spam' : ''}.`);
    return 200;
  } catch (error) {
    const isPartial = error instanceof PartialDeliveryError;
    const reason = error instanceof DeliveryError ? error.message : kindOf(error);
    log(`Could not deliver a message${isPartial ? ' to all of its recipients' : ''}: ${reason}.`);
    if (isPartial) left = { ...submission, to: error.rest };
  }
  // At least one recipient got it. The visitor need not send it again.
  const otherwise = left.to ? 200 : failed;
  if (!keep) return otherwise;
  try {
    await keep(left);
    return left.to ? 200 : 202;
  } catch (error) {
    log(`Could not keep it either: ${kindOf(error)}.`);
    return otherwise;
  }
}

function tooMany(milliseconds: number, say: Say): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  return { status: 429, reason: say('tooManyMessages', { seconds }), headers: { 'Retry-After': String(seconds) } };
}
