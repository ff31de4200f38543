import type { SiteValues } from '../collections';

/** Whether search engines are asked to leave out the whole site: a preview, or a demonstration. */
export function isUnlisted({ demo }: Pick<SiteValues, 'demo'>): boolean {
  return process.env.HALFLIGHT_PREVIEW === '1' || demo === true;
}
