import { withPrefix } from 'gatsby';
import { FILL_TIME } from '../../limits';
import type { ShownForm } from './destinations';
import { createDraftStore, draftKey, type DraftStatus, type DraftStore } from './drafts';
import type { FormField } from './form-field';
import { isWriting, readValues, writeValues } from './form-element';
import { readReport, withReport } from './report';
import { startChallenge, type Challenge } from './turnstile';

/** A form on the page, from when it appears until it is sent. */
export interface Session {
  element: HTMLFormElement;
  drafts: DraftStore;
  /** Milliseconds since the visitor started to fill it in. */
  elapsed: () => number;
  /** Whether the visitor was told about the filled honeypot: submitting again confirms it. */
  confirmed: boolean;
  busy: boolean;
  /** When the server accepts messages again, in milliseconds of `performance.now()`. */
  retryAt: number;
  challenge?: Challenge;
}

/** Starts a session: restores the visitor's draft, and keeps it from then on. `onDraft` is told of every change of it. */
export function startSession(
  element: HTMLFormElement,
  form: ShownForm,
  onDraft: (status: DraftStatus) => void,
): Session {
  const { fields } = form;
  const read = () => readValues(element, fields);
  // The script loads when visitors start to use the form. If it is already filled by then, the script was late, and they may have started as soon as
  // the page opened.
  let startedAt = Object.keys(read()).length > 0 ? 0 : performance.now();
  const drafts = createDraftStore(draftKey(withPrefix('/'), form), {
    names: fields.map(({ name }) => name),
    read,
    write: (values) => writeValues(element, fields, values),
    isBusy: () => isWriting(element),
    tell: (status) => {
      // A restored text was written long ago.
      if (status.news === 'restored') startedAt = -FILL_TIME;
      onDraft(status);
    },
  });
  return { element, drafts, elapsed: () => performance.now() - startedAt, confirmed: false, busy: false, retryAt: 0 };
}

/** Starts Turnstile, if the site uses it. Nothing is requested from Cloudflare until the visitor is in the form. */
export function startTurnstile(session: Session, siteKey: string | undefined): void {
  const box = session.element.querySelector<HTMLElement>('.contact-challenge');
  if (!siteKey || !box) return;
  session.challenge ??= startChallenge(box, siteKey, () => {
    // The network may be back by the next attempt.
    delete session.challenge;
  });
}

/** Resolves once the form may be sent. `onWait` is called if that is not now: a message written faster than `FILL_TIME` counts as a bot's. */
export async function waitForFillTime({ elapsed }: Session, onWait: () => void): Promise<void> {
  // A timer may fire a fraction of a millisecond early, and the receiver rejects messages that come too early.
  for (let rest = FILL_TIME - elapsed(); rest > 0; rest = FILL_TIME - elapsed()) {
    onWait();
    await new Promise((done) => setTimeout(done, rest));
  }
}

/** Adds the exception that the visitor wants to report to the message, once. `exception` is what it is called in their language. */
export function addReport(element: HTMLFormElement, fields: readonly FormField[], exception: string): void {
  const digest = readReport(location.search);
  if (digest === undefined) return;
  const values = readValues(element, fields);
  writeValues(element, fields, { ...values, message: withReport(values.message ?? '', `${exception} (${digest})`) });
  history.replaceState(history.state, '', location.pathname + location.hash);
}
