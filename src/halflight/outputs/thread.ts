import { findThreadScript } from '../features/comments/thread/make-script';
import type { Output } from './output';

/**
 * The script that shows replies as comments, if `create-pages.ts` has made it for a page. Pages refer to it by its digest. The end of a build removes
 * a script that no page refers to.
 */
export const thread: Output = {
  once: true,
  files: [],
  pathsOf: () => [],
  early: {
    sourcesOf: () => findThreadScript()?.path ?? '',
    make: () => {
      const script = findThreadScript();
      return script ? [script] : [];
    },
  },
};
