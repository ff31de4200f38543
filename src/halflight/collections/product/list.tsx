import { EntryList } from '../../ui/components/entry-list/entry-list';
import { columnsFor } from '../../sections/columns';
import type { ListProps, ShownEntry } from '../shown';
import { ProductCard } from './card';
import './list.css';

/** Products side by side. */
export function List({ entries, level }: ListProps<ShownEntry<'product'>>) {
  return (
    <EntryList className="product-grid columns" data-columns={columnsFor(entries.length, 3)} entries={entries}>
      {(product) => <ProductCard product={product} level={level} />}
    </EntryList>
  );
}
