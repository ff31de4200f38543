/** The kinds of field that a declared collection may have. */
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

export type FieldType = (typeof fieldTypes)[number];

/** The looks that the list of a declared collection may have. */
export const looks = ['rows', 'cards', 'index'] as const;

export type Look = (typeof looks)[number];
