import type { FieldText } from '../../fields/field';
import { group, list } from '../../fields/groups';
import { path, text } from '../../fields/kinds';

/** Whether every percent sign of a path begins a valid escape. */
function isEscaped(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A field for the former URL of a page: a path of the site, without query or hash, which redirects cannot match. */
export function oldPath(words: FieldText) {
  return text({
    ...words,
    condition: {
      holds: (value) => /^\/(?!\/)[^\s?#\\]*$/.test(value) && isEscaped(value),
      error: 'must be a path such as /old-address/, without "?" and "#", which redirects cannot use',
    },
  });
}

/** The redirects in `site.md`: from URLs that never belonged to an entry, or whose entry is gone. */
export const redirectSettings = list(
  group({
    label: 'Redirect',
    hint: 'An old URL that redirects to a page. The old URL of an entry belongs in the `aliases` of that entry.',
    fields: {
      from: oldPath({
        label: 'From',
        hint: 'The old URL, where there is no page any more.',
        example: '/portfolio/',
      }),
      to: path({ label: 'To', hint: 'The page that it leads to.', example: '/projects/' }),
    },
  }),
).optional();
