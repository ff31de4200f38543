import type { SubmitEventHandler, ReactNode, Ref } from 'react';
import { withPrefix } from 'gatsby';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import './search-form.css';

interface Props {
  id?: string | undefined;
  input?: Ref<HTMLInputElement>;
  onInput?: () => void;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  onReset?: () => void;
  /** Whether it is in a dialog, which its last button closes (`search-keys.ts`). */
  closes: boolean;
  /** What follows the field. */
  children?: ReactNode;
}

/** The search field. Before React has started, it submits to the search page. */
export function SearchForm({ id, input, onInput, onSubmit, onReset, closes, children }: Props) {
  const say = useWords();
  const { home } = useSite();
  return (
    <form
      id={id}
      className="search-form"
      role="search"
      action={withPrefix(`${home}search/`)}
      onSubmit={onSubmit}
      onReset={onReset}
    >
      <Search className="icon" strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        className="search-input"
        name="q"
        type="text"
        dir="auto"
        aria-label={say('searchWords')}
        placeholder={say('search')}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onInput={onInput}
      />
      {children}
      {closes && (
        <button className="search-close" type="button">
          <X className="icon" strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">{say('searchClose')}</span>
        </button>
      )}
    </form>
  );
}
