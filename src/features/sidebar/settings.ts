import { flag } from '../../fields/kinds';

/** What `site.md` says of a column beside posts. */
export const sidebarSettings = flag({
  label: 'Side bar',
  hint: 'Lists all posts beside each of them, those of a series together: for guides and manuals. On narrow screens it is folded above the post. If left out, there is none.',
  example: 'true',
  default: 'false',
}).optional();
