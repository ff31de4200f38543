import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { ListInfo } from '../../ui/components/site-context/lists';
import { useWords } from '../../ui/components/site-context/site-context';
import { SearchScope } from './kinds';
import { SearchFilters } from './search-filters';
import { SearchForm } from './search-form';
import type { SearchIndex } from './search-index';
import { SearchMessage } from './search-message';
import { SearchResults } from './search-results';
import { SEARCH_RESULTS } from '../../limits';
import type { WordName } from '../../words/en';
import { useSearch } from './use-search';
import './search-panel.css';

/** Shown to authors in the preview instead of the message for visitors: the index is built from the finished pages. */
const PREVIEW = 'The preview has no index: "npm run build" makes it, and "npm run serve" shows the site with it.';
const isPreview = process.env.NODE_ENV === 'development';

interface Props {
  id?: string;
  index: SearchIndex;
  input: RefObject<HTMLInputElement | null>;
  /** The lists to suggest when nothing is found. */
  lists: readonly Pick<ListInfo, 'path' | 'all'>[];
  /** Called with the words being searched for. */
  onAsk?: (words: string) => void;
  /** Called when a result is followed, with the words that matched on that page. */
  onFollow?: (link: HTMLAnchorElement, found: readonly string[]) => void;
  /** Whether it is in a dialog: it then has a close button, and Enter follows the first result. */
  inDialog?: boolean;
}

/**
 * The search: a field, filters and results. The results are a list of plain links with a live count, rather than a listbox: screen readers read them
 * with their excerpts, they can be opened in another tab, and touch needs no special handling. The arrow keys move between the field and the links.
 */
export function SearchPanel({ id, index, input, lists, onAsk, onFollow, inDialog = false }: Props) {
  const say = useWords();
  const { question, answer, busy, failed, scope, ask, again } = useSearch(index);
  const panel = useRef<HTMLDivElement>(null);
  const entered = useRef(false);
  /** The number of links already shown, while more results are loading. */
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
    // The current results may be for an earlier question.
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
    // Only words that have been answered: updating the URL with each letter would soon make Safari throw, since it allows 100 changes per 10 seconds.
    if (!busy && input.current?.value.trim() === words) onAsk?.(words);
  }, [busy, input, onAsk, words]);
  useEffect(() => {
    if (busy) return;
    if (entered.current) links()[0]?.click();
    // The button for more moves down or disappears: keyboard users continue at the first new result.
    else if (before.current !== undefined) links()[before.current]?.focus();
    entered.current = false;
    before.current = undefined;
  }, [busy]);
  useEffect(() => {
    // A visitor who closes the dialog wants to stay.
    const dialog = panel.current?.closest('dialog');
    const stay = () => {
      entered.current = false;
    };
    dialog?.addEventListener('close', stay);
    return () => dialog?.removeEventListener('close', stay);
  }, []);

  const button = (word: WordName, act: () => void) => (
    <button
      className="button"
      type="button"
      onClick={() => {
        act();
        // The button disappears, and would take the focus with it.
        input.current?.focus();
      }}
    >
      {say(word)}
    </button>
  );
  const shown = failed ? undefined : answer;
  const hasResults = shown !== undefined && shown.total > 0;
  const none = shown?.total === 0 && !busy;
  const meant = shown?.meant;
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
                {button('searchAgain', again)}
              </SearchMessage>
            </div>
          )}
          {scopeShown && <SearchScope counts={scopeShown} />}
          {waits && <p className="search-waiting">{say('searching')}</p>}
          {hasResults && (
            <>
              <SearchResults hits={shown.hits} words={words} onFollow={onFollow} />
              {shown.total > shown.hits.length && (
                // Not `disabled`, which would lose the focus.
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
              {meant !== undefined && (
                <button
                  className="button"
                  type="button"
                  onClick={() => {
                    enter(input.current, meant);
                    read();
                  }}
                >
                  {say('searchMeant', { words: meant })}
                </button>
              )}
              {(question.kind ?? question.tag) !== undefined &&
                button('searchUnfilter', () => ask({ kind: undefined, tag: undefined }))}
            </SearchMessage>
          )}
        </div>
      </div>
    </div>
  );
}

/** Enters words into a field, and moves the focus to it. */
function enter(field: HTMLInputElement | null, words: string): void {
  if (!field) return;
  field.value = words;
  field.focus();
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
