import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { formsOf, toPlain } from '../halflight/to-file-path';
import { IMPORT_FILES, IMPORT_TEXT_BYTES } from '../halflight/limits';
import { withoutNotText } from '../halflight/sourcing/read-text';
import { toValues, type Values } from './values';

/** A folder to import from. Nothing in it is changed, and nothing outside it is read. */
export interface Source {
  /** Its absolute path. */
  root: string;
  /** Every file, relative to it with `/`, sorted by path. */
  files: readonly string[];
  /** Whether a file with this path exists. */
  has: (path: string) => boolean;
  /** The file at a path, or else one whose path differs only in case or Unicode normalisation. */
  find: (path: string) => string | undefined;
  /** The text of a file; '' if it does not exist or is too large for a text. */
  text: (path: string) => string;
  /** The values of a settings file in YAML, TOML or JSON, according to its extension; empty if it cannot be parsed. */
  settings: (path: string) => Values;
  /** The date on which a file was last modified, in UTC. */
  changedOn: (path: string) => string;
}

/**
 * Folders that programs generate or download, never written by an author. Not `public`, which is Hugo's output but holds images in other programs.
 */
const LEFT_OUT = /^(?:node_modules|_site|vendor|bower_components|\.(?!eleventy\.js$|htaccess$).*)$/;

/**
 * Opens a folder to import from. `only` restricts the names at its top level; `leftOut` is an absolute path to ignore. Throws if the folder contains
 * more files than a blog could have.
 */
export function openSource(
  folder: string,
  { only, leftOut }: { only?: readonly string[]; leftOut?: string } = {},
): Source {
  const root = realpathSync(folder);
  const files: string[] = [];
  const walk = (below: string): void => {
    for (const item of readdirSync(join(root, below), { withFileTypes: true })) {
      if (LEFT_OUT.test(item.name) || item.name.includes('\\')) continue;
      if (below === '' && only && !only.includes(item.name)) continue;
      const path = below ? `${below}/${item.name}` : item.name;
      if (join(root, path) === leftOut) continue;
      // Follows no symbolic links: one to a folder may form a cycle, and one to a file may lead out of the source.
      if (item.isDirectory()) walk(path);
      else if (item.isFile() || (item.isSymbolicLink() && isFileWithin(join(root, path), root))) files.push(path);
      if (files.length > IMPORT_FILES)
        throw new Error(`There are more than ${IMPORT_FILES} files in ${folder}: name the folder of the blog itself.`);
    }
  };
  walk('');
  files.sort();
  const known = new Set(files);
  let plain: Map<string, string> | undefined;
  const has = (path: string) => known.has(path);
  const text = (path: string) => {
    if (!has(path) || statSync(join(root, path)).size > IMPORT_TEXT_BYTES) return '';
    return decodeText(readFileSync(join(root, path)));
  };
  return {
    root,
    files,
    has,
    find: (path) => {
      const wanted = posix.normalize(path).replace(/^\/+/, '');
      const exact = formsOf(wanted).find(has);
      if (exact !== undefined) return exact;
      plain ??= new Map(files.toReversed().map((file) => [toPlain(file), file]));
      return plain.get(toPlain(wanted));
    },
    text,
    settings: (path) => readSettings(path, text(path)),
    changedOn: (path) => statSync(join(root, path)).mtime.toISOString().slice(0, 10),
  };
}

/** A folder of a source as a source of its own. */
export function sourceBelow(source: Source, folder: string): Source {
  const within = (path: string) => posix.join(folder, path.replace(/^\/+/, ''));
  return {
    root: join(source.root, folder),
    files: source.files.flatMap((file) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : [])),
    has: (path) => source.has(within(path)),
    find: (path) => {
      const found = source.find(within(posix.normalize(path)));
      return found?.startsWith(`${folder}/`) ? found.slice(folder.length + 1) : undefined;
    },
    text: (path) => source.text(within(path)),
    settings: (path) => source.settings(within(path)),
    changedOn: (path) => source.changedOn(within(path)),
  };
}

function isFileWithin(path: string, root: string): boolean {
  if (!existsSync(path)) return false;
  return realpathSync(path).startsWith(root + sep) && statSync(path).isFile();
}

/** Parses settings in YAML, TOML or JSON, according to the file's extension; returns an empty object if that fails. */
function readSettings(path: string, text: string): Values {
  try {
    const read: unknown = path.endsWith('.toml')
      ? parseToml(text)
      : path.endsWith('.json')
        ? JSON.parse(text)
        : parseYaml(text, { schema: 'failsafe', logLevel: 'silent' });
    return typeof read === 'object' && read !== null ? toValues(read) : {};
  } catch {
    return {};
  }
}

/** Decodes the text of a file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which every byte is valid. Line endings become `\n`. */
export function decodeText(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  const encoding =
    mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  const text = new TextDecoder(encoding)
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  // Editors and exports add characters that do not belong in a text by mistake.
  return withoutNotText(text);
}
