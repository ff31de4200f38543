import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import { IMPORT_FILES, IMPORT_UNPACKED_BYTES, IMPORT_UNPACKED_STEP } from '../halflight/limits';
import { toShownPath } from '../halflight/paths';

const isZip = (name: string): boolean => /\.zip$/i.test(name);

/** What may lie beside zip files in a folder that holds only exports, such as Ghost's JSON file beside a zip of its pictures. */
const BESIDE = /\.(?:zip|json|xml|atom|csv|txt)$|^(?:content|images|media)$/i;

/**
 * Unpacks an export that is a zip file, or a folder of exports with zip files in it, into a new temporary folder, which the caller removes. Zip files
 * at the top of a zip file are unpacked too, as Notion nests them. Returns `undefined` for anything else. Throws if a zip file is damaged, too large,
 * or leads out of its folder.
 */
export function unpackExport(from: string): string | undefined {
  const isFolder = statSync(from).isDirectory();
  const names = isFolder ? readdirSync(from).filter((name) => !name.startsWith('.')) : [];
  if (isFolder ? !names.some(isZip) || !names.every((name) => BESIDE.test(name)) : !isZip(from)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'halflight-export-'));
  const left = { files: IMPORT_FILES, bytes: IMPORT_UNPACKED_BYTES };
  try {
    for (const name of names.filter((each) => !isZip(each)))
      cpSync(join(from, name), join(folder, name), { recursive: true });
    for (const path of isFolder ? names.filter(isZip).map((name) => join(from, name)) : [from])
      unzipInto(path, folder, left);
    for (const name of readdirSync(folder).filter(isZip)) {
      unzipInto(join(folder, name), folder, left);
      rmSync(join(folder, name));
    }
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${toShownPath(from)} cannot be unpacked: ${why}`, { cause: error });
  }
}

/** Writes the files of a zip file into a folder, a few at a time, and subtracts them from what may still be unpacked. */
function unzipInto(path: string, folder: string, left: { files: number; bytes: number }): void {
  // Node reads no larger file at once.
  if (statSync(path).size >= 2 ** 31)
    throw new Error('it is larger than 2 GB: unpack it yourself, and name the folder');
  const zip = readFileSync(path);
  const listed: UnzipFileInfo[] = [];
  unzipSync(zip, { filter: (file) => !listed.push(file) });
  const files = listed.filter(({ name }) => !/\/$|^__MACOSX\//.test(name));
  left.files -= files.length;
  // The stated sizes are what is allocated, so a file that states a wrong one is cut off.
  left.bytes -= files.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (left.files < 0) throw new Error(`it has more than ${IMPORT_FILES} files`);
  if (left.bytes < 0) throw new Error(`it has more than ${IMPORT_UNPACKED_BYTES / 2 ** 30} GB`);
  for (const { name } of files)
    if (/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name))
      throw new Error(`its file "${name}" would lie outside of the folder`);
  while (files.length > 0) {
    const step = new Set<string>();
    for (let size = 0; files.length > 0 && (size === 0 || size < IMPORT_UNPACKED_STEP);) {
      const file = files.shift();
      size += file?.originalSize ?? 0;
      step.add(file?.name ?? '');
    }
    for (const [name, bytes] of Object.entries(unzipSync(zip, { filter: ({ name: each }) => step.has(each) }))) {
      const target = join(folder, name.replaceAll('\\', '/'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
}
