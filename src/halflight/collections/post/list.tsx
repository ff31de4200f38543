import { EntryList } from '../../ui/components/entry-list/entry-list';
import { useSite } from '../../ui/components/site-context/site-context';
import type { ListProps, ShownPost } from '../shown';
import { PostItem } from './card';
import './index-list.css';
import './cards.css';

/** Posts in the look the site has chosen: rows, an index of titles, or cards. */
export function List({ entries, eager, level }: ListProps<ShownPost>) {
  const { postList, demo, look } = useSite();
  // In the look editorial, an index has a lead.
  const isShort = (index: number) => postList === 'index' && !demo && !(look === 'editorial' && index === 0);
  return (
    <EntryList
      className={postList === 'rows' ? 'post-list' : `post-list post-${postList}`}
      entries={entries}
      eager={eager}
    >
      {(post, isEager, index) => (
        <PostItem post={post} as={postList} isShort={isShort(index)} eager={isEager} level={level} />
      )}
    </EntryList>
  );
}
