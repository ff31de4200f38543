import { FILL_TIME, MESSAGES_WINDOW } from '../../../limits';
import { en } from '../../../ui/words/en';
import { receiverWords } from './words';
import { fill } from '../../../ui/words/fill';
import { describeMistake } from '../describe-mistake';
import {
  CONFIRMED_FIELD,
  ELAPSED_FIELD,
  readMessage,
  HONEYPOT_FIELD,
  TURNSTILE_FIELD,
  type FieldName,
  type Mistake,
} from '../message';
import { toJsonAnswer, toPage, wantsJson, type Refusal } from './answers';
import type { Counter } from './counter';
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
  type Suspicion,
} from './submission';
import type { CheckToken } from './turnstile';

export interface ReceiverOptions {
  deliver: Deliver;
  /** Keeps what could not be delivered. Where nothing can be kept the visitor is told, and their browser keeps it. */
  keep?: (submission: Submission) => Promise<void>;
  /** Origins, besides its own, whose pages may post to it. */
  origins: readonly string[];
  counter: Counter;
  /** Messages from one address in one window; 0 for any number. */
  limit: number;
  /** Asked of every message, if the site uses Turnstile. */
  checkToken?: CheckToken;
  /** No line of it holds a word of a message. */
  log: Log;
  /** How far a body is read, if not as far as our limits say. */
  bodyLimits?: BodyLimits;
}

/** What one receiver works with: its options, and a log for what anybody can cause. */
interface Context extends ReceiverOptions {
  logRefusal: Log;
}

/** Answers a request. `address` is the visitor's, as whoever calls knows it; empty if it is not known. */
export type Receiver = (request: Request, address: string) => Promise<Response>;

const METHODS = 'POST, OPTIONS';

const unreadable: Record<Unreadable, string> = {
  400: en.badRequestHelp,
  408: receiverWords.sentTooSlowly,
  413: receiverWords.sentTooMuch,
  415: receiverWords.sentWrongType,
};

/**
 * The receiver of a contact form: checks what is posted and delivers it. It knows nothing but the web's own `Request` and `Response`, so every
 * host can run it.
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
  const { origins, logRefusal } = context;
  const json = wantsJson(request);
  if (request.method !== 'POST' && request.method !== 'OPTIONS') {
    const refusal = { status: 405, reason: en.methodNotAllowedHelp, headers: { Allow: METHODS } };
    return json ? toJsonAnswer(refusal) : toPage(refusal);
  }
  if ('refused' in checked) {
    logRefusal(`Refused a post from a page of ${quoteForLog(checked.refused)}, which CONTACT_ORIGINS does not name.`);
    const refusal = { status: 403, reason: receiverWords.originRefused };
    return json ? toJsonAnswer(refusal) : toPage(refusal);
  }
  if (request.method === 'OPTIONS') return preflight();
  const values = await readBody(request, context.bodyLimits);
  if (typeof values === 'number') {
    const refusal = { status: values, reason: unreadable[values] };
    return json ? toJsonAnswer(refusal) : toPage(refusal);
  }
  const next = toSentPage(values._next, checked.origin, request, origins);
  const outcome = await handleSubmission(values, address, context);
  if (typeof outcome === 'object') {
    const { pathname } = new URL(request.url);
    return json ? toJsonAnswer(outcome) : toPage(outcome, { values, action: pathname, next, origins });
  }
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

/** Takes what was posted: 200 if it was delivered, 202 if it was kept to be delivered later. */
async function handleSubmission(values: Values, address: string, context: Context): Promise<Refusal | 200 | 202> {
  const { counter, limit, log } = context;
  const read = readMessage(values);
  if ('mistakes' in read) {
    const errors = Object.entries(read.mistakes).map(([name, mistake]) => toError(name as FieldName, mistake));
    return { status: 422, reason: en.correctFields, errors };
  }
  // Only our script sends this, and it waits by itself: whoever sends less has not run it. A script that did has nothing to correct, only to wait.
  const elapsed = Number(values[ELAPSED_FIELD] ?? FILL_TIME);
  if (elapsed < FILL_TIME) return tooMany(FILL_TIME - Math.max(elapsed, 0));
  if (limit > 0) {
    const { count, endsIn } = await counter.add(rateLimitKey(address), MESSAGES_WINDOW).catch((error: unknown) => {
      log(`Could not count (${kindOf(error)}): treated as the first.`);
      return { count: 1, endsIn: 0 };
    });
    if (count > limit) return tooMany(endsIn);
  }
  const suspicion = await detectSpam(values, address, context);
  const [id, at] = [crypto.randomUUID(), new Date().toISOString()];
  return deliverOrKeep({ id, message: read.message, at, ...(suspicion && { suspicion }) }, context);
}

/** Nothing suspicious is refused: without JavaScript a person can neither confirm nor have a token. It is delivered, and says what it is. */
async function detectSpam(values: Values, address: string, { checkToken }: Context): Promise<Suspicion | undefined> {
  if (values[HONEYPOT_FIELD] && values[CONFIRMED_FIELD] !== '1') return 'trap';
  const token = values[TURNSTILE_FIELD];
  if (checkToken && !(token && (await checkToken(token, address)))) return 'check';
  return undefined;
}

async function deliverOrKeep(submission: Submission, { deliver, keep, log }: Context): Promise<Refusal | 200 | 202> {
  const failed: Refusal = { status: 502, reason: receiverWords.notDelivered };
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
  // Somebody has it: the visitor need not write again, and would only send it twice.
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

function tooMany(milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    status: 429,
    reason: fill(receiverWords.tooManyMessages, { seconds }),
    headers: { 'Retry-After': String(seconds) },
  };
}

function toError(field: FieldName, mistake: Mistake): { field: FieldName; message: string } {
  return { field, message: describeMistake(field, mistake, (name, values) => fill(en[name], values)) };
}
