import { withdrawRules } from './fetch-ahead';
import { loadReactOnDemand } from './load-react';
import { mustSaveData } from './on-intent';

/** Runs on every page once it has been parsed, before React and for most visitors instead of it. What can wait for a file is in `parts.ts`. */
if (mustSaveData()) withdrawRules();
loadReactOnDemand();
