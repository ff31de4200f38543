import { loadReactOnDemand } from './load-react';
import { theme } from '../../features/theme/client';

/** What every page does before it is painted, and before React; `fetch-ahead.ts` comes at its end. */
theme();
document.addEventListener('DOMContentLoaded', loadReactOnDemand);
