import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { ListInfo } from '../../ui/components/site-context/lists';
import { useWords } from '../../ui/components/site-context/site-context';
import { SearchFilters } from './search-filters';
import { SearchForm } from './search-form';
import type { SearchIndex } from './search-index';
import { SearchMessage } from './search-message';
import { SearchResults } from './search-results';
import { SearchScope } from './search-scope';
import { SEARCH_RESULTS } from '../../limits';
import { useSearch } from './use-search';
import './search-panel.css';

/** Shown to the author in the preview instead of the message for visitors: the index is built from finished pages. */
const PREVIEW = 'The preview has no index: "npm run build" makes it, and "npm run serve" shows the site with it.';
const isPreview = process.env.NODE_ENV === 'development';

interface Props {
  id?: string;
  index: SearchIndex;
  input: RefObject<HTMLInputElement | null>;
  /** The lists to suggest when nothing is found. */
  lists: readonly Pick<ListInfo, 'path' | 'all'>[];
  /** Called with the words that are searched for. */
  onAsk?: (words: string) => void;
  /** Called when a result is followed, with the words that matched there. */
  onFollow?: (link: HTMLAnchorElement, found: readonly string[]) => void;
  /** Whether it is in a dialog: it then has a close button, and Enter follows the first result. */
  inDialog?: boolean;
}

/**
 * The search: a field, filters and results. The results are a list of plain links with a live count, rather than a listbox: screen readers read
 * them with their excerpts, they can be opened in another tab, and touch needs no special handling. The arrow keys move between the field and the
 * links.
 */
export function SearchPanel({ id, index, input, lists, onAsk, onFollow, inDialog = false }: Props) {
  const say = useWords();
  const { question, answer, busy, failed, scope, ask, again } = useSearch(index);
  const panel = useRef<HTMLDivElement>(null);
  const entered = useRef(false);
  /** While more results are on their way: how many links there are already. */
  const before = useRef<number>(undefined);
  const { words } = question;

  const links = () => [...(panel.current?.querySelectorAll<HTMLAnchorElement>('.search-results a') ?? [])];
  const read = () => {
    entered.current = false;
    before.current = undefined;
    ask({ words: input.current?.value ?? '' });
  };
  const askForMore = () => {
    if (busy) return;
    before.current = links().length;
    ask({ count: question.count + SEARCH_RESULTS });
  };
  const submit = () => {
    if (!inDialog) return;
    // The results shown may answer an earlier question.
    if (busy) entered.current = true;
    else links()[0]?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { target } = event;
    const onLink = target instanceof HTMLAnchorElement;
    if ((onLink || target === input.current) && moveFocus(event.key, [input.current, ...links()]))
      event.preventDefault();
    // Typing continues in the field.
    else if (onLink && isTyped(event)) input.current?.focus();
  };

  // What was typed before React started, or before the dialog was opened.
  useEffect(() => ask({ words: input.current?.value ?? '' }), [ask, input]);
  useEffect(() => {
    // Only words that have been answered: with each letter, Safari would soon throw, since it allows a hundred URLs in ten seconds.
    if (!busy && input.current?.value.trim() === words) onAsk?.(words);
  }, [busy, input, onAsk, words]);
  useEffect(() => {
    if (busy || !entered.current) return;
    entered.current = false;
    links()[0]?.click();
  }, [busy]);
  useEffect(() => {
    if (busy || before.current === undefined) return;
    // The button moves down, or goes: keyboard users continue at the first new result.
    links()[before.current]?.focus();
    before.current = undefined;
  }, [busy]);
  useEffect(() => {
    // Whoever closes the dialog wants to stay.
    const dialog = panel.current?.closest('dialog');
    const stay = () => {
      entered.current = false;
    };
    dialog?.addEventListener('close', stay);
    return () => dialog?.removeEventListener('close', stay);
  }, []);

  const shown = failed ? undefined : answer;
  const hasResults = shown !== undefined && shown.total > 0;
  const none = shown?.total === 0 && !busy;
  const waits = !failed && !answer && (busy || (inDialog && !scope));
  const scopeShown = !failed && words === '' ? scope : undefined;
  const isEmpty = !failed && !hasResults && !none && !waits && !scopeShown;
  return (
    <div
      className="search-panel"
      ref={panel}
      onKeyDown={onKeyDown}
      data-busy={busy || undefined}
      data-empty={isEmpty || undefined}
    >
      <SearchForm
        id={id}
        input={input}
        onInput={read}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onReset={() => {
          ask({ words: '' });
          input.current?.focus();
        }}
        closes={inDialog}
      >
        {words !== '' && (
          <button className="search-clear" type="reset">
            {say('searchClear')}
          </button>
        )}
      </SearchForm>
      {shown && <SearchFilters question={question} answer={shown} onChange={ask} />}
      <div className="search-body">
        <div className="search-found">
          <p className="search-status label" role="status">
            {hasResults && say('searchResults', { count: shown.total })}
            {none && <span className="visually-hidden">{say('searchNone', { words })}</span>}
          </p>
          {failed && (
            <div role="alert">
              <SearchMessage
                title={isPreview ? PREVIEW : say('searchFailed')}
                help={say('searchFailedHelp')}
                lists={lists}
              >
                <button
                  className="button"
                  type="button"
                  onClick={() => {
                    again();
                    // The button goes, and would take the focus with it.
                    input.current?.focus();
                  }}
                >
                  {say('searchAgain')}
                </button>
              </SearchMessage>
            </div>
          )}
          {scopeShown && <SearchScope counts={scopeShown} />}
          {waits && <p className="search-waiting">{say('searching')}</p>}
          {hasResults && (
            <>
              <SearchResults hits={shown.hits} words={words} onFollow={onFollow} />
              {shown.total > shown.hits.length && (
                // Not `disabled`, which would take the focus from it.
                <button
                  className="search-more button"
                  type="button"
                  aria-disabled={busy || undefined}
                  onClick={askForMore}
                >
                  {say('searchMore')}
                </button>
              )}
            </>
          )}
          {none && (
            <SearchMessage title={say('searchNone', { words })} help={say('searchNoneHelp')} lists={lists}>
              {(question.kind ?? question.tag) !== undefined && (
                <button
                  className="button"
                  type="button"
                  onClick={() => {
                    ask({ kind: undefined, tag: undefined });
                    input.current?.focus();
                  }}
                >
                  {say('searchUnfilter')}
                </button>
              )}
            </SearchMessage>
          )}
        </div>
      </div>
    </div>
  );
}

/** Moves the focus along `stops` for an up or down arrow key. Returns whether the focus moved. */
function moveFocus(key: string, stops: readonly (HTMLElement | null)[]): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return false;
  const next = stops[stops.indexOf(document.activeElement as HTMLElement | null) + step];
  next?.focus();
  return next !== undefined && next !== null;
}

/** Whether a key types a character. Excludes the space bar, which scrolls outside a field, and the slash, which `search-keys.ts` handles. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && key !== '/' && !ctrlKey && !metaKey && !altKey;
}
