import { PostItem } from './card';
import type { ListProps, ShownPost } from '../../sections/shown';

/** Posts, row by row. */
export function List({ entries, eager, level }: ListProps<ShownPost>) {
  return (
    <ul className="post-list">
      {entries.map((post, index) => (
        <li key={post.id}>
          <PostItem {...post} eager={eager && index === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}
