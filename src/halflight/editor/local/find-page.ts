import { buildRoutes } from '../../routes/build-routes';
import { publishStatusOf, toClock } from '../../routes/visibility';
import type { PublishStatus } from '../../ui/components/site-context/site-context';
import { readContent } from '../../sourcing/read-content';

/** Where an entry is shown. */
export interface EntryPage {
  /** The path of its page in a preview, which also shows hidden entries. `undefined` if it has no page of its own. */
  path?: string;
  /** Why visitors do not see it. */
  hidden?: PublishStatus;
}

/** Finds the page of a content file. Reads the content again each time, since the file has just been saved. */
export function findPage(folder: string, file: string): EntryPage {
  const { entries, site, collections: registry } = readContent(folder);
  const entry = entries.find(({ filePath }) => filePath === file);
  if (!entry || !site) return {};
  const { routes } = buildRoutes({ entries, site, clock: toClock(site.timeZone, true), registry });
  const path = routes.find(({ entry: id }) => id === entry.id)?.path;
  const hidden = publishStatusOf(entry, toClock(site.timeZone, false), registry);
  return { ...(path !== undefined && { path }), ...(hidden && { hidden }) };
}
