/** The kinds of field that a collection of an author's own may have. */
export const fieldTypes = [
  'text',
  'markdown',
  'number',
  'flag',
  'day',
  'time',
  'duration',
  'choice',
  'image',
  'url',
  'email',
  'page',
] as const;

/** A kind of field that a collection of an author's own may have. */
export type FieldType = (typeof fieldTypes)[number];

/** The looks that the list of a collection of an author's own may have. */
export const looks = ['rows', 'cards', 'index'] as const;

/** A look of a list. */
export type Look = (typeof looks)[number];
