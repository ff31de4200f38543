import { fetchAhead } from './fetch-ahead';
import { loadReactOnDemand } from './load-react';
import { theme } from '../../features/theme/client';

/** What every page does before React, and for most visitors instead of it. */
theme();
document.addEventListener('DOMContentLoaded', () => {
  loadReactOnDemand();
  fetchAhead();
});
