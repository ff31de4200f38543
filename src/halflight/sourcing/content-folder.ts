import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formsOf } from '../to-file-path';
import { fromProject } from '../paths';

/** The absolute path of the content folder: `CONTENT_DIR`, else `content`. */
export function contentFolder(): string {
  return fromProject(process.env.CONTENT_DIR || 'content');
}

/** The absolute path of a file in a content folder, in whichever Unicode form its name has on disk. */
export function toContentFile(path: string, folder = contentFolder()): string {
  const files = formsOf(path).map((form) => join(folder, form));
  return files.find((file) => existsSync(file)) ?? join(folder, path);
}
