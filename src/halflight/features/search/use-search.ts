import { useCallback, useEffect, useReducer, useState } from 'react';
import { SEARCH_DELAY, SEARCH_RESULTS } from '../../limits';
import type { Answer, Counts, Question, SearchIndex } from './search-index';

interface SearchState {
  question: Question;
  /** The latest results. While `busy`, they answer an earlier question. */
  answer: Answer | undefined;
  busy: boolean;
  failed: boolean;
  /** The number of pages of each kind, once known. */
  scope: Counts | undefined;
  /** Changes the question; fields that are not named stay as they are. */
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

/** Searches an index, debounced while the visitor types. Results that arrive after a newer question are dropped. */
export function useSearch(index: SearchIndex): SearchState {
  const [asked, setAsked] = useState(nothing);
  const { question, delay } = asked;
  const [answered, setAnswered] = useState<{ question: Question; answer: Answer }>();
  const [scope, setScope] = useState<Counts>();
  const [failure, setFailure] = useState<{ attempt: number; question: Question | undefined }>();
  const [attempt, again] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let stale = false;
    index.open().then(
      (counts) => {
        if (!stale) setScope(counts);
      },
      () => {
        if (!stale) setFailure({ attempt, question: undefined });
      },
    );
    return () => {
      stale = true;
    };
  }, [index, attempt]);

  useEffect(() => {
    if (question.words === '') return;
    let stale = false;
    const search = async () => {
      try {
        const answer = await index.search(question);
        if (!stale) setAnswered({ question, answer });
      } catch {
        if (!stale) setFailure({ attempt, question });
      }
    };
    const timer = setTimeout(() => void search(), delay);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [index, question, delay, attempt]);

  const ask = useCallback((changes: Partial<Question>) => setAsked((last) => toAsked(last, changes)), []);
  const failed =
    failure?.attempt === attempt &&
    (failure.question === undefined ? scope === undefined : failure.question === question);
  const empty = question.words === '';
  return {
    question,
    answer: empty ? undefined : answered?.answer,
    busy: !empty && !failed && answered?.question !== question,
    failed,
    scope,
    ask,
    again,
  };
}

function toAsked(last: Asked, changes: Partial<Question>): Asked {
  const words = changes.words?.trim() ?? last.question.words;
  const typed = words !== last.question.words;
  if (!typed && Object.keys(changes).join() === 'words') return last;
  if (words === '') return nothing;
  // Other words or filters start with the first results again.
  const question = { ...last.question, count: SEARCH_RESULTS, ...changes, words };
  return { question, delay: typed ? SEARCH_DELAY : 0 };
}
