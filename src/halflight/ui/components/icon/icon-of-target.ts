import type { IconName } from '../../../fields/icons';

/** The icon after the text of a link: an arrow that shows whether it leaves the site, or the icon for mail or a telephone. */
export function iconOfTarget(url: string | null | undefined): IconName {
  if (!url) return 'arrow-right';
  if (/^mailto:/i.test(url)) return 'mail';
  return /^tel:/i.test(url) ? 'phone' : 'arrow-up-right';
}
