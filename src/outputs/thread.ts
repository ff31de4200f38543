import { makeThreadScript } from '../features/comments/thread/make-script';
import type { Output } from './output';

/** The script that shows replies as comments: pages name it by its digest, and one that none of them names is removed at the end of a build. */
export const thread: Output = {
  once: true,
  files: [],
  pathsOf: () => [],
  early: { sourcesOf: () => makeThreadScript().path, make: () => [makeThreadScript()] },
};
