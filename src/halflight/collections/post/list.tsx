import { EntryList } from '../../ui/components/entry-list/entry-list';
import { useSite } from '../../ui/components/site-context/site-context';
import { groupBy } from '../../group-by';
import type { ListProps, ShownPost } from '../shown';
import { PostItem } from './card';
import './index-list.css';
import './cards.css';
import './guides.css';

/** Posts in the look the site has chosen: rows, an index of titles, or cards. The list of guides is grouped by series. */
export function List(props: ListProps<ShownPost>) {
  const { sidebar } = useSite();
  return sidebar && props.level === 2 ? <Guides {...props} /> : <Posts {...props} />;
}

function Posts({ entries, eager, level }: ListProps<ShownPost>) {
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

/** Guides by series, in two columns, without their tags: the series says what they are about. */
function Guides({ entries }: ListProps<ShownPost>) {
  const series = groupBy(entries, (post) => post.series ?? '');
  return [...series].map(([name, posts]) => (
    <section key={name} className="guides">
      {name && <h2>{name}</h2>}
      <EntryList className="post-list" entries={posts}>
        {(post) => <PostItem post={{ ...post, cover: undefined, tags: undefined }} as="rows" eager={false} level={3} />}
      </EntryList>
    </section>
  ));
}
