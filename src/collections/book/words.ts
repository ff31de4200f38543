import type { ListWords } from '../list-words';

export const words = {
  books: 'Books',
  booksIntro: 'Books worth a place here, most recently finished first.',
  noBooks: 'There are no books here yet.',
  allBooks: 'All books',
} as const satisfies ListWords<'books'>;
