import { PostItem } from './card';
import { useSite } from '../../ui/components/site-context/site-context';
import { useNumbered } from '../../ui/components/numbered-entries/numbered-entries';
import type { ListProps, ShownPost } from '../../sections/shown';
import './index-list.css';
import './cards.css';

/** Posts in the look that the site has chosen: rows, an index of titles, or cards. */
export function List({ entries, eager, level }: ListProps<ShownPost>) {
  const numbered = useNumbered();
  const { postList } = useSite();
  const first = entries.findIndex(({ cover }) => cover);
  return (
    <ul className={postList === 'rows' ? 'post-list' : `post-list post-${postList}`}>
      {entries.map((post, index) => (
        <li key={post.id} {...numbered(post.id)}>
          <PostItem {...post} as={postList} eager={eager && index === first} level={level} />
        </li>
      ))}
    </ul>
  );
}
