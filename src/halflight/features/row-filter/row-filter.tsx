import { useId } from 'react';
import { useWords } from '../../ui/components/site-context/site-context';
import './row-filter.css';

/** A field that filters the tables of the text below it to the rows that contain all typed words. `client.ts` does the filtering. */
export function RowFilter() {
  const say = useWords();
  const id = useId();
  return (
    <div className="row-filter">
      <label className="label" htmlFor={id}>
        {say('filters')}
      </label>
      <input id={id} type="search" autoComplete="off" spellCheck={false} />
      {/* `client.ts` may have written into it before React starts. */}
      <p className="label" role="status" data-words={say('filteredCount')} suppressHydrationWarning>
        {''}
      </p>
    </div>
  );
}
