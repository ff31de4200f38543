import Search from 'lucide-react/icons/search';
import { Link } from '../../ui/components/link/link';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import './search-button.css';

/**
 * Opens the search. Without JavaScript, it is a link to the search page. `features/search/search-keys.ts` handles clicks on it and the shortcuts
 * declared here, and opens the dialog of `features/search/search-host.tsx`.
 */
export function SearchButton() {
  const say = useWords();
  const { home } = useSite();
  return (
    <Link className="search-button" to={`${home}search/`} data-interactive="" aria-keyshortcuts="/ Control+K Meta+K">
      <Search className="icon" strokeWidth={1.75} aria-hidden="true" />
      <span className="visually-hidden">{say('search')}</span>
      <kbd aria-hidden="true">/</kbd>
    </Link>
  );
}
