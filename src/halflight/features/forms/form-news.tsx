import type { ReactNode } from 'react';
import { usePunctuation, useWords } from '../../ui/components/site-context/site-context';
import { SEND_TIMEOUT } from '../../limits';
import type { WordName } from '../../words/en';
import type { FormState } from './form-state';
import type { Failure } from './send';
import './form-news.css';

type Say = ReturnType<typeof useWords>;

const failures: Record<Failure['kind'], WordName> = {
  offline: 'failedOffline',
  timedOut: 'failedTimedOut',
  unreachable: 'failedUnreachable',
  refused: 'failedRefused',
  tooMany: 'failedTooMany',
  serverFailed: 'failedServer',
  unclear: 'failedUnclear',
};

const mails = { whole: 'mailOpened', copied: 'mailCopied', notCopied: 'mailNotCopied' } as const;

/** The sentences that describe the state of the form, if any. `clock` changes every second, so it is not announced. */
export function newsOf(state: FormState, say: Say): { sentences: string[]; clock?: string } {
  const mail = state.mail ? [say(mails[state.mail])] : [];
  if (state.status === 'confirm') return { sentences: [say('trapFilled')] };
  if (state.status !== 'failed') return { sentences: mail };
  const { failure, left, isBack } = state;
  const what = say(isBack ? 'backOnline' : failures[failure.kind], { seconds: SEND_TIMEOUT / 1000 });
  const reason = failure.kind === 'refused' && failure.reason ? [say('failedReason', { reason: failure.reason })] : [];
  const over = left === 0 ? [say('failedTooManyOver')] : [];
  return {
    sentences: [what, ...reason, ...over, say('textStays'), ...mail],
    ...(left && { clock: say('failedTooManyFor', { time: toClock(left) }) }),
  };
}

/** Seconds as `0:42`, `12:00` or `1:00:00`. */
function toClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

interface Props {
  state: FormState;
  /** Alternatives to offer. */
  children?: ReactNode;
}

/** Tells visitors the state of their message. A status line of the form announces it to screen readers. */
export function FormNews({ state, children }: Props) {
  const say = useWords();
  const { blank } = usePunctuation();
  const { sentences, clock } = newsOf(state, say);
  if (sentences.length === 0) return null;
  // With mistakes in fields, the first of them has the focus, and must stay in view.
  const ref = Object.keys(state.errors).length === 0 ? bringIntoView : undefined;
  return (
    <div ref={ref} className={state.status === 'failed' ? 'contact-news contact-news-failed' : 'contact-news'}>
      <p>
        {sentences.join(blank)}
        {blank}
        {clock && <span className="contact-news-clock">{clock}</span>}
      </p>
      {children}
    </div>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
