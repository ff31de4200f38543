// Written by `npm run derive` from the folders beside it.
import { List as AlbumList } from './album/list';
import { List as AwardList } from './award/list';
import { List as BookList } from './book/list';
import { List as EventList } from './event/list';
import { List as ExperienceList } from './experience/list';
import { List as LinkList } from './link/list';
import { List as PostList } from './post/list';
import { List as ProductList } from './product/list';
import { List as ProjectList } from './project/list';
import { List as PublicationList } from './publication/list';

export const lists = {
  album: AlbumList,
  award: AwardList,
  book: BookList,
  event: EventList,
  experience: ExperienceList,
  link: LinkList,
  post: PostList,
  product: ProductList,
  project: ProjectList,
  publication: PublicationList,
} as const;
