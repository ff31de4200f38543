import { dirname } from 'node:path';
import { capitalize } from '../../../letter-case';
import { mergeTexts, type Merged } from '../merge-texts';
import { besideOf, codeOf, shaOf, type Disk } from './disk';

/** A change that a page of the editor asks for. Paths are as the editor has them, such as `content/posts/one.md`. */
export interface Change {
  path: string;
  /** The new content; `undefined` deletes the file. */
  content?: Buffer;
  /** Where the file has been until now, if it moves. */
  from?: string;
  /** For a text, what `content` was made from. */
  base?: string;
}

/** What is known of the page that asks. */
export interface Asking {
  /** The versions of files that the page knows, by path: those that it read or wrote last. */
  known: ReadonlyMap<string, string>;
  /** Who may have changed a file that the page knows otherwise, such as "another program". */
  whoChanged: (path: string, sha: string | undefined) => string;
  /** The absolute path of a file. Throws `Refused` if the editor has nothing to do there. */
  locate: (path: string) => string;
}

/** Says why nothing was saved, to the person at the page. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** What a change comes to. */
interface Step {
  path: string;
  file: string;
  /** What is there now; `undefined` if nothing is. */
  before: Buffer | undefined;
  /** What is to be there. */
  after: Buffer | undefined;
  /** Whether it also has what another program wrote. */
  merged: boolean;
}

/** How often a save starts over because files change under it. */
const ATTEMPTS = 3;

/**
 * Saves what a page of the editor asks for: all of it or, if something on the disk has changed in the meantime in a way that cannot be merged,
 * nothing, by throwing `Refused`. Resolves to the paths of the files that were merged. The effects, in their order:
 *
 *  1. Every file concerned is read, and all is decided: until here, nothing has been written.
 *  2. Each new version is written whole into a new file beside the old one, whose name begins with a dot, so that nothing reads it.
 *  3. Every file is read again. If one has changed, the new versions are removed, and it starts over.
 *  4. Each new version takes the place of the old one by one call that either happens or not: pictures first, then the texts that name them. Where
 *     there was no file, that call fails if there is one now.
 *  5. What is deleted or was moved is removed, then the folders that this empties.
 *
 * A crash or a loss of power between any two leaves every file as it was or as it was meant to be, and at most files beside others, which the next
 * start removes.
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
    if (attempt === ATTEMPTS)
      throw new Refused('The files are being changed at this very moment. Nothing has been saved: please try again.');
  }
}

/** What is to be done, from what is on the disk. Throws `Refused`, with all reasons, if any of it cannot be done without losing something. */
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

/** What is to be at a path where `before` is, or the reason why it must not be. */
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
      throw new Refused(`A file ${step.path} has appeared at this very moment. ${ADVICE}`);
    }
  }
  const removed = steps.filter(({ after }) => after === undefined);
  for (const { file } of removed) await disk.remove(file);
  for (const { path } of removed) {
    // The folder of a collection stays.
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
