import type { FieldText } from '../../fields/field';
import { group, list } from '../../fields/groups';
import { path, text } from '../../fields/kinds';

/** Why a text cannot be an old URL; `undefined` if it can. Hosts interpret some characters as patterns and others as a different folder. */
function findFault(path: string): string | undefined {
  if (!/^\/(?!\/)[^?#]*$/.test(path))
    return 'must be a path such as /old-address/, without "?" and "#", which redirects cannot use';
  if (/\*|\/:[a-z]/i.test(path))
    return 'must be one old URL, without "*" and names such as ":slug": list each URL, or write a rule for your host, such as a line of static/_redirects';
  const decoded = decode(path);
  if (decoded === undefined) return 'has a "%" that begins no escape: write it as "%25"';
  if (/[\s\p{Cc}\\]/u.test(path) || /[\p{Cc}\\]/u.test(decoded))
    return 'must not have spaces, line breaks, control characters and backslashes: a space of a URL is written "%20"';
  if (/%2f/i.test(path)) return 'must not have an escaped slash ("%2F"), which hosts take for a folder or refuse';
  if (/\/\.{0,2}(?=\/.)|\/\.{1,2}\/?$/.test(decoded))
    return 'must not have "//", or "." and ".." between slashes: write the path that they lead to';
  return undefined;
}

/** A path with its escapes decoded; `undefined` if one is invalid. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A field for the former URL of a page: a path on the site, without query or hash, which redirects cannot match. */
export function oldPath(words: FieldText) {
  return text({
    ...words,
    condition: {
      holds: (value) => findFault(value) === undefined,
      error: (value) => findFault(value) ?? '',
    },
  });
}

/** What an entry was or is called: an old URL or, without a slash, a name that `[[links]]` may use. */
export function alias(words: FieldText) {
  return text({
    ...words,
    condition: {
      holds: (value) => isName(value) || findFault(value) === undefined,
      error: (value) => findFault(value) ?? '',
    },
  });
}

/** Whether an alias is a name, not an old URL: it has no slash, or is in words, such as `How to/Weave`, and does not begin with one. */
export const isName = (written: string): boolean =>
  !written.includes('/') || (/^[^/:]+\//.test(written) && /[\s\p{Lu}]/u.test(written));

/** The redirects in `site.md`: from URLs that never belonged to an entry, or whose entry is gone. */
export const redirectSettings = list(
  group({
    label: 'Redirect',
    hint: 'An old URL that redirects to a page or URL. The old URLs of an entry belong in its `aliases`.',
    fields: {
      from: oldPath({
        label: 'From',
        hint: 'The old URL, which no longer has a page.',
        example: '/portfolio/',
      }),
      to: path({ label: 'To', hint: 'The page or the URL that it redirects to.', example: '/projects/', orUrl: true }),
    },
  }),
).optional();

/** Paths of this domain that another program serves: `/shop/` with all that is below, or one file. */
export const otherPaths = list(
  text({
    label: 'Path',
    hint: 'A path that another program serves. Links to it, and to what is below it, are not checked.',
    example: '/shop/',
    condition: {
      holds: (value) => /^\/[^/\s?#*][^\s?#*]*$/.test(value),
      error: 'must be a path such as /shop/, without "*", "?" and "#"',
    },
  }),
).optional();

/** Whether another program serves a path, according to these settings. */
export function isElsewhere(
  path: string,
  { otherPaths: listed = [] }: { otherPaths?: readonly string[] | undefined },
): boolean {
  return listed.some((other) => path === other || `${path}/` === other || path.startsWith(other.replace(/\/?$/, '/')));
}
