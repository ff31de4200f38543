import { withPrefix } from 'gatsby';
import { pagefindIndex } from './search-index';

/** The index of this site. */
export const siteIndex = pagefindIndex(withPrefix('/pagefind/'));
