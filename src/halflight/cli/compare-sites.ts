import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A page that differs, by its path without the site's prefix. */
export interface Change {
  path: string;
  how: 'new' | 'changed' | 'removed';
}

/**
 * The visible part of a page, for comparison. Leaves out what differs per build (digests in file names, the template and the data of scripts) and
 * what readers do not see, such as structured data.
 */
export function toComparable(html: string): string {
  return html
    .replace(/<(script|template|style)\b[^]*?<\/\1>/g, '')
    .replace(/^[^]*?<body/, '<body')
    .replace(/<[^>]*>/g, (tag) => tag.replace(/[-./][\da-f]{8,40}(?=[./"'?\s])/g, ''))
    .replace(/\s+/g, ' ');
}

/**
 * The file name of a page's screenshots. It includes the page's index among the changed pages, since two paths can be equal once slashes are
 * replaced.
 */
export function toPictureName(path: string, index: number): string {
  return `${String(index + 1).padStart(2, '0')}-${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}`;
}

/** The pages that differ between the finished sites in two folders. */
export function findChanges(before: string, after: string): Change[] {
  const [old, now] = [pagesOf(before), pagesOf(after)];
  return [...new Set([...old, ...now])].sort().flatMap((file): Change[] => {
    const path = `/${file.replace(/index\.html$/, '')}`;
    if (!now.has(file)) return [{ path, how: 'removed' }];
    if (!old.has(file)) return [{ path, how: 'new' }];
    const [one, other] = [before, after].map((folder) => toComparable(readFileSync(join(folder, file), 'utf8')));
    return one === other ? [] : [{ path, how: 'changed' }];
  });
}

function pagesOf(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  // A folder name may end in `.html`, from an old URL.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
  return new Set(paths.filter((file) => file.endsWith('.html')));
}
