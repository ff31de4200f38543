import { ProductCard } from './card';
import { columnsFor } from '../../sections/columns';
import { useNumbered } from '../../ui/components/numbered-entries/numbered-entries';
import type { ListProps, ShownEntry } from '../../sections/shown';
import './list.css';

/** Products side by side. */
export function List({ entries, level }: ListProps<ShownEntry<'product'>>) {
  const numbered = useNumbered();
  return (
    <ul className="product-grid columns" data-columns={columnsFor(entries.length, 3)}>
      {entries.map((product) => (
        <li key={product.id} {...numbered(product.id)}>
          <ProductCard {...product} level={level} />
        </li>
      ))}
    </ul>
  );
}
