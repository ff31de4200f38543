import { SIDEBAR_ENTRIES } from '../limits';
import type { CheckContext } from './context';
import type { Problem } from './problem';

/** A side bar with more than anybody looks through is left out, which its author should hear of. */
export function checkSidebar({ at, content: { site }, routes }: CheckContext): Problem[] {
  const count = routes.filter(
    ({ collection, kind, unlisted }) => collection === 'post' && kind === 'entry' && !unlisted,
  ).length;
  if (site?.sidebar !== true || count <= SIDEBAR_ENTRIES) return [];
  return [
    {
      ...at('site.md', ['sidebar']),
      severity: 'warning',
      kind: 'long-sidebar',
      message: `there are ${count} posts, and a side bar lists at most ${SIDEBAR_ENTRIES}; posts are shown without it`,
    },
  ];
}
