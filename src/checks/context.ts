import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRoutes } from '../routes/build-routes';
import type { Route } from '../routes/route';
import { publishStatusOf, toClock, type Clock } from '../routes/visibility';
import { fileOfEntry } from '../sourcing/read-bibliography';
import type { Content } from '../sourcing/read-content';
import { readFrontMatter, type FrontMatter } from '../sourcing/read-front-matter';
import type { Place, Problem, TextEdit } from './problem';
import type { Replacement, YamlEdits } from '../sourcing/front-matter-edits';
import { toSiteMap, type SiteMap } from './site-map';

/** What the checks know: the content, and the site that it makes. */
export interface CheckContext {
  /** The content folder. */
  folder: string;
  content: Content;
  /** Every page of the site, of what is not public yet, too: it will be. */
  routes: readonly Route[];
  map: SiteMap;
  /** What day it is. */
  clock: Pick<Clock, 'today'>;
  /** Whether visitors see the page at a path; `map` knows the others, too. */
  isShown: (path: string) => boolean;
  /** Where a value of the front matter of a file stands; for one that is not there, the nearest that is. */
  at: (filePath: string, path: readonly PropertyKey[]) => Place;
  /** The edits of a file that a change of its front matter takes. */
  edit: (filePath: string, change: (yaml: YamlEdits) => Replacement[]) => TextEdit[];
}

/** Something that the content is checked for. */
export type Check = (context: CheckContext) => Problem[];

/** What is to be known for the checks of a folder's content, and which pages cannot be. The clock is that of this build, unless another is given. */
export function toCheckContext(
  folder: string,
  content: Content,
  clock = toClock(content.site?.timeZone, true),
): { context: CheckContext; problems: Problem[] } {
  const { entries, site = {}, collections: registry } = content;
  const { routes, problems } = buildRoutes({ entries, site, clock, registry });
  let shown: ReadonlySet<string> | undefined;
  const findShown = () => {
    const visitors = { ...clock, preview: false };
    const seen = entries.some((entry) => publishStatusOf(entry, clock, registry))
      ? buildRoutes({ entries, site, clock: visitors, registry }).routes
      : routes;
    return new Set(seen.map(({ path }) => path));
  };
  return {
    context: {
      folder,
      content,
      routes,
      map: toSiteMap(content, routes),
      clock,
      isShown: (path) => (shown ??= findShown()).has(path),
      ...createFrontMatterReader(folder, content.texts),
    },
    problems,
  };
}

/**
 * Finds places in the files of a folder. A file is read when the first place in it is asked for: that is quicker than keeping every position of
 * every file for the few that a problem is found at.
 */
function createFrontMatterReader(folder: string, texts: Content['texts']): Pick<CheckContext, 'at' | 'edit'> {
  const read = new Map<string, FrontMatter | undefined>();
  const frontMatterOf = (file: string) => {
    if (!read.has(file)) read.set(file, readFrontMatter(texts?.get(file) ?? readFileSync(join(folder, file), 'utf8')));
    return read.get(file);
  };
  return {
    at: (filePath, path) => {
      const file = fileOfEntry(filePath);
      return { file, ...(frontMatterOf(file)?.positionOf(path) ?? { line: 1, column: 1 }) };
    },
    edit: (file, change) => frontMatterOf(file)?.edit(change) ?? [],
  };
}
