import { AwardItem } from './card';
import type { ListProps, ShownEntry } from '../../sections/shown';

/** Prizes and honours, row by row. */
export function List({ entries, level }: ListProps<ShownEntry<'award'>>) {
  return (
    <ul className="award-list">
      {entries.map((award) => (
        <li key={award.id}>
          <AwardItem {...award} level={level} />
        </li>
      ))}
    </ul>
  );
}
