import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Marks the line of a commit: no name of a file begins so. */
const COMMIT = '\0';

const COMMAND = [
  ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
  ...['log', '--relative', '--no-renames', '--no-color', '--name-only', '--format=%x00%cI %D', '--', '.'],
];

/**
 * When each file below a folder was last committed, in ISO 8601, by its path in there: git's whole history of the folder, read at once. A
 * file is left out that git does not know, or whose last commit lies beyond a shallow clone; without git all are.
 */
export async function readCommitTimes(folder: string): Promise<ReadonlyMap<string, string>> {
  const times = new Map<string, string | undefined>();
  const git = spawn('git', ['-C', folder, ...COMMAND], { stdio: ['ignore', 'pipe', 'ignore'] });
  // Where there is no git, there is nothing to read either.
  git.on('error', () => undefined);
  let time: string | undefined;
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith(COMMIT)) time = timeOf(line);
    // Commits come from the newest.
    else if (line !== '' && !times.has(line)) times.set(line, time);
  }
  return new Map([...times].flatMap(([file, known]) => (known ? [[file, known]] : [])));
}

/** The first commit of a shallow clone, which git calls grafted, seems to have made every file. */
function timeOf(line: string): string | undefined {
  const [time = '', ...names] = line.slice(COMMIT.length).split(/,? /);
  return names.includes('grafted') ? undefined : time;
}
