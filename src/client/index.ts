import { copyButtons } from './copy-buttons';
import { embeds } from './embeds';
import { loadReactOnDemand } from './load-react';
import { fetchAhead } from './fetch-ahead';
import { theme } from './theme';

/** Everything that a page does before React, and for most visitors instead of it. */
theme();
document.addEventListener('DOMContentLoaded', () => {
  copyButtons();
  embeds();
  fetchAhead();
  loadReactOnDemand();
});
