import { relative } from 'node:path';
import { fromProject } from '../paths';

/** A command as typed for a content folder: `npm start` for `content/`, otherwise with `CONTENT_DIR=...`, on Windows in PowerShell syntax. */
export function withFolder(command: string, folder: string, platform = process.platform): string {
  if (folder === fromProject('content')) return command;
  const path = relative(fromProject(), folder);
  // A path with many `..` is easier to read as an absolute one.
  const named = path.startsWith('..') ? folder : path;
  if (platform === 'win32') return `$env:CONTENT_DIR="${named}"; ${command}`;
  return `CONTENT_DIR=${/^[\w./@%+,:-]+$/.test(named) ? named : `'${named.replaceAll("'", "'\\''")}'`} ${command}`;
}
