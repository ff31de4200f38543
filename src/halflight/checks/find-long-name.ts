import { FILE_NAME_BYTES } from '../limits';
import { decodeUrl } from '../parse-url';

/** Describes a part of a path that is too long for a file or folder name; `undefined` if there is none. */
export function findLongName(path: string): string | undefined {
  const bytes = Math.max(
    ...decodeUrl(path)
      .split('/')
      .map((part) => Buffer.byteLength(part)),
  );
  return bytes > FILE_NAME_BYTES
    ? `a part of ${bytes} bytes, but the name of a file can have at most ${FILE_NAME_BYTES}`
    : undefined;
}
