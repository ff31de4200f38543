import type { ListWords } from '../list-words';

export const post = {
  posts: 'Posts',
  postsIntro: 'Everything written here, newest first.',
  noPosts: 'Nothing has been written here yet.',
  allPosts: 'All posts',
} as const satisfies ListWords<'posts'>;
