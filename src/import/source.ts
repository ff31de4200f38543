import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { formsOf, toPlain } from '../derive/to-file-path';
import { IMPORT_FILES, IMPORT_TEXT_BYTES } from '../limits';
import { decodeText } from './decode-text';
import { toValues, type Values } from './values';

/** A folder that is imported from. Nothing in it is ever changed, and nothing outside of it is read. */
export interface Source {
  /** Its absolute path. */
  root: string;
  /** Every file, relative to it with `/`, in the order of their names. */
  files: readonly string[];
  /** Whether there is a file of this path. */
  has: (path: string) => boolean;
  /** The file that a path means: by its very name, else by one that differs in capitals or in how accents are stored. */
  find: (path: string) => string | undefined;
  /** The text of a file; '' when there is none, or it is too large to be a text. */
  text: (path: string) => string;
  /** What a file of settings says, in YAML, TOML or JSON by its ending; nothing for one that cannot be read. */
  settings: (path: string) => Values;
  /** The day on which a file was last changed, in UTC. */
  changedOn: (path: string) => string;
}

/** What programs make or fetch: never what an author wrote. Hugo's output is `public`, which is where others keep their pictures. */
const LEFT_OUT = /^(?:node_modules|_site|vendor|bower_components|\.(?!eleventy\.js$).*)$/;

/**
 * Opens a folder that is to be imported from; with `only`, no more than these names in it, and never what lies in `leftOut`, an absolute path. Throws
 * when it holds more files than any blog has.
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
      // A link to a folder may lead round in a circle, and one to a file out of the source.
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

function isFileWithin(path: string, root: string): boolean {
  if (!existsSync(path)) return false;
  return realpathSync(path).startsWith(root + sep) && statSync(path).isFile();
}

/** What a text says in YAML, TOML or JSON, by the ending of its file; nothing when it cannot be read. */
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
