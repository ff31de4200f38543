import { collections } from '../collections';
import type { ListFilter } from '../fields/list-filters';
import type { ListName } from '../words/list-names';
import type { Collection } from '../collections/define-collection';
import { filterFieldOf } from '../routes/filter-routes';
import type { Check } from './context';
import type { Problem } from '../problem';

/** Reports list filters by a field that the entries do not have. */
export const checkFilters: Check = ({ at, content: { site } }) => {
  const lists: Partial<Record<ListName, { filters?: readonly ListFilter[] | undefined } | undefined>> =
    site?.collections ?? {};
  return (collections as readonly Collection[]).flatMap((collection): Problem[] => {
    const { filters = [] } = lists[collection.folder as ListName] ?? {};
    return filters.flatMap((filter, index): Problem[] =>
      collection.list && filterFieldOf(filter, collection) === undefined
        ? [
            {
              ...at('site.md', ['collections', collection.folder, 'filters', index]),
              severity: 'error',
              kind: 'unknown-filter',
              message: `${collection.folder} cannot be filtered by "${filter}", because they have no such field: remove it`,
            },
          ]
        : [],
    );
  });
};
