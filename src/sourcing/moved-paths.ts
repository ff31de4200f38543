import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toOldPath } from '../derive/to-url';

/** Where an old URL leads now. */
export interface MovedTo {
  /** The path of the page, and what stands behind it. */
  to: string;
  /** The id of the entry whose page it is, if it is one's. */
  entry?: string;
}

/** Queries run in workers, which know of each other's pages only what nodes say, and no node has all aliases: they are kept in this file. */
const fileOf = (root: string): string => join(root, '.cache/halflight-moves.json');

/** Keeps where every old URL of the site leads, for those who draw its links. Called each time that the pages are decided. */
export function keepMoves(moves: ReadonlyMap<string, MovedTo>, root = process.cwd()): void {
  const text = JSON.stringify([...moves]);
  const file = fileOf(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

let known: { stamp: string; moves: ReadonlyMap<string, MovedTo> } | undefined;

function readMoves(root: string): ReadonlyMap<string, MovedTo> {
  const file = fileOf(root);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return new Map();
  const stamp = `${file} ${stats.mtimeMs} ${stats.size}`;
  if (known?.stamp !== stamp)
    known = { stamp, moves: new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, MovedTo][]) };
  return known.moves;
}

/** Where a link to a path of the site leads whose page has moved; `undefined` for one that has not. A fragment and a query go with it. */
export function findMoved(target: string, root = process.cwd()): MovedTo | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(target) ?? [];
  const moved = readMoves(root).get(toOldPath(decode(path)));
  if (!moved) return undefined;
  // What the redirect itself says of the place on the page is more than what an old link knew.
  return { ...moved, to: /[?#]/.test(moved.to) ? moved.to : moved.to + rest };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
