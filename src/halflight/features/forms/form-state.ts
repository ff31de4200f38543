import type { Values } from './message';
import type { Failure, Outcome } from './send';

/** The error message of each invalid field. */
export type Errors = Partial<Record<string, string>>;

/** How the text got into an email: in the URL, or, if it was too long for that, through the clipboard, or not at all. */
type MailText = 'whole' | 'copied' | 'notCopied';

type Phase =
  | { status: 'idle' }
  /** Submitted within `FILL_TIME`, so the form waits. To visitors it looks like `sending`. */
  | { status: 'waiting' }
  | { status: 'sending' }
  /** The honeypot is filled: the visitor is asked to submit again. */
  | { status: 'confirm' }
  /** `message` is what was delivered. */
  | { status: 'sent'; message: Values }
  /** The message was handed to the visitor's mail program. */
  | { status: 'mailed' }
  /** `left` is the number of seconds until the server accepts messages again; `isBack`, whether a lost connection has returned. */
  | { status: 'failed'; failure: Failure; left?: number | undefined; isBack?: boolean };

export type FormState = Phase & { errors: Errors; mail?: MailText | undefined };

/** What can happen to the form. */
export type FormEvent =
  | { type: 'validated'; errors: Errors }
  | { type: 'corrected'; name: string; error: string | undefined }
  | { type: 'trapped' }
  | { type: 'waits' }
  | { type: 'sends' }
  /** `message` is what was sent. */
  | { type: 'answered'; outcome: Outcome; message: Values }
  | { type: 'ticked'; left: number }
  | { type: 'connection'; online: boolean }
  | { type: 'mailed'; text: MailText }
  | { type: 'cleared' };

/** The state of a new form. */
export const initialState: FormState = { status: 'idle', errors: {} };

/** Whether the message is being sent, or the form is waiting, which looks the same to the visitor. */
export function isSending({ status }: Pick<FormState, 'status'>): boolean {
  return status === 'waiting' || status === 'sending';
}

/** Whether the server is rate-limiting the visitor. */
export function isRateLimited(state: FormState): boolean {
  return state.status === 'failed' && (state.left ?? 0) > 0;
}

/** The state of the form after an event. */
export function reduce(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'validated':
      return { status: 'idle', errors: event.errors };
    case 'corrected':
      return state.errors[event.name] === event.error ? state : { ...state, errors: correct(state.errors, event) };
    case 'trapped':
      return { status: 'confirm', errors: {} };
    case 'waits':
      return { status: 'waiting', errors: {} };
    case 'sends':
      return { status: 'sending', errors: {} };
    case 'answered':
      return answered(event.outcome, event.message);
    case 'ticked':
      return state.status === 'failed' ? { ...state, left: event.left } : state;
    case 'connection':
      return state.status === 'failed' && state.failure.kind === 'offline' ? { ...state, isBack: event.online } : state;
    case 'mailed':
      return state.status === 'failed'
        ? { ...state, mail: event.text }
        : { status: 'mailed', errors: {}, mail: event.text };
    case 'cleared':
      return initialState;
  }
}

function correct(errors: Errors, { name, error }: { name: string; error: string | undefined }): Errors {
  const others = Object.entries(errors).filter(([other]) => other !== name);
  return Object.fromEntries(error === undefined ? others : [...others, [name, error]]);
}

function answered(outcome: Outcome, message: Values): FormState {
  if (outcome.kind === 'delivered') return { status: 'sent', message, errors: {} };
  return {
    status: 'failed',
    failure: outcome,
    errors: outcome.kind === 'refused' ? outcome.mistakes : {},
    ...(outcome.kind === 'tooMany' && { left: outcome.wait }),
  };
}
