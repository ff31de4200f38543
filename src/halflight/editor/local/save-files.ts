import { dirname } from 'node:path';
import { capitalize } from '../../letter-case';
import { mergeTexts, type Merged } from '../merge-texts';
import { besideOf, codeOf, shaOf, type Disk } from './disk';
import { SAVE_ATTEMPTS } from '../../limits';

/** A change requested by the editor. Paths are the editor's own, such as `content/posts/one.md`. */
export interface Change {
  path: string;
  /** The new content; `undefined` deletes the file. */
  content?: Buffer;
  /** The former path of the file, if it moves. */
  from?: string;
  /** For a text file, the text that `content` is based on. */
  base?: string;
}

/** What is known about the page that sent the request. */
interface Asking {
  /** The versions of files that the page read or wrote last, by path. */
  known: ReadonlyMap<string, string>;
  /** Who may have changed a file since the page last saw it, such as "another program". */
  whoChanged: (path: string, sha: string | undefined) => string;
  /** The absolute path of a file. Throws `Refused` if the editor may not access it. */
  locate: (path: string) => string;
}

/** Tells the author why nothing was saved. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** What a change does to one path. */
interface Step {
  path: string;
  file: string;
  /** The current content; `undefined` if there is no file. */
  before: Buffer | undefined;
  /** The intended content; `undefined` to delete the file. */
  after: Buffer | undefined;
  /** Whether it includes changes by another program. */
  merged: boolean;
}

/**
 * Saves the changes that a page of the editor requests: all of them or, if another change on disk cannot be merged, none, by throwing `Refused`.
 * Resolves to the paths of merged files. The steps, in order:
 *
 *  1. Read every file involved and plan the save. Nothing has been written so far.
 *  2. Write each new version to a temporary file beside the old one. Its name begins with a dot, so that nothing reads it.
 *  3. Read every file again. If one has changed, remove the temporary files and start over.
 *  4. Move each new version into place with one atomic call: pictures first, then the texts that refer to them. Where there was no file, the call
 *     fails if one now exists.
 *  5. Remove deleted and moved files, then the folders that this leaves empty.
 *
 * A crash or power failure at any point leaves every file either as it was or as intended, and at most some temporary files, which the next start
 * removes.
 */
export async function saveFiles(changes: readonly Change[], asking: Asking, disk: Disk): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const steps = await decide(changes, asking, disk);
    const ready = await prepare(steps, disk);
    if (await isStill(steps, disk)) {
      await perform(steps, ready, disk, asking);
      return steps.filter(({ merged }) => merged).map(({ path }) => path);
    }
    await dropAll(ready, disk);
    if (attempt === SAVE_ATTEMPTS)
      throw new Refused('The files keep changing. Nothing has been saved: please try again.');
  }
}

/** Plans the save from what is on disk. Throws `Refused`, with all reasons, if any change would lose data. */
async function decide(changes: readonly Change[], asking: Asking, disk: Disk): Promise<Step[]> {
  const steps: Step[] = [];
  const reasons: string[] = [];
  for (const change of changes) {
    const { path, from, content } = change;
    const file = asking.locate(path);
    const before = await disk.read(file);
    if (from === undefined) {
      const decided = decideOne(change, before, asking);
      if (typeof decided === 'string') reasons.push(decided);
      else if (!isSame(before, decided.after)) steps.push({ path, file, before, ...decided });
      continue;
    }
    const source = asking.locate(from);
    const moved = await disk.read(source);
    const decided = decideOne({ ...change, path: from }, moved, asking);
    if (before !== undefined) reasons.push(`There is a file ${path} already.`);
    if (moved === undefined || content === undefined) reasons.push(goneFrom(from));
    else if (typeof decided === 'string') reasons.push(decided);
    else
      steps.push(
        { path, file, before, ...decided },
        { path: from, file: source, before: moved, after: undefined, merged: false },
      );
  }
  if (reasons.length > 0) throw new Refused(`${reasons.join(' ')} Nothing has been saved. ${ADVICE}`);
  return steps;
}

const ADVICE = 'What you typed is still here: copy what you need, then reload the page.';

/** The content to write to a path that currently holds `before`, or the reason why it must not be written. */
function decideOne(
  { path, content, base }: Change,
  before: Buffer | undefined,
  { known, whoChanged }: Asking,
): { after: Buffer | undefined; merged: boolean } | string {
  const version = known.get(path);
  if (before === undefined) {
    return content !== undefined && version !== undefined ? goneFrom(path) : { after: content, merged: false };
  }
  const sha = shaOf(before);
  if (content !== undefined && content.equals(before)) return { after: content, merged: false };
  if (version === undefined)
    return `There is a file ${path} already, which this page did not know of. Choose another title or name.`;
  const who = whoChanged(path, sha);
  if (content === undefined || base === undefined) {
    return sha === version
      ? { after: content, merged: false }
      : `${path} has been changed by ${who} since this page read it.`;
  }
  const merged = mergeTexts(base, content.toString('utf8'), before.toString('utf8'));
  if ('conflicts' in merged) return describeConflict(path, who, merged);
  return { after: Buffer.from(merged.text), merged: merged.text !== content.toString('utf8') };
}

function describeConflict(path: string, who: string, { conflicts }: Extract<Merged, { conflicts: string[] }>): string {
  const names = conflicts.map((name) => (name.includes(' ') ? name : `“${name}”`));
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return `${capitalize(who)} has changed ${list} in ${path} since you opened it, and so have you.`;
}

function goneFrom(path: string): string {
  return `${path} has been deleted or moved since you opened it.`;
}

/** Writes each new version beside the old one. */
async function prepare(steps: readonly Step[], disk: Disk): Promise<Map<Step, string>> {
  const ready = new Map<Step, string>();
  try {
    for (const step of steps) {
      if (step.after === undefined) continue;
      await disk.makeFolder(dirname(step.file));
      const beside = besideOf(step.file);
      ready.set(step, beside);
      await disk.write(beside, step.after, step.file);
    }
  } catch (error) {
    await dropAll(ready, disk);
    throw error;
  }
  return ready;
}

async function isStill(steps: readonly Step[], disk: Disk): Promise<boolean> {
  for (const { file, before } of steps) if (!isSame(await disk.read(file), before)) return false;
  return true;
}

async function perform(
  steps: readonly Step[],
  ready: ReadonlyMap<Step, string>,
  disk: Disk,
  { locate }: Asking,
): Promise<void> {
  const written = steps.filter((step) => ready.has(step));
  const isText = ({ path }: Step) => path.endsWith('.md');
  for (const step of [...written.filter((one) => !isText(one)), ...written.filter(isText)]) {
    const beside = ready.get(step) ?? '';
    try {
      await (step.before === undefined ? disk.place(beside, step.file) : disk.replace(beside, step.file));
    } catch (error) {
      await dropAll(ready, disk);
      if (codeOf(error) !== 'EEXIST') throw error;
      throw new Refused(`A file ${step.path} has just been created. ${ADVICE}`);
    }
  }
  const removed = steps.filter(({ after }) => after === undefined);
  for (const { file } of removed) await disk.remove(file);
  for (const { path } of removed) {
    // Keeps the folder of the collection.
    const parts = path.split('/').slice(0, -1);
    if (parts.length > 2) await disk.removeFolder(dirname(locate(path)));
  }
}

async function dropAll(ready: ReadonlyMap<Step, string>, disk: Disk): Promise<void> {
  for (const beside of ready.values()) await disk.remove(beside);
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other);
}
