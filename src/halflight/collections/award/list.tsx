import { DatedRow } from '../../ui/components/dated-row/dated-row';
import { EntryList } from '../../ui/components/entry-list/entry-list';
import { Day } from '../../ui/components/time/time';
import type { ListProps, ShownEntry } from '../shown';

/** Prizes and honours, one per row. */
export function List({ entries, level }: ListProps<ShownEntry<'award'>>) {
  return (
    <EntryList className="award-list" entries={entries}>
      {(award) => (
        <DatedRow entry={award} when={<Day day={award.date} />} to={award.url} facts={[award.issuer]} level={level}>
          {award.body && <div className="dated-row-text flow" dangerouslySetInnerHTML={{ __html: award.body }} />}
        </DatedRow>
      )}
    </EntryList>
  );
}
