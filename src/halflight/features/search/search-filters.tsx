import { useId } from 'react';
import { useNumber, useWords } from '../../ui/components/site-context/site-context';
import { useKind } from './kinds';
import type { Answer, Question } from './search-index';
import './search-filters.css';

interface Props {
  question: Question;
  answer: Answer;
  onChange: (choice: Pick<Question, 'kind'> | Pick<Question, 'tag'>) => void;
}

/** Filters the results by kind and tag. Filters that would change nothing are not shown. */
export function SearchFilters({ question: { kind, tag }, answer: { kinds, tags }, onChange }: Props) {
  const say = useWords();
  const showNumber = useNumber();
  const kindOf = useKind();
  const name = useId();
  const kindsFound = countsOf(kinds, kind);
  const tagsFound = countsOf(tags, tag);
  const all = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  if (kindsFound.length < 2 && tagsFound.length === 0) return null;
  return (
    <div className="search-filters">
      {kindsFound.length > 1 && (
        <fieldset className="search-kinds">
          <legend className="visually-hidden">{say('searchKind')}</legend>
          {[{ value: undefined, count: all }, ...kindsFound].map(({ value, count }) => (
            <label key={value ?? ''} className="search-kind">
              <input type="radio" name={name} checked={kind === value} onChange={() => onChange({ kind: value })} />
              {value === undefined ? say('searchEveryKind') : kindOf(value).label}
              <span className="search-kind-count">{showNumber(count)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {tagsFound.length > 0 && (
        <select
          className="search-tag"
          aria-label={say('searchTag')}
          value={tag ?? ''}
          onChange={({ target }) => onChange({ tag: target.value || undefined })}
        >
          <option value="">{say('searchEveryTag')}</option>
          {tagsFound.map(({ value, count }) => (
            <option key={value} value={value}>
              {`#${value} (${showNumber(count)})`}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** The values with results, most frequent first. Includes the selected value even if it has no results. */
function countsOf(counts: Answer['kinds'], chosen: string | undefined): { value: string; count: number }[] {
  return Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .filter(({ value, count }) => count > 0 || value === chosen)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
