import { buildRoutes } from '../../../routes/build-routes';
import { publishStatusOf, toClock, type PublishStatus } from '../../../routes/visibility';
import { readContent } from '../../../sourcing/read-content';

/** Where an entry is shown. */
export interface EntryPage {
  /** The path of its page in a preview, where hidden entries are shown, too. `undefined` if it has none of its own. */
  path?: string;
  /** Why visitors do not see it. */
  hidden?: PublishStatus;
}

/** Finds the page of a content file. It is read anew each time, since it has just been saved. */
export function findPage(folder: string, file: string): EntryPage {
  const { entries, site, collections: registry } = readContent(folder);
  const entry = entries.find(({ filePath }) => filePath === file);
  if (!entry || !site) return {};
  const { routes } = buildRoutes({ entries, site, clock: toClock(site.timeZone, true), registry });
  const path = routes.find(({ entry: id }) => id === entry.id)?.path;
  const hidden = publishStatusOf(entry, toClock(site.timeZone, false), registry);
  return { ...(path !== undefined && { path }), ...(hidden && { hidden }) };
}
