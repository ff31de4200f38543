import { fetchAhead } from './fetch-ahead';
import { loadReactOnDemand } from './load-react';

/** What every page does once it has been read, before React and for most visitors instead of it. */
loadReactOnDemand();
fetchAhead();
