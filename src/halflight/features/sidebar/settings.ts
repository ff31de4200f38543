import { flag } from '../../fields/kinds';

/** The setting for the sidebar of posts in `site.md`. */
export const sidebarSettings = flag({
  label: 'Side bar',
  hint: 'Lists all posts beside each post, as in a manual. There and on their page they are grouped by series. Beside a page of text are the pages below it, such as `pages/manual/start.md` below `pages/manual.md`. On narrow screens, the list is collapsed above the post. If left out, there is none.',
  example: 'true',
  default: 'false',
}).optional();
