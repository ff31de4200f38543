import { accessSync, constants, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { START, toError, type Problem } from '../problem';

/**
 * All files of the content folder, or of its subfolder `top`, as `/`-separated paths relative to the content folder, sorted by name. Dotfiles, dot
 * folders and `node_modules` are skipped. Symbolic links are followed within the content folder; a link that leads out of it or nowhere is a problem,
 * because a clone would lack its target. Unreadable files are problems too. Throws if `folder` or `top` does not exist, or a file vanishes.
 */
export function listContentFiles(folder: string, top = ''): { files: string[]; problems: Problem[] } {
  const root = realpathSync(folder);
  const problems: Problem[] = [];
  const isReadable = (path: string, mode: number): boolean => {
    try {
      accessSync(join(folder, path), mode);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
      problems.push(unreadable(path || '.'));
      return false;
    }
  };
  const look = (below: string, above: readonly string[]): string[] => {
    if (!isReadable(below, constants.R_OK | constants.X_OK)) return [];
    return readdirSync(join(folder, below), { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((item) => {
        const path = below ? `${below}/${item.name}` : item.name;
        if (item.name.includes('\\')) {
          problems.push(badName(path, item.isFile()));
          return [];
        }
        const real = item.isSymbolicLink() ? followLink(join(folder, path), root) : join(root, path);
        if (real === undefined) {
          problems.push(badLink(path));
          return [];
        }
        const isFolder = item.isDirectory() || (item.isSymbolicLink() && statSync(real).isDirectory());
        // Reading a pipe or a socket would block forever.
        if (!isFolder) return statSync(join(root, path)).isFile() && isReadable(path, constants.R_OK) ? [path] : [];
        // A link to an ancestor folder would be followed forever.
        return above.includes(real) ? [] : look(path, [...above, real]);
      });
  };
  return { files: look(top, [realpathSync(join(root, top))]), problems };
}

function followLink(path: string, root: string): string | undefined {
  try {
    const real = realpathSync(path);
    return real.startsWith(`${root}${sep}`) ? real : undefined;
  } catch {
    return undefined;
  }
}

function badName(file: string, isFile: boolean): Problem {
  // Archives packed on Windows contain such names. A Markdown file is not renamed, because it would have to be validated at its new path.
  const meant = file.replaceAll('\\', '/');
  const isPath = meant.split('/').every((part) => part !== '' && !part.startsWith('.'));
  const fix = isFile && isPath && !meant.endsWith('.md') ? { rename: meant } : undefined;
  const message = 'has a backslash in its name, which Windows and URLs treat as a slash: rename it';
  return { file, ...START, ...toError('bad-name', message, undefined, fix) };
}

function unreadable(file: string): Problem {
  const message = 'may not be read by you: change its permissions, or move it out of the content folder';
  return { file, ...START, ...toError('unreadable-file', message) };
}

function badLink(file: string): Problem {
  const message = 'is a symbolic link that leads out of the content folder, or nowhere; put the file itself here';
  return { file, ...START, ...toError('bad-link', message) };
}
