import type { SiteValues } from '../collections';

/** A link that is on every page, and the path of its field in `site.md`. */
interface FrameLink {
  to: string | undefined;
  /** The top-level field it is in. */
  field: 'navigation' | 'button' | 'footer';
  path: (string | number)[];
}

/**
 * The links in the header and footer of every page, including those in menus.
 * @param settings The settings of a site, in any language.
 */
export function frameLinksOf({
  navigation = [],
  button,
  footer,
}: Pick<Partial<SiteValues>, 'navigation' | 'button' | 'footer'>): FrameLink[] {
  return [
    ...navigation.flatMap(({ to, items = [] }, index) => [
      { to, field: 'navigation' as const, path: ['navigation', index, 'to'] },
      ...items.map((item, place) => ({
        to: item.to,
        field: 'navigation' as const,
        path: ['navigation', index, 'items', place, 'to'],
      })),
    ]),
    ...(button ? [{ to: button.to, field: 'button' as const, path: ['button', 'to'] }] : []),
    ...(footer?.links ?? []).map(({ to }, index) => ({
      to,
      field: 'footer' as const,
      path: ['footer', 'links', index, 'to'],
    })),
  ].filter(({ to }) => to !== undefined);
}
