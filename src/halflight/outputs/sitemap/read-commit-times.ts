import { spawnSync } from 'node:child_process';

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
  /** The files whose last commit is before the start of a shallow clone, with the time of the clone's first commit, by which they had changed. */
  atLatest: ReadonlyMap<string, string>;
}

/** The commit times if there is no git. */
export const noCommits: CommitTimes = { exact: new Map(), atLatest: new Map() };

/** The result of the last `readCommitTimes`, and the folder and commit it is valid for: the preview asks after every edit. */
let last: { key: string; times: CommitTimes } | undefined;

/** When git last committed each file below a folder, from its whole history. An unknown file is in neither map; without git both are empty. */
export function readCommitTimes(folder: string): CommitTimes {
  const key = JSON.stringify([folder, runGit(folder, ['rev-parse', 'HEAD'])]);
  if (last?.key !== key) last = { key, times: toTimes(runGit(folder, COMMAND).split('\n')) };
  return last.times;
}

/** The output of git; empty if there is no git or no repository. */
function runGit(folder: string, args: readonly string[]): string {
  const { stdout } = spawnSync('git', ['-C', folder, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  }) as { stdout: string | null };
  return stdout ?? '';
}

/** Reads the lines that git writes, newest commit first. */
function toTimes(lines: readonly string[]): CommitTimes {
  const times = { exact: new Map<string, string>(), atLatest: new Map<string, string>() };
  let [time, known] = ['', times.exact];
  for (const line of lines) {
    if (line.startsWith(COMMIT)) {
      const [first = '', ...names] = line.slice(COMMIT.length).split(/,? /);
      // The first commit of a shallow clone, which git calls grafted, seems to have added every file.
      [time, known] = [first, names.includes('grafted') ? times.atLatest : times.exact];
    } else if (line !== '') {
      const file = unquote(line);
      if (!times.exact.has(file) && !times.atLatest.has(file)) known.set(file, time);
    }
  }
  return times;
}

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r' };

/** Git quotes names that contain quotes, backslashes or control characters, which it escapes as C does. */
function unquote(name: string): string {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign);
}
