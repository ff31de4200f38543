import { hosts } from '../hosts';
import type { Host } from '../hosts/host';

/** The paths of all files that a host reads at the root of a site, which no page may take. */
export const hostFiles: ReadonlySet<string> = new Set(
  Object.values<Host>(hosts).flatMap(({ files }) => files.map(({ name }) => `/${name}`)),
);
