import { toFullAddress } from '../derive/to-full-address';
import type { Problem } from './problem';
import type { CheckContext } from './context';

/**
 * The problem with a full URL of this site whose page has moved. It is published as written, and redirected. `now` is where the page is, as a link in
 * `site.md` would name it; the suggestion is a full URL.
 */
export function toFullNewAddress(
  now: string,
  url: string,
  { content, map }: Pick<CheckContext, 'content' | 'map'>,
): Pick<Problem, 'message' | 'suggestion'> {
  const [, file = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(now) ?? [];
  const entry = map.entryOf(file);
  const page = entry && map.pageOf(entry);
  const path = page ? page + rest : now;
  return {
    message: `"${url}" has moved: use the new URL`,
    suggestion: path.startsWith('/') ? toFullAddress(content.site?.url ?? '', encodeURI(path)) : path,
  };
}
