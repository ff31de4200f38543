import { flag } from '../../fields/kinds';

/** The setting for the side bar of posts in `site.md`. */
export const sidebarSettings = flag({
  label: 'Side bar',
  hint: 'Lists all posts beside each of them, those of a series together: for guides and manuals. On narrow screens it is folded above the post. If left out, there is none.',
  example: 'true',
  default: 'false',
}).optional();
