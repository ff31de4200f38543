import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Marks the line of a commit: no name of a file begins so. */
const COMMIT = '\0';

const COMMAND = [
  ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
  ...['log', '--relative', '--no-renames', '--no-color', '--name-only', '--format=%x00%cI %D', '--', '.'],
];

/** When files were last committed, in ISO 8601, by their paths in the content folder. */
export interface CommitTimes {
  /** Of each file whose last commit is known. */
  exact: ReadonlyMap<string, string>;
  /** Of each file whose last commit lies beyond a shallow clone: the first commit that the clone knows, which is no older than it. */
  atLatest: ReadonlyMap<string, string>;
}

/** What is known where there is no git. */
export const noCommits: CommitTimes = { exact: new Map(), atLatest: new Map() };

/**
 * When each file below a folder was last committed: git's whole history of the folder, read at once. A file is in neither map that git does
 * not know; without git none is in any.
 */
export async function readCommitTimes(folder: string): Promise<CommitTimes> {
  const times = { exact: new Map<string, string>(), atLatest: new Map<string, string>() };
  const git = spawn('git', ['-C', folder, ...COMMAND], { stdio: ['ignore', 'pipe', 'ignore'] });
  // Where there is no git, there is nothing to read either.
  git.on('error', () => undefined);
  let [time, known] = ['', times.exact];
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith(COMMIT)) {
      const [first = '', ...names] = line.slice(COMMIT.length).split(/,? /);
      // The first commit of a shallow clone, which git calls grafted, seems to have made every file.
      [time, known] = [first, names.includes('grafted') ? times.atLatest : times.exact];
      // Commits come from the newest.
    } else if (line !== '') {
      const file = unquote(line);
      if (!times.exact.has(file) && !times.atLatest.has(file)) known.set(file, time);
    }
  }
  return times;
}

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r' };

/** Git puts a name with quotes, backslashes or control characters in quotes, and escapes these as C does. */
function unquote(name: string): string {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign);
}
