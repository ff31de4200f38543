import { AwardItem } from './card';
import { useNumbered } from '../../ui/components/numbered-entries/numbered-entries';
import type { ListProps, ShownEntry } from '../../sections/shown';

/** Prizes and honours, one per row. */
export function List({ entries, level }: ListProps<ShownEntry<'award'>>) {
  const numbered = useNumbered();
  return (
    <ul className="award-list">
      {entries.map((award) => (
        <li key={award.id} {...numbered(award.id)}>
          <AwardItem {...award} level={level} />
        </li>
      ))}
    </ul>
  );
}
