import { flag } from '../../fields/kinds';

/** The setting for tags in texts in `site.md`. */
export const hashtagSettings = flag({
  label: 'Tags in texts',
  hint: 'A word such as `#loom` in the text of an entry is a tag of it, if it can have tags. It leads to the page of that tag.',
  example: 'true',
  default: 'false',
}).optional();
