import { hosts } from '../finish/hosts';
import type { Host } from '../finish/hosts/host';

/** The paths of all files that a host reads at the top of a site: nothing else may be there. */
export const hostFiles: ReadonlySet<string> = new Set(
  Object.values<Host>(hosts).flatMap(({ files }) => files.map(({ name }) => `/${name}`)),
);
