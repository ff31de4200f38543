export const bookFormats = ['hardcover', 'paperback', 'e-book', 'audiobook'] as const;

export type BookFormat = (typeof bookFormats)[number];
