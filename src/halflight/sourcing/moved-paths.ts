import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { toOldPath } from '../derive/to-url';
import { decodeUrl, splitTarget } from '../parse-url';
import { fromProject } from '../paths';

/** Where an old URL leads now. */
export interface MovedTo {
  /** The path of the page, with query and fragment. */
  to: string;
  /** The id of the page's entry, if it has one. */
  entry?: string;
}

/** Queries run in workers, which know about other pages only through nodes, and no node has all aliases. So the aliases are stored in this file. */
const movesFile = (): string => fromProject('.cache/halflight-moves.json');

/** Stores where the site's old URLs lead, for the code that renders links. Called whenever the pages are determined. */
export function keepMoves(moves: ReadonlyMap<string, MovedTo>): void {
  const text = JSON.stringify([...moves]);
  const file = movesFile();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

let known: { stamp: string; moves: ReadonlyMap<string, MovedTo> } | undefined;

function readMoves(): ReadonlyMap<string, MovedTo> {
  const file = movesFile();
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return new Map();
  const stamp = `${file} ${stats.mtimeMs} ${stats.size}`;
  if (known?.stamp !== stamp)
    known = { stamp, moves: new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, MovedTo][]) };
  return known.moves;
}

/** Where a link to a path of the site leads if its page has moved, otherwise `undefined`. Query and fragment are carried over. */
export function findMoved(target: string): MovedTo | undefined {
  const { path, rest } = splitTarget(target);
  const moved = readMoves().get(toOldPath(decodeUrl(path)));
  if (!moved) return undefined;
  // The redirect's own query or fragment replaces the old link's.
  return { ...moved, to: /[?#]/.test(moved.to) ? moved.to : moved.to + rest };
}
