import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { ContactForm } from './destinations';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { describeMistake } from './describe-mistake';
import { draftKey, createDraftStore, type DraftStore, type DraftStatus, type Values } from './drafts';
import { restOf, startOf } from './submit-time';
import { focusField, focusFirst, isFilled, isWriting, readValues, writeValues } from './form-element';
import { initialState, isClosed, reduce, type FormEvent } from './form-state';
import { readMessage, type FieldName, type Message } from './message';
import { readReport, withReport } from './report';
import { toRequest } from './request';
import { confirmationOf, send } from './send';
import { sendOnce } from './send-once';
import { toMail } from './to-mail';
import type { Post } from './to-post';
import { startChallenge, type Challenge } from './turnstile';
import { copyText } from '../../ui/client/copy-text';

/** One form in the page, from when it appears until it is sent. */
interface Session {
  element: HTMLFormElement;
  drafts: DraftStore;
  /** Milliseconds since the visitor began to fill it in. */
  elapsed: () => number;
  /** Whether the visitor was told about the filled honeypot: the next press confirms. */
  confirmed: boolean;
  busy: boolean;
  /** Until when the server takes no messages, in milliseconds of `performance.now()`. */
  closedUntil: number;
  challenge?: Challenge;
}

const nothingKept: DraftStatus = { kept: false, refused: false, other: false };
const never = () => () => undefined;

/** The behaviour of the contact form once React runs: validates, keeps drafts, sends, and reports the outcome. The browser holds the values. */
export function useContactForm(form: ContactForm, post: Post) {
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
  /** Starts Turnstile. Nothing is requested from Cloudflare before the visitor is in the form. */
  const challenge = useCallback(() => {
    const { current } = session;
    const box = current?.element.querySelector<HTMLElement>('.contact-challenge');
    if (!current || !siteKey || !box) return;
    current.challenge ??= startChallenge(box, siteKey, () => {
      // The network may be back the next time.
      delete current.challenge;
    });
  }, [siteKey]);

  const exception = say('exception');
  /** Puts the exception that the visitor wants to report into the message, once. */
  const takeReport = useCallback(
    (element: HTMLFormElement) => {
      const digest = readReport(location.search);
      if (digest === undefined) return;
      const values = readValues(element);
      writeValues(element, { ...values, message: withReport(values.message ?? '', `${exception} (${digest})`) });
      history.replaceState(history.state, '', location.pathname + location.hash);
    },
    [exception],
  );

  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      if (!element) return;
      const now = performance.now();
      let startedAt = startOf(Object.keys(readValues(element)).length > 0 ? 'filled' : 'blank', now);
      const drafts = createDraftStore(draftKey(withPrefix('/')), {
        read: () => readValues(element),
        write: (values) => writeValues(element, values),
        isBusy: () => isWriting(element),
        tell: (status) => {
          if (status.news === 'restored') startedAt = startOf('restored', now);
          setDraft(status);
        },
      });
      session.current = {
        element,
        drafts,
        elapsed: () => performance.now() - startedAt,
        confirmed: false,
        busy: false,
        closedUntil: 0,
      };
      // The visitor may have been in the form already when React started, or have asked for another form.
      if (element.contains(document.activeElement)) challenge();
      if (isAnother.current) focusField(element, 'name');
      takeReport(element);
      return () => {
        drafts.stop();
        session.current = null;
      };
    },
    [challenge, takeReport],
  );

  useEffect(() => {
    const onConnection = () => dispatch({ type: 'connection', online: navigator.onLine });
    addEventListener('online', onConnection);
    addEventListener('offline', onConnection);
    return () => {
      removeEventListener('online', onConnection);
      removeEventListener('offline', onConnection);
    };
  }, []);

  const closed = isClosed(state);
  useEffect(() => {
    if (!closed) return;
    const timer = setInterval(() => {
      const left = ((session.current?.closedUntil ?? 0) - performance.now()) / 1000;
      dispatch({ type: 'ticked', left: Math.max(0, Math.ceil(left)) });
    }, 1000);
    return () => clearInterval(timer);
  }, [closed]);

  /** Shows errors first and only then moves the focus: a screen reader reads the error of the field that gets it. */
  const showErrors = ({ element }: Session, event: FormEvent & { type: 'validated' | 'answered' }): void => {
    flushSync(() => dispatch(event));
    if (event.type === 'validated') focusFirst(element, event.errors);
    else if (event.outcome.kind === 'refused') focusFirst(element, event.outcome.mistakes);
  };

  const deliver = async (current: Session, message: Message, values: Values): Promise<void> => {
    // Turnstile may not have loaded before.
    if (navigator.onLine) challenge();
    // A timer may end a fraction of a millisecond early, and the receiver refuses what comes early.
    for (let rest = restOf(current.elapsed()); rest > 0; rest = restOf(current.elapsed())) {
      dispatch({ type: 'waits' });
      await new Promise((done) => setTimeout(done, rest));
    }
    dispatch({ type: 'sends' });
    const request = toRequest(form, post, message, {
      elapsed: current.elapsed(),
      confirmed: current.confirmed,
      turnstile: navigator.onLine ? await current.challenge?.takeToken() : undefined,
    });
    if (!request) return;
    const outcome = await sendOnce(withPrefix('/'), JSON.stringify(message), () => send(request, confirmationOf(form)));
    if (outcome.kind === 'delivered') current.drafts.sent(values);
    if (outcome.kind === 'tooMany') current.closedUntil = performance.now() + (outcome.wait ?? 0) * 1000;
    showErrors(current, { type: 'answered', outcome });
  };

  /** Returns the `mailto:` URL of the message. If the text does not fit, it is copied to the clipboard. */
  const prepareMail = (email: string): string => {
    const values = session.current ? readValues(session.current.element) : {};
    const words = { subject: say('mailSubject', { site: title }), rest: say('mailRest') };
    const { href, text, cut } = toMail(email, values, words);
    if (!cut) dispatch({ type: 'mailed', text: 'whole' });
    else {
      void copyText(text).then((copied) => dispatch({ type: 'mailed', text: copied ? 'copied' : 'notCopied' }));
    }
    return href;
  };

  const submit = async (): Promise<void> => {
    const { current } = session;
    if (!current || current.busy || current.closedUntil > performance.now()) return;
    current.drafts.save();
    const values = readValues(current.element);
    const checked = readMessage(values);
    if ('mistakes' in checked) {
      const errors = Object.fromEntries(
        Object.entries(checked.mistakes).map(([name, mistake]) => [
          name,
          describeMistake(name as FieldName, mistake, say),
        ]),
      );
      showErrors(current, { type: 'validated', errors });
    } else if (form.destination === 'mailto') {
      location.assign(prepareMail(form.email));
    } else if (post.trap && isFilled(current.element, post.trap.name) && !current.confirmed) {
      current.confirmed = true;
      dispatch({ type: 'trapped' });
    } else {
      current.busy = true;
      try {
        await deliver(current, checked.message, values);
      } catch {
        // An old browser may lack something, or an extension replace it. Whether the message was sent is unknown.
        showErrors(current, { type: 'answered', outcome: { kind: 'unclear' } });
      } finally {
        current.busy = false;
      }
    }
  };

  /** Keeps what was typed, and revalidates the field if it had an error: only then, so that nobody is corrected before they have finished. */
  const input = (target: EventTarget): void => {
    const { current } = session;
    current?.drafts.typed();
    const name = (target as HTMLInputElement).name as FieldName;
    if (!current || state.errors[name] === undefined) return;
    const checked = readMessage(readValues(current.element));
    const mistake = 'mistakes' in checked ? checked.mistakes[name] : undefined;
    dispatch({ type: 'corrected', name, error: mistake && describeMistake(name, mistake, say) });
  };

  return {
    attach,
    running,
    state,
    draft,
    submit,
    input,
    challenge,
    prepareMail,
    swap: () => {
      const { current } = session;
      if (!current || current.busy) return;
      const isLast = Object.keys(readValues(current.element)).length === 0;
      current.drafts.swap();
      // With nothing to swap back, the button that was pressed is gone.
      if (isLast) focusField(current.element, 'name');
    },
    forget: () => {
      const { current } = session;
      if (!current || current.busy) return;
      current.drafts.forget();
      current.closedUntil = 0;
      dispatch({ type: 'cleared' });
      // The button that was pressed is gone.
      focusField(current.element, 'name');
    },
    writeAnother: () => {
      isAnother.current = true;
      dispatch({ type: 'cleared' });
    },
  };
}
