import { EntryList } from '../../ui/components/entry-list/entry-list';
import type { ListProps, ShownEntry } from '../shown';
import { AlbumCard } from './card';
import './list.css';

/** Albums as a grid of two or three columns, whichever leaves fewer places of the last row empty. */
export function List({ entries, eager, level }: ListProps<ShownEntry<'album'>>) {
  const columns = entries.length % 2 === 0 && entries.length % 3 !== 0 ? 2 : 3;
  return (
    <EntryList className="album-grid" data-columns={entries.length < 3 ? 2 : columns} entries={entries} eager={eager}>
      {(album, isEager) => <AlbumCard album={album} eager={isEager} level={level} />}
    </EntryList>
  );
}
