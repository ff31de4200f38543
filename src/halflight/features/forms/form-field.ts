/** The kinds of field that a form may have. `paragraph` is a text of several lines, `flag` a box to tick. */
export const formFieldKinds = [
  'text',
  'paragraph',
  'number',
  'choice',
  'day',
  'email',
  'phone',
  'url',
  'flag',
] as const;

/** One question of a form, as pages, requests and the receiver know it. */
export interface FormField {
  /** Its name in requests and, if it has no label, in words. */
  name: string;
  kind: (typeof formFieldKinds)[number];
  /** The form may be sent without it. */
  optional?: boolean | undefined;
  /** Several values: boxes to tick for a choice, otherwise one value on each line. */
  list?: boolean | undefined;
  label?: string | undefined;
  /** A sentence below the field. */
  help?: string | undefined;
  /** The least number, or the fewest characters of a text. */
  min?: number | undefined;
  /** The greatest number, or the most characters of a text. */
  max?: number | undefined;
  /** Whether a number may have decimals. */
  fraction?: boolean | undefined;
  /** A regular expression that the whole text must match, as in HTML. */
  pattern?: string | undefined;
  /** What a choice offers, as it is sent. */
  options?: readonly string[] | undefined;
  /** The options in the language of the page, in the same order, if that is not the one they are sent in. */
  shownOptions?: readonly string[] | undefined;
}
