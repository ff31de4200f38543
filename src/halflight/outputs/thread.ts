import { findCommentScripts } from '../features/comments/make-script';
import type { Output } from './output';

/**
 * The scripts that show comments, if `create-pages.ts` has made them for a page. Pages refer to them by their digest. The end of a build removes a
 * script that no page refers to.
 */
export const thread: Output = {
  once: true,
  files: [],
  pathsOf: () => [],
  early: {
    sourcesOf: () =>
      findCommentScripts()
        .map(({ path }) => path)
        .join(' '),
    make: () => findCommentScripts(),
  },
};
