import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Marks the line of a commit: no file name begins with it. */
const COMMIT = '\0';

const COMMAND = [
  ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
  ...['log', '--relative', '--no-renames', '--no-color', '--name-only', '--format=%x00%cI %D', '--', '.'],
];

/** When files were last committed, in ISO 8601, by path in the content folder. */
export interface CommitTimes {
  /** The files whose last commit is known. */
  exact: ReadonlyMap<string, string>;
  /** The files whose last commit is beyond the start of a shallow clone: the time of the clone's first commit, which is no older. */
  atLatest: ReadonlyMap<string, string>;
}

/** The commit times if there is no git. */
export const noCommits: CommitTimes = { exact: new Map(), atLatest: new Map() };

/** When git last committed each file below a folder, from its whole history. An unknown file is in neither map; without git both are empty. */
export async function readCommitTimes(folder: string): Promise<CommitTimes> {
  const reader = createReader();
  const git = spawn('git', ['-C', folder, ...COMMAND], { stdio: ['ignore', 'pipe', 'ignore'] });
  // Without git, there is nothing to read either.
  git.on('error', () => undefined);
  for await (const line of createInterface({ input: git.stdout })) reader.read(line);
  return reader.times;
}

/** The times last read by `readCommitTimesSync`, and the folder and commit that they hold for. */
let last: { key: string; times: CommitTimes } | undefined;

/** The same as `readCommitTimes`, synchronously. The preview asks after every edit, so the history is only read again after a commit. */
export function readCommitTimesSync(folder: string): CommitTimes {
  const key = JSON.stringify([folder, runGit(folder, ['rev-parse', 'HEAD'])]);
  if (last?.key === key) return last.times;
  const reader = createReader();
  for (const line of runGit(folder, COMMAND).split('\n')) reader.read(line);
  last = { key, times: reader.times };
  return reader.times;
}

/** What git prints; nothing if there is no git or no repository. */
function runGit(folder: string, args: readonly string[]): string {
  const { stdout } = spawnSync('git', ['-C', folder, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  }) as { stdout: string | null };
  return stdout ?? '';
}

/** Reads the output of git line by line, from the newest commit. */
function createReader(): { read: (line: string) => void; times: CommitTimes } {
  const times = { exact: new Map<string, string>(), atLatest: new Map<string, string>() };
  let [time, known] = ['', times.exact];
  const read = (line: string): void => {
    if (line.startsWith(COMMIT)) {
      const [first = '', ...names] = line.slice(COMMIT.length).split(/,? /);
      // The first commit of a shallow clone, which git calls grafted, seems to have added every file.
      [time, known] = [first, names.includes('grafted') ? times.atLatest : times.exact];
    } else if (line !== '') {
      const file = unquote(line);
      if (!times.exact.has(file) && !times.atLatest.has(file)) known.set(file, time);
    }
  };
  return { read, times };
}

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r' };

/** Git quotes names with quotes, backslashes or control characters, and escapes these as C does. */
function unquote(name: string): string {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign);
}
