import { loadReactOnDemand } from './load-react';
import { fetchAhead } from './fetch-ahead';
import { theme } from '../../features/theme/client';

/** What every page does before React, and for most visitors instead of it. */
theme();
document.addEventListener('DOMContentLoaded', () => {
  fetchAhead();
  loadReactOnDemand();
});
