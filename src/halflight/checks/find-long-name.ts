import { FILE_NAME_BYTES } from '../limits';
import { decodeUrl } from '../parse-url';

/** What a path has that no file or folder can have, in words: a part that is too long as its name. `undefined` if all parts are short enough. */
export function findLongName(path: string): string | undefined {
  const bytes = Math.max(
    ...decodeUrl(path)
      .split('/')
      .map((part) => Buffer.byteLength(part)),
  );
  return bytes > FILE_NAME_BYTES
    ? `a part of ${bytes} bytes, and the name of a file has at most ${FILE_NAME_BYTES}`
    : undefined;
}
