import type { FieldName } from './message';
import type { Failure, Outcome } from './send';

/** What is wrong with fields, in words. */
export type Errors = Partial<Record<FieldName, string>>;

/** How the text got into a mail: by the address, or because that was too short for it by the clipboard, or not. */
type MailText = 'whole' | 'copied' | 'notCopied';

type Phase =
  | { status: 'idle' }
  /** Sent so fast that the form waits. Visitors see no difference to `sending`. */
  | { status: 'waiting' }
  | { status: 'sending' }
  /** The trap is filled: one more press is asked for. */
  | { status: 'confirm' }
  | { status: 'sent' }
  /** The visitor's mail program has the message. */
  | { status: 'mailed' }
  /** `left` is the seconds until the server takes messages again, `isBack` whether a lost connection is there again. */
  | { status: 'failed'; failure: Failure; left?: number | undefined; isBack?: boolean };

/** Where the form stands. */
export type FormState = Phase & { errors: Errors; mail?: MailText | undefined };

/** What can happen to the form. */
export type FormEvent =
  | { type: 'validated'; errors: Errors }
  | { type: 'corrected'; name: FieldName; error: string | undefined }
  | { type: 'trapped' }
  | { type: 'waits' }
  | { type: 'sends' }
  | { type: 'answered'; outcome: Outcome }
  | { type: 'ticked'; left: number }
  | { type: 'connection'; online: boolean }
  | { type: 'mailed'; text: MailText }
  | { type: 'cleared' };

/** A form that nothing has happened to. */
export const initialState: FormState = { status: 'idle', errors: {} };

/** Whether the message is on its way; to the visitor it is while the form waits, too. */
export function isSending({ status }: Pick<FormState, 'status'>): boolean {
  return status === 'waiting' || status === 'sending';
}

/** Whether the server takes no message for some seconds yet. */
export function isClosed(state: FormState): boolean {
  return state.status === 'failed' && (state.left ?? 0) > 0;
}

/** What becomes of the form by what happens to it. */
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
      return answered(event.outcome);
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

function correct(errors: Errors, { name, error }: { name: FieldName; error: string | undefined }): Errors {
  const others = Object.entries(errors).filter(([other]) => other !== name);
  return Object.fromEntries(error === undefined ? others : [...others, [name, error]]);
}

function answered(outcome: Outcome): FormState {
  if (outcome.kind === 'delivered') return { status: 'sent', errors: {} };
  return {
    status: 'failed',
    failure: outcome,
    errors: outcome.kind === 'refused' ? outcome.mistakes : {},
    ...(outcome.kind === 'tooMany' && { left: outcome.wait }),
  };
}
