import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ENTRIES_FOR_PROCESSES } from '../limits';

/** Gatsby's own default: the physical cores of the machine. */
const DEFAULT = 'physical_cores';

/**
 * The number of cores for Gatsby (`GATSBY_CPU_COUNT`), of which it reserves one for its main process. A cold build of many pages gets one more than
 * the machine has, since the main process waits while the workers run. A warm build gets the main process alone, since workers would first have to
 * load its state.
 *
 * It is always set: adding or removing one of Gatsby's variables makes webpack compile everything again.
 *
 * @param folder The content folder.
 * @param warm Whether the build reuses the cache of the last one.
 */
export function toCpuCount(folder: string, warm: boolean): string {
  if (process.env.GATSBY_CPU_COUNT !== undefined) return process.env.GATSBY_CPU_COUNT;
  if (warm) return '1';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  return files.length < ENTRIES_FOR_PROCESSES ? DEFAULT : String(availableParallelism() + 1);
}
