import type { ContactForm } from './destinations';
import { ANSWER_LENGTH, SEND_TIMEOUT } from '../../limits';
import { fieldNames, type FieldName } from './message';
import type { MessageRequest } from './request';

/** Why a message was not confirmed to have arrived. */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'timedOut' }
  /** The connection failed, or the other origin does not let its answer be read: a browser tells no difference. */
  | { kind: 'unreachable' }
  /** The server wants something else: what it says of single fields, and what it says besides. */
  | { kind: 'refused'; mistakes: Partial<Record<FieldName, string>>; reason?: string | undefined }
  /** `wait` is in seconds, where the server says for how long. */
  | { kind: 'tooMany'; wait?: number | undefined }
  | { kind: 'serverFailed' }
  /** The server took something, and does not say what became of it. */
  | { kind: 'unclear' };

/** What came of a message. */
export type Outcome = { kind: 'delivered' } | Failure;

/**
 * What besides a good status has to confirm that a message was taken: nothing, or a field of the JSON answer that is `true`. A path of the site
 * itself needs one (`ok`, as our receiver says): a host may answer any path that it does not know with a page and the status 200.
 */
export type Confirmation = 'status' | 'success' | 'ok';

/** Sends a message and says what came of it. Never throws. */
export async function send(
  { url, headers, body }: MessageRequest,
  confirmation: Confirmation = 'status',
): Promise<Outcome> {
  if (!isOnline()) return { kind: 'offline' };
  const signal = AbortSignal.timeout(SEND_TIMEOUT);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    const outcome = await readAnswer(response, confirmation);
    return outcome.kind === 'unclear' && signal.aborted ? { kind: 'timedOut' } : outcome;
  } catch {
    if (signal.aborted) return { kind: 'timedOut' };
    return { kind: isOnline() ? 'unreachable' : 'offline' };
  }
}

/** What the browser believes; it may change while an answer is waited for. */
function isOnline(): boolean {
  return navigator.onLine;
}

async function readAnswer(response: Response, confirmation: Confirmation): Promise<Outcome> {
  const { status, ok, headers } = response;
  if (ok && confirmation === 'status') return { kind: 'delivered' };
  if (status === 429) return { kind: 'tooMany', wait: readWait(headers.get('retry-after')) };
  if (status >= 500) return { kind: 'serverFailed' };
  const answer = await readJson(response);
  const confirmed = answer?.[confirmation];
  if (ok && confirmed === true) return { kind: 'delivered' };
  if (ok && confirmed !== false) return { kind: 'unclear' };
  return refusal(answer ?? {});
}

/** A body that breaks off, or is something else, is no answer. */
async function readJson(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds, from either form of `Retry-After`. */
function readWait(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** Finds what is said of fields in `errors: [{field, message}]` and `errors: {field: [..]}`; what concerns none of ours is the reason. */
function refusal({ errors, message, error }: Record<string, unknown>): Failure {
  const said: [field: unknown, text: unknown][] = [];
  if (Array.isArray(errors)) {
    for (const item of errors as unknown[]) {
      if (typeof item !== 'object' || item === null) said.push([undefined, item]);
      else said.push(['field' in item ? item.field : undefined, 'message' in item ? item.message : undefined]);
    }
  } else if (typeof errors === 'object' && errors !== null) {
    for (const [field, texts] of Object.entries(errors)) said.push([field, Array.isArray(texts) ? texts[0] : texts]);
  }
  const mistakes: Partial<Record<FieldName, string>> = {};
  let reason: string | undefined;
  for (const [field, raw] of said) {
    const text = toText(raw);
    const name = fieldNames.find((known) => known === field);
    if (text && name) mistakes[name] ??= text;
    else reason ??= text;
  }
  return { kind: 'refused', mistakes, reason: reason ?? toText(message) ?? toText(error) };
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, ANSWER_LENGTH) : undefined;
}

/** What has to confirm a message to a destination. */
export function confirmationOf(form: ContactForm): Confirmation {
  if (form.destination === 'web3forms') return 'success';
  return form.destination === 'endpoint' && form.url.startsWith('/') ? 'ok' : 'status';
}
