import type { Check } from './context';
import type { Problem } from '../problem';

/** Warns of a product with a `button` but neither `to` nor `url`, which shows no button. */
export const checkButtons: Check = ({ at, content: { entries } }) => {
  return entries.flatMap(({ collection, filePath, values }): Problem[] => {
    const { button, to, url } = values as Partial<Record<string, unknown>>;
    if (collection !== 'product' || button === undefined || to !== undefined || url !== undefined) return [];
    return [
      {
        ...at(filePath, ['button']),
        severity: 'warning',
        kind: 'no-target',
        message:
          'no button is shown, because it leads nowhere: set "to" (a page of this site) or "url" (a page on another site)',
      },
    ];
  });
};
