import { useId } from 'react';
import { EntryList } from '../../ui/components/entry-list/entry-list';
import { useWords } from '../../ui/components/site-context/site-context';
import { columnsFor } from '../../sections/columns';
import type { ListProps, ShownEntry } from '../shown';
import { ProductCard } from './card';
import { terms } from './prices';
import './list.css';

/** Products side by side. If one can be paid by the year, a switch above them chooses which prices are shown. */
export function List({ entries, level }: ListProps<ShownEntry<'product'>>) {
  const grid = (
    <EntryList className="product-grid columns" data-columns={columnsFor(entries.length, 3)} entries={entries}>
      {(product) => <ProductCard product={product} level={level} />}
    </EntryList>
  );
  if (entries.every(({ price }) => price?.yearly === undefined)) return grid;
  return (
    <div className="prices">
      <PriceSwitch />
      {grid}
    </div>
  );
}

/** Monthly or yearly. Styles do the rest, so that it needs no script; each list has a switch of its own. */
function PriceSwitch() {
  const say = useWords();
  const name = useId();
  return (
    <fieldset className="price-switch">
      <legend className="visually-hidden">{say('prices')}</legend>
      {terms.map((term) => (
        <label key={term}>
          <input type="radio" name={name} value={term} defaultChecked={term === 'month'} />
          {say(term === 'month' ? 'monthly' : 'yearly')}
        </label>
      ))}
    </fieldset>
  );
}
