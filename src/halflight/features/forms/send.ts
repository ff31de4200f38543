import type { ShownForm } from './destinations';
import { ANSWER_LENGTH, SEND_TIMEOUT } from '../../limits';
import type { MessageRequest } from './request';

/** Why delivery was not confirmed. */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'timedOut' }
  /** The connection failed, or CORS blocked the response: a script cannot tell which. */
  | { kind: 'unreachable' }
  /** The server rejected the message, with errors for individual fields and a general reason. */
  | { kind: 'refused'; mistakes: Partial<Record<string, string>>; reason?: string | undefined }
  /** `wait` is in seconds, if the server says how long. */
  | { kind: 'tooMany'; wait?: number | undefined }
  | { kind: 'serverFailed' }
  /** The server responded with success but did not confirm delivery, or something failed on the way. */
  | { kind: 'unclear' };

export type Outcome = { kind: 'delivered' } | Failure;

/**
 * What confirms delivery besides a 2xx status: nothing (`status`), or a field of the JSON response that must be `true`. A path on the site itself
 * needs one (`ok`, which our receiver sends), because a host may respond to any unknown path with a page and status 200.
 */
export type Confirmation = 'status' | 'success' | 'ok';

/** Sends a message and returns the outcome. `names` are the fields that the answer may say something about. Never throws. */
export async function send(
  { url, headers, body }: MessageRequest,
  confirmation: Confirmation = 'status',
  names: readonly string[] = [],
): Promise<Outcome> {
  if (!isOnline()) return { kind: 'offline' };
  const signal = AbortSignal.timeout(SEND_TIMEOUT);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    const outcome = await readAnswer(response, confirmation, names);
    return outcome.kind === 'unclear' && signal.aborted ? { kind: 'timedOut' } : outcome;
  } catch {
    if (signal.aborted) return { kind: 'timedOut' };
    return { kind: isOnline() ? 'unreachable' : 'offline' };
  }
}

/** The browser's current state, which may change while awaiting a response. */
function isOnline(): boolean {
  return navigator.onLine;
}

async function readAnswer(response: Response, confirmation: Confirmation, names: readonly string[]): Promise<Outcome> {
  const { status, ok, headers } = response;
  if (ok && confirmation === 'status') return { kind: 'delivered' };
  if (status === 429) return { kind: 'tooMany', wait: readWait(headers.get('retry-after')) };
  if (status >= 500) return { kind: 'serverFailed' };
  const answer = await readJson(response);
  const confirmed = answer?.[confirmation];
  if (ok && confirmed === true) return { kind: 'delivered' };
  if (ok && confirmed !== false) return { kind: 'unclear' };
  return refusal(answer ?? {}, names);
}

/** The JSON object in a response; `undefined` for a truncated body or anything else. */
async function readJson(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The number of seconds in either form of `Retry-After`. */
function readWait(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** Reads field errors from `errors: [{field, message}]` or `errors: {field: [..]}`. An error for an unknown field becomes the general reason. */
function refusal({ errors, message, error }: Record<string, unknown>, names: readonly string[]): Failure {
  const said: [field: unknown, text: unknown][] = [];
  if (Array.isArray(errors)) {
    for (const item of errors as unknown[]) {
      if (typeof item !== 'object' || item === null) said.push([undefined, item]);
      else said.push(['field' in item ? item.field : undefined, 'message' in item ? item.message : undefined]);
    }
  } else if (typeof errors === 'object' && errors !== null) {
    for (const [field, texts] of Object.entries(errors)) said.push([field, Array.isArray(texts) ? texts[0] : texts]);
  }
  const mistakes: Partial<Record<string, string>> = {};
  let reason: string | undefined;
  for (const [field, raw] of said) {
    const text = toText(raw);
    const name = names.find((known) => known === field);
    if (text && name) mistakes[name] ??= text;
    else reason ??= text;
  }
  return { kind: 'refused', mistakes, reason: reason ?? toText(message) ?? toText(error) };
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, ANSWER_LENGTH) : undefined;
}

/** What confirms delivery to a form's destination. */
export function confirmationOf(form: ShownForm): Confirmation {
  if (form.destination === 'web3forms') return 'success';
  return form.destination === 'endpoint' && form.url.startsWith('/') ? 'ok' : 'status';
}
