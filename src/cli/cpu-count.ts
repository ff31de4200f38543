import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ENTRIES_FOR_PROCESSES } from '../limits';

/** As many as Gatsby takes if nobody says how many: those of the machine itself. */
const DEFAULT = 'physical_cores';

/**
 * How many cores Gatsby is to use (`GATSBY_CPU_COUNT`), one of which it leaves to its main process: for a build from nothing of many pages one more than
 * there are, for that process waits while the others work; for an edit that process alone, since others would first have to read what it knows.
 *
 * There always is an answer, for webpack compiles everything anew where the environment has a variable more or less.
 *
 * @param folder The content folder.
 * @param warm Whether the build goes on from what the last one kept.
 */
export function toCpuCount(folder: string, warm: boolean): string {
  if (process.env.GATSBY_CPU_COUNT !== undefined) return process.env.GATSBY_CPU_COUNT;
  if (warm) return '1';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  return files.length < ENTRIES_FOR_PROCESSES ? DEFAULT : String(availableParallelism() + 1);
}
