import { SIDEBAR_ENTRIES } from '../limits';
import type { Check } from './context';

/** Warns that posts are shown without the sidebar, because there are more than `SIDEBAR_ENTRIES`. */
export const checkSidebar: Check = ({ at, content: { site }, routes }) => {
  const count = routes.filter(
    ({ collection, kind, unlisted }) => collection === 'post' && kind === 'entry' && !unlisted,
  ).length;
  if (site?.sidebar !== true || count <= SIDEBAR_ENTRIES) return [];
  return [
    {
      ...at('site.md', ['sidebar']),
      severity: 'warning',
      kind: 'long-sidebar',
      message: `there are ${count} posts, but a sidebar lists at most ${SIDEBAR_ENTRIES}: posts are shown without it`,
    },
  ];
};
