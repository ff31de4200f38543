import { searchKeys } from '../features/search/search-keys';
import { chooseTheme } from '../features/theme/choose-theme';
import { applyDeferredStyles } from '../ui/client/apply-deferred-styles';
import { closeMenusOnLeaving } from '../ui/client/close-menus';
import { fetchAhead } from '../ui/client/fetch-ahead';
import { loadParts } from '../ui/client/load-parts';
import { loadReactOnDemand } from '../ui/client/load-react';

/**
 * What works without React on every page. Each is started once, on a parsed page. Nearly all listen on the document and look up elements when an
 * event occurs, so they also serve the pages that React renders in place.
 */
const core: readonly (() => unknown)[] = [
  loadReactOnDemand,
  applyDeferredStyles,
  fetchAhead,
  chooseTheme,
  searchKeys,
  closeMenusOnLeaving,
  loadParts,
];

function start(): void {
  // One by one, so that an error in one does not keep the others from starting.
  for (const each of core) queueMicrotask(each);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
