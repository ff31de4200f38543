import { useCallback, useEffect, useReducer, useState } from 'react';
import { SEARCH_DELAY, SEARCH_RESULTS } from '../../limits';
import type { Answer, Counts, Question, SearchIndex } from './search-index';

interface SearchState {
  question: Question;
  /** The latest results. While `busy`, they are for an earlier question. */
  answer: Answer | undefined;
  busy: boolean;
  failed: boolean;
  /** The number of pages of each kind, once known. */
  scope: Counts | undefined;
  /** Changes the question; fields that are not given stay as they are. */
  ask: (changes: Partial<Question>) => void;
  /** Retries after a failure. */
  again: () => void;
}

/** A question, and how many milliseconds to wait for further typing. */
interface Asked {
  question: Question;
  delay: number;
}

const nothing: Asked = { question: { words: '', count: SEARCH_RESULTS }, delay: 0 };

/** How the latest attempt at a question ended; after a failure, with what was known before. */
interface Ended {
  question?: Question;
  attempt?: number;
  failed?: boolean;
  scope?: Counts;
  answer?: Answer;
}

/** Searches an index, debounced while the visitor types. Drops results that arrive after a newer question. */
export function useSearch(index: SearchIndex): SearchState {
  const [{ question, delay }, setAsked] = useState(nothing);
  const [ended, setEnded] = useState<Ended>({});
  const [attempt, again] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let stale = false;
    const end = (result: Pick<Ended, 'failed' | 'scope' | 'answer'>) => {
      if (!stale) setEnded((before) => ({ ...before, failed: false, ...result, question, attempt }));
    };
    const search = async () => {
      try {
        const scope = await index.open();
        end(question.words === '' ? { scope } : { scope, answer: await index.search(question) });
      } catch {
        end({ failed: true });
      }
    };
    const timer = setTimeout(() => void search(), delay);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [index, question, delay, attempt]);

  const ask = useCallback((changes: Partial<Question>) => setAsked((last) => toAsked(last, changes)), []);
  const empty = question.words === '';
  const current = ended.question === question && ended.attempt === attempt;
  return {
    question,
    answer: empty ? undefined : ended.answer,
    busy: !empty && !current,
    failed: current && ended.failed === true,
    scope: ended.scope,
    ask,
    again,
  };
}

function toAsked(last: Asked, changes: Partial<Question>): Asked {
  const words = changes.words?.trim() ?? last.question.words;
  const typed = words !== last.question.words;
  if (!typed && Object.keys(changes).join() === 'words') return last;
  if (words === '') return nothing;
  // New words or filters reset the number of results.
  const question = { ...last.question, count: SEARCH_RESULTS, ...changes, words };
  return { question, delay: typed ? SEARCH_DELAY : 0 };
}
