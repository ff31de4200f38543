import { fetchAhead } from './fetch-ahead';
import { loadReactOnDemand } from './load-react';

/** Runs on every page once it has been parsed, before React and for most visitors instead of it. */
loadReactOnDemand();
fetchAhead();
