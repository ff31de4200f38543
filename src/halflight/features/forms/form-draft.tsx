import { usePunctuation, useWords } from '../../ui/components/site-context/site-context';
import type { WordName } from '../../words/en';
import type { DraftStatus } from './drafts';
import './form-draft.css';

const news = { restored: 'draftRestored', gone: 'draftGone' } as const satisfies Record<string, WordName>;

/** What to say about the visitor's draft beyond the fact that it is saved. */
export function draftNewsOf({ news: what, other }: DraftStatus): WordName[] {
  return [...(what ? [news[what]] : []), ...(other ? (['draftOther'] as const) : [])];
}

interface Props {
  draft: DraftStatus;
  /** Whether a message is being sent: the buttons then do nothing but stay focusable. */
  busy: boolean;
  onSwap: () => void;
  onForget: () => void;
}

/**
 * Says that what is typed is saved in this browser, and lets the visitor delete it. Nothing is saved until React runs, so until then the stylesheet
 * hides the line and only reserves its space.
 */
export function FormDraft({ draft, busy, onSwap, onForget }: Props) {
  const say = useWords();
  const { blank } = usePunctuation();
  const { kept, refused, other } = draft;
  return (
    <p className="contact-draft">
      {draftNewsOf(draft).map((word) => (
        <span key={word}>{say(word) + blank}</span>
      ))}
      {other && (
        <button className="contact-draft-button" type="button" aria-disabled={busy || undefined} onClick={onSwap}>
          {say('draftSwap')}
        </button>
      )}{' '}
      {say(refused ? 'draftRefused' : 'draftKept')}
      {blank}
      <button
        className="contact-draft-button"
        type="button"
        hidden={!kept}
        aria-disabled={busy || undefined}
        onClick={onForget}
      >
        {say('draftDelete')}
      </button>
    </p>
  );
}
