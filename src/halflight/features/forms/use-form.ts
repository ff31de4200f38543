import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { ActionDispatch, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '../../ui/client/copy-text';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { describeMistake } from './describe-mistake';
import { CONTACT_FORM, type ShownForm } from './destinations';
import type { DraftStatus } from './drafts';
import { focusFirst, isFilled, readValues } from './form-element';
import { addReport, startSession, startTurnstile, waitForFillTime, type Session } from './form-session';
import type { FormField } from './form-field';
import { initialState, isRateLimited, reduce, type FormEvent } from './form-state';
import { readMessage, type Message, type Mistake, type Values } from './message';
import { toRequest } from './request';
import { confirmationOf, send, type Outcome } from './send';
import { sendOnce } from './send-once';
import { toMail, toMailText } from './to-mail';
import type { Post } from './to-post';

type Dispatch = ActionDispatch<[FormEvent]>;

const nothingKept: DraftStatus = { kept: false, refused: false, other: false };
const never = () => () => undefined;

/** A form's behaviour once React runs: validates, saves drafts, sends, and reports the outcome. The browser holds the values. */
export function useForm(form: ShownForm, post: Post) {
  const { fields } = form;
  const say = useWords();
  const { title } = useSite();
  const running = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [state, dispatch] = useReducer(reduce, initialState);
  const [draft, setDraft] = useState(nothingKept);
  const session = useRef<Session>(null);
  const isAnother = useRef(false);
  const siteKey = form.destination === 'endpoint' ? form.turnstile : undefined;
  const exception = say('exception');

  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      if (!element) return;
      const started = startSession(element, form, setDraft);
      session.current = started;
      // The visitor may already have been in the form when React started, or may have asked for another form.
      if (element.contains(document.activeElement)) startTurnstile(started, siteKey);
      if (isAnother.current) focusFirst(element, form.fields);
      if (form.name === CONTACT_FORM) addReport(element, form.fields, exception);
      return () => {
        started.drafts.stop();
        session.current = null;
      };
    },
    [form, siteKey, exception],
  );
  useConnection(dispatch);
  useRetryCountdown(isRateLimited(state), session, dispatch);

  const describe = (name: string, mistake: Mistake): string => {
    const field = fields.find((each) => each.name === name);
    return field ? describeMistake(field, mistake, say) : '';
  };

  const deliver = async (current: Session, message: Message, values: Values): Promise<Outcome | undefined> => {
    // Turnstile may have failed to load before.
    if (navigator.onLine) startTurnstile(current, siteKey);
    await waitForFillTime(current, () => dispatch({ type: 'waits' }));
    dispatch({ type: 'sends' });
    const request = toRequest(form, post, message, {
      elapsed: current.elapsed(),
      confirmed: current.confirmed,
      turnstile: navigator.onLine ? await current.challenge?.takeToken() : undefined,
    });
    if (!request) return undefined;
    const outcome = await sendOnce(withPrefix('/'), JSON.stringify([form.name, form.about, message]), () =>
      send(
        request,
        confirmationOf(form),
        fields.map(({ name }) => name),
      ),
    );
    if (outcome.kind === 'delivered') current.drafts.sent(values);
    if (outcome.kind === 'tooMany') current.retryAt = performance.now() + (outcome.wait ?? 0) * 1000;
    return outcome;
  };

  /** Returns the `mailto:` URL of the message. If the text does not fit, it is copied to the clipboard. */
  const prepareMail = (email: string): string => {
    const values = session.current ? readValues(session.current.element, fields) : {};
    const words = { subject: form.label ?? say('mailSubject', { site: title }), rest: say('mailRest') };
    const { href, text, cut } = toMail(email, toMailText(form, values, say, words.subject), words.rest);
    if (!cut) dispatch({ type: 'mailed', text: 'whole' });
    else void copyText(text).then((copied) => dispatch({ type: 'mailed', text: copied ? 'copied' : 'notCopied' }));
    return href;
  };

  const submit = async (): Promise<void> => {
    const { current } = session;
    if (!current || current.busy || current.retryAt > performance.now()) return;
    const { element, drafts } = current;
    drafts.save();
    const values = readValues(element, fields);
    const checked = readMessage(fields, values);
    if ('mistakes' in checked) {
      const mistakes = Object.entries(checked.mistakes) as [string, Mistake][];
      const errors = Object.fromEntries(mistakes.map(([name, mistake]) => [name, describe(name, mistake)]));
      dispatchErrors(element, fields, { type: 'validated', errors }, dispatch);
    } else if (form.destination === 'mailto') {
      location.assign(prepareMail(form.email));
    } else if (post.trap && isFilled(element, post.trap.name) && !current.confirmed) {
      current.confirmed = true;
      dispatch({ type: 'trapped' });
    } else {
      current.busy = true;
      // An old browser may lack an API, or an extension may replace it. It is then unknown whether the message was sent.
      const outcome = await deliver(current, checked.message, values).catch((): Outcome => ({ kind: 'unclear' }));
      if (outcome) dispatchErrors(element, fields, { type: 'answered', outcome, message: values }, dispatch);
      current.busy = false;
    }
  };

  return {
    attach,
    running,
    state,
    draft,
    submit,
    prepareMail,
    /** Saves what was typed, and revalidates the field only if it had an error, so that visitors are not corrected before they have finished. */
    input: (target: EventTarget): void => {
      const { current } = session;
      current?.drafts.typed();
      const name = (target as HTMLInputElement).name;
      if (!current || state.errors[name] === undefined) return;
      const checked = readMessage(fields, readValues(current.element, fields));
      const mistake = 'mistakes' in checked ? checked.mistakes[name] : undefined;
      dispatch({ type: 'corrected', name, error: mistake && describe(name, mistake) });
    },
    focus: (): void => {
      if (session.current) startTurnstile(session.current, siteKey);
    },
    swap: (): void => {
      const { current } = session;
      if (!current || current.busy) return;
      const isLast = Object.keys(readValues(current.element, fields)).length === 0;
      current.drafts.swap();
      // With no other text left, the pressed button is gone.
      if (isLast) focusFirst(current.element, fields);
    },
    forget: (): void => {
      const { current } = session;
      if (!current || current.busy) return;
      current.drafts.forget();
      current.retryAt = 0;
      dispatch({ type: 'cleared' });
      // The pressed button is gone.
      focusFirst(current.element, fields);
    },
    writeAnother: (): void => {
      isAnother.current = true;
      dispatch({ type: 'cleared' });
    },
  };
}

/** Renders errors before moving the focus, so that a screen reader reads the error of the focused field. */
function dispatchErrors(
  element: HTMLFormElement,
  fields: readonly FormField[],
  event: FormEvent & { type: 'validated' | 'answered' },
  dispatch: Dispatch,
): void {
  flushSync(() => dispatch(event));
  const wrong =
    event.type === 'validated' ? event.errors : event.outcome.kind === 'refused' ? event.outcome.mistakes : {};
  if (Object.keys(wrong).length > 0) focusFirst(element, fields, (name) => wrong[name] !== undefined);
}

function useConnection(dispatch: Dispatch): void {
  useEffect(() => {
    const onConnection = () => dispatch({ type: 'connection', online: navigator.onLine });
    addEventListener('online', onConnection);
    addEventListener('offline', onConnection);
    return () => {
      removeEventListener('online', onConnection);
      removeEventListener('offline', onConnection);
    };
  }, [dispatch]);
}

/** Counts the seconds down until the server accepts messages again. */
function useRetryCountdown(limited: boolean, session: RefObject<Session | null>, dispatch: Dispatch): void {
  useEffect(() => {
    if (!limited) return;
    const timer = setInterval(() => {
      const left = ((session.current?.retryAt ?? 0) - performance.now()) / 1000;
      dispatch({ type: 'ticked', left: Math.max(0, Math.ceil(left)) });
    }, 1000);
    return () => clearInterval(timer);
  }, [limited, session, dispatch]);
}
