import type { ListWords } from '../list-words';

export const book = {
  books: 'Books',
  booksIntro: 'Books worth a place here.',
  noBooks: 'There are no books here yet.',
  allBooks: 'All books',
  booksWritten: 'Books written',
  booksRead: 'Books read',
  publisher: 'Publisher',
  formats: 'Formats',
  formatHardcover: 'Hardcover',
  formatPaperback: 'Paperback',
  formatEbook: 'E-book',
  formatAudiobook: 'Audiobook',
  sample: 'Excerpt',
  readSample: 'Read an excerpt',
} as const satisfies ListWords<'books'>;
